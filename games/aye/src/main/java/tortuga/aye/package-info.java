/// Aye: a crew in the grip of a Kraken, its captain, and perhaps a traitor.
@NullMarked
package tortuga.aye;

import org.jspecify.annotations.NullMarked;
