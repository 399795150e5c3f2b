/// Storage of tables, people and chat.
@NullMarked
package tortuga.server.store;

import org.jspecify.annotations.NullMarked;
