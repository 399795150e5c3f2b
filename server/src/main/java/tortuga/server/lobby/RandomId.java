package tortuga.server.lobby;

import java.util.random.RandomGenerator;

/// Letters and digits drawn at random, as a name that nobody can guess.
///
/// @param length number of characters
public record RandomId(int length) {
  static final RandomId TABLE = new RandomId(16);
  static final RandomId CODE = new RandomId(6);

  /// No two of these look alike.
  private static final String ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

  public String draw(RandomGenerator random) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return text.toString();
  }
}
