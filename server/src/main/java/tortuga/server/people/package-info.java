/// Who is who: names, flags, and the secrets by which browsers are recognised.
@NullMarked
package tortuga.server.people;

import org.jspecify.annotations.NullMarked;
