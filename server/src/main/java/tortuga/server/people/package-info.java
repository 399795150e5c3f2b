/// Who is who: names, flags, and the secrets by which people are known again.
@NullMarked
package tortuga.server.people;

import org.jspecify.annotations.NullMarked;
