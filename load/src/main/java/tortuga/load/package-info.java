/// Clients that play over real sockets: to measure a server, and to test it.
@NullMarked
package tortuga.load;

import org.jspecify.annotations.NullMarked;
