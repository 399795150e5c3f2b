package tortuga.server.people;

import java.security.SecureRandom;
import java.util.Locale;
import tortuga.server.store.Sha256;
import tortuga.server.table.Refusal;

/// A code of 100 bits that somebody writes down, to come back without any browser; the server
/// stores only its hash.
///
/// @param letters all of it, without what stands between groups
public record RecoveryCode(String letters) {
  private static final SecureRandom RANDOM = new SecureRandom();

  /// No two of these look alike.
  private static final String ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

  private static final int LENGTH = 20;
  private static final int GROUP = 5;

  /// Maximum number of characters that are looked at.
  private static final int LONGEST = 100;

  static RecoveryCode random() {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      letters.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
    }
    return new RecoveryCode(letters.toString());
  }

  /// Reads what somebody typed: in small letters, or with other signs between the groups.
  public static RecoveryCode of(String typed) throws Refusal {
    String letters =
        typed.length() > LONGEST
            ? ""
            : typed.replaceAll("[^\\p{L}\\p{N}]+", "").toUpperCase(Locale.ROOT);
    if (letters.length() != LENGTH) throw new Refusal("bad-recovery-code");
    return new RecoveryCode(letters);
  }

  /// Returns it as it is written down, in groups.
  public String text() {
    return letters.replaceAll("(.{%d})(?=.)".formatted(GROUP), "$1-");
  }

  /// Returns what the server stores of it.
  public String hash() {
    return Sha256.of(letters);
  }

  /// A secret is not for logs.
  @Override
  public String toString() {
    return "RecoveryCode[…]";
  }
}
