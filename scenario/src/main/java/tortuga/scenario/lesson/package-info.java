/// Lessons: positions with words, played by the rules and judged move by move.
@NullMarked
package tortuga.scenario.lesson;

import org.jspecify.annotations.NullMarked;
