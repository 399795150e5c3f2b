/// HTTP and WebSocket: routes, sessions, sockets and static pages.
@NullMarked
package tortuga.server.http;

import org.jspecify.annotations.NullMarked;
