package tortuga.engine.chance;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/// The secret from which a table draws all its chance; kept by the server until the game is over.
///
/// Every hash below is SHA-256; its algorithm and the layout of its input are part of the format of
/// a log.
public record Seed(long high, long low) {
  /// Used only as a template: copying a digest is faster than looking one up by its name.
  private static final MessageDigest BLANK = blank();

  /// Returns the seed written as 32 hexadecimal digits.
  public static Seed of(String text) {
    if (!text.matches("[0-9a-f]{32}")) {
      throw new IllegalArgumentException("a seed is 32 hexadecimal digits, not " + text);
    }
    return new Seed(
        Long.parseUnsignedLong(text, 0, 16, 16), Long.parseUnsignedLong(text, 16, 32, 16));
  }

  /// A seed for the lab, where nothing needs to be unguessable.
  public static Seed of(long number) {
    return new Seed(SplitMix.mix(number), SplitMix.mix(~number));
  }

  /// Returns the chance for the `entry`-th entry of the log, independent of every other entry's.
  public Chance chance(int entry) {
    return new EntryChance(this, entry);
  }

  SplitMix source(int entry) {
    byte[] hash = sha256(bytes("tortuga chance").putInt(entry));
    return new SplitMix(ByteBuffer.wrap(hash).getLong());
  }

  /// Returns the promise published when the table opens, so that anyone can check the dice later.
  public String promise() {
    return HexFormat.of().formatHex(sha256(bytes("tortuga promise")));
  }

  /// Returns the seed that results when every seat adds a word of its own, so that no one alone
  /// chose it.
  public Seed mixedWith(List<String> words) {
    ByteBuffer start = bytes("tortuga mix").flip();
    ByteBuffer input = ByteBuffer.allocate(start.remaining() + 32 * words.size()).put(start);
    for (String word : words) {
      byte[] said = word.getBytes(StandardCharsets.UTF_8);
      input.put(sha256(ByteBuffer.allocate(said.length).put(said)));
    }
    byte[] hash = sha256(input);
    return new Seed(ByteBuffer.wrap(hash).getLong(0), ByteBuffer.wrap(hash).getLong(8));
  }

  private ByteBuffer bytes(String purpose) {
    return ByteBuffer.allocate(64)
        .put(purpose.getBytes(StandardCharsets.US_ASCII))
        .putLong(high)
        .putLong(low);
  }

  private static byte[] sha256(ByteBuffer input) {
    try {
      MessageDigest digest = (MessageDigest) BLANK.clone();
      digest.update(input.flip());
      return digest.digest();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("every Java can copy its SHA-256", e);
    }
  }

  private static MessageDigest blank() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  @Override
  public String toString() {
    return "%016x%016x".formatted(high, low);
  }
}
