/// A game just big enough for the tests of lab and server: hidden hands, secret choices, a die, and
/// a rule that has changed.
@NullMarked
package tortuga.testkit.highcard;

import org.jspecify.annotations.NullMarked;
