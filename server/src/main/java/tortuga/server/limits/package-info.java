/// Rate limits by kind of request, person and address.
@NullMarked
package tortuga.server.limits;

import org.jspecify.annotations.NullMarked;
