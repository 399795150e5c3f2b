/// The laws that every game must keep, as tests that a game gets by implementing an interface.
@NullMarked
package tortuga.testkit;

import org.jspecify.annotations.NullMarked;
