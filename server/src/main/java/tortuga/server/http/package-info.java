/// HTTP and WebSocket: who may speak, what they say, and the pages.
@NullMarked
package tortuga.server.http;

import org.jspecify.annotations.NullMarked;
