/// HTTP and WebSocket: who may speak, what they say, and the pages.
@NullMarked
package tortuga.server.web;

import org.jspecify.annotations.NullMarked;
