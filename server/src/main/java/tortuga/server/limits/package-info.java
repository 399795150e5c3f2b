/// How much anybody may ask of the server: how often, and from where.
@NullMarked
package tortuga.server.limits;

import org.jspecify.annotations.NullMarked;
