package tortuga.testkit.parley;

import tortuga.engine.Move;
import tortuga.engine.Seat;

/// What a captain can do.
public sealed interface ParleyMove extends Move {
  record Choose(int coin) implements ParleyMove {}

  record Protest() implements ParleyMove {}

  record Pass() implements ParleyMove {}

  record Keep() implements ParleyMove {}

  record Give(Seat to) implements ParleyMove {}

  record Leave() implements ParleyMove {}

  /// Only a flawed game offers this.
  record Mumble(Word word) implements ParleyMove {}

  /// A word that is never understood.
  record Word(String text) {
    public static Word of(String text) {
      return new Word("some" + text.length());
    }
  }
}
