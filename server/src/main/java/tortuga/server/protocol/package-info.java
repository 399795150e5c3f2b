/// What pages and server say to each other, as records and as JSON.
@NullMarked
package tortuga.server.protocol;

import org.jspecify.annotations.NullMarked;
