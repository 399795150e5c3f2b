/// Running tables: each with its mailbox, deadlines, bot turns, presence and subscribers.
@NullMarked
package tortuga.server.live;

import org.jspecify.annotations.NullMarked;
