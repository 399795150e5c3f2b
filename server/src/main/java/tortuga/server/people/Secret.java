package tortuga.server.people;

import java.security.SecureRandom;
import java.util.Base64;
import tortuga.server.store.Sha256;

/// A secret of 256 bits, which the server gives away and stores only as a hash.
public record Secret(String text) {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 32;

  static Secret random() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return new Secret(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /// Returns what the server stores of it.
  public String hash() {
    return Sha256.of(text);
  }

  /// A secret is not for logs.
  @Override
  public String toString() {
    return "Secret[…]";
  }
}
