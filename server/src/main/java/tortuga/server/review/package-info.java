/// Reviews of finished games, made one after another while the tables leave room for them.
@NullMarked
package tortuga.server.review;

import org.jspecify.annotations.NullMarked;
