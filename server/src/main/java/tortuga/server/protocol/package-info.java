/// The messages between pages and server, as records and as JSON, and their projection.
@NullMarked
package tortuga.server.protocol;

import org.jspecify.annotations.NullMarked;
