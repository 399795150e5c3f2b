/// Lessons: each request plays one in memory, from its beginning, and nothing is kept.
@NullMarked
package tortuga.server.lesson;

import org.jspecify.annotations.NullMarked;
