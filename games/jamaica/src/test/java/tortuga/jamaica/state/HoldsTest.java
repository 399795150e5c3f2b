package tortuga.jamaica.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;
import tortuga.jamaica.Cargo;

class HoldsTest {
  @Test
  void looking_at_all_holds_together_is_looking_at_one_after_the_other() {
    SplitMix luck = Chance.seeded(1);
    for (int i = 0; i < 10_000; i++) {
      long holds = anyHolds(luck);

      assertThat(Holds.filled(holds)).isEqualTo(filled(holds));
      for (int kind = 0; kind < Cargo.COUNT; kind++) {
        Cargo cargo = Cargo.of(kind);
        assertThat(Holds.carrying(holds, cargo)).isEqualTo(carrying(holds, cargo));
        assertThat(Holds.total(holds, cargo)).isEqualTo(total(holds, cargo));
      }
    }
  }

  private static long anyHolds(SplitMix luck) {
    long holds = 0;
    for (int hold = 1; hold <= Ship.SIXTH; hold++) {
      int amount = luck.below(Ship.MOST_IN_HOLD + 1);
      if (amount > 0) {
        holds = Holds.stowed(holds, hold, Cargo.of(luck.below(Cargo.COUNT)), amount);
      }
    }
    return holds;
  }

  private static int filled(long holds) {
    int filled = 0;
    for (int hold = 1; hold <= Ship.SIXTH; hold++) {
      if (Holds.amount(holds, hold) > 0) filled |= 1 << hold;
    }
    return filled;
  }

  private static int carrying(long holds, Cargo cargo) {
    int carrying = 0;
    for (int hold = 1; hold <= Ship.SIXTH; hold++) {
      boolean carries = Holds.amount(holds, hold) > 0 && Holds.cargo(holds, hold) == cargo;
      if (carries) carrying |= 1 << hold;
    }
    return carrying;
  }

  private static int total(long holds, Cargo cargo) {
    int total = 0;
    for (int hold = 1; hold <= Ship.SIXTH; hold++) {
      if (Holds.cargo(holds, hold) == cargo) total += Holds.amount(holds, hold);
    }
    return total;
  }
}
