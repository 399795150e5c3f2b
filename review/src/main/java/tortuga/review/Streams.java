package tortuga.review;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import tortuga.engine.chance.Chance;

/// Seeds that follow from what they are for, so that a review comes out the same in whatever order,
/// and with however many threads, its parts are computed.
final class Streams {
  private Streams() {}

  /// Returns a seed for one purpose, told apart by numbers.
  static long seed(long root, long... parts) {
    long seed = root;
    for (long part : parts) {
      seed = Chance.seeded(seed ^ Chance.seeded(part).next()).next();
    }
    return seed;
  }

  static String sha256(String text) {
    return HexFormat.of().formatHex(sha256().digest(bytes(text)));
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /// Returns the seed that follows from a hash.
  static long ofHash(String hash) {
    return ByteBuffer.wrap(HexFormat.of().parseHex(hash)).getLong();
  }
}
