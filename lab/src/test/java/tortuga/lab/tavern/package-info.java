/// A game just big enough for the tests of the lab: hidden hands, secret choices, a die.
@NullMarked
package tortuga.lab.tavern;

import org.jspecify.annotations.NullMarked;
