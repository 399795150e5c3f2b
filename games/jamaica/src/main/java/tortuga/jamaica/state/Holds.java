package tortuga.jamaica.state;

import tortuga.jamaica.Cargo;

/// The six holds of a ship in one number, one byte a hold, the first one lowest: the kind of cargo
/// above four bits of amount. Rules look into holds at every turn, so all are looked at together.
///
/// Sets of holds are sets of bits: hold one is the second bit.
final class Holds {
  private static final int KIND = 4;
  private static final int AMOUNT = 15;
  private static final int HOLD = 255;

  /// A one for each hold.
  private static final long ONES = 0x0101_0101_0101L;

  /// As a factor, adds all bytes up in the highest one.
  private static final long SUM = 0x0101_0101_0101_0101L;

  /// As a factor of ones, one byte a hold, makes them neighbours in the highest byte.
  private static final long GATHER = 0x0102_0408_1020_0000L;

  private static final int HIGHEST_BYTE = 56;
  private static final int ALL = 63;

  private Holds() {}

  private static int shift(int hold) {
    return 8 * (hold - 1);
  }

  static int amount(long holds, int hold) {
    return (int) (holds >>> shift(hold)) & AMOUNT;
  }

  static Cargo cargo(long holds, int hold) {
    return Cargo.of((int) (holds >>> (shift(hold) + KIND)) & AMOUNT);
  }

  static long cleared(long holds, int hold) {
    return holds & ~((long) HOLD << shift(hold));
  }

  static long stowed(long holds, int hold, Cargo cargo, int amount) {
    return cleared(holds, hold) | ((long) (cargo.ordinal() << KIND | amount) << shift(hold));
  }

  static long taken(long holds, int hold, int amount) {
    return holds - ((long) amount << shift(hold));
  }

  /// Returns the set of holds that are not empty.
  static int filled(long holds) {
    return set(holds & AMOUNT * ONES);
  }

  /// Returns the set of holds that carry a kind of cargo.
  static int carrying(long holds, Cargo cargo) {
    return set(amounts(holds, cargo));
  }

  /// Returns how much of a kind of cargo is in all holds together.
  static int total(long holds, Cargo cargo) {
    return (int) ((amounts(holds, cargo) * SUM) >>> HIGHEST_BYTE);
  }

  /// Returns the amounts of a kind of cargo alone, one byte a hold.
  private static long amounts(long holds, Cargo cargo) {
    long difference = (holds >>> KIND) ^ (cargo.ordinal() * ONES);
    long isOther = (difference | (difference >>> 1)) & ONES;
    return holds & (AMOUNT * (ONES - isOther));
  }

  private static int set(long amounts) {
    long pairs = amounts | (amounts >>> 2);
    long isFilled = (pairs | (pairs >>> 1)) & ONES;
    return ((int) ((isFilled * GATHER) >>> HIGHEST_BYTE) & ALL) << 1;
  }
}
