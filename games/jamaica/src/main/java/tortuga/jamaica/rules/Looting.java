package tortuga.jamaica.rules;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Lists;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.steps.Chapter;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaEvent.CurseGiven;
import tortuga.jamaica.JamaicaEvent.HiddenStolen;
import tortuga.jamaica.JamaicaEvent.HoldStolen;
import tortuga.jamaica.JamaicaEvent.LootDeclined;
import tortuga.jamaica.JamaicaEvent.LootSunk;
import tortuga.jamaica.JamaicaEvent.PowerStolen;
import tortuga.jamaica.JamaicaFigure.Goods;
import tortuga.jamaica.JamaicaFigure.Theft;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.*;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step;
import tortuga.jamaica.state.Step.ChooseLoot;
import tortuga.jamaica.state.Step.Load;

/// What the winner of a combat may take, or leave behind.
public final class Looting extends JamaicaChapter {
  static final JamaicaQuestionRule<ChooseLoot> CHOOSE_LOOT = new ChooseLootRule();

  private static final Luck THEFT = Luck.of("theft", Treasure.class);

  private static final List<JamaicaMove> STEAL_HOLD = Lists.of(Ship.SIXTH + 1, StealHold::new);
  private static final List<JamaicaMove> STEAL_POWER =
      Lists.of(Treasure.values().length, card -> new StealPower(Treasure.of(card)));
  private static final JamaicaMove STEAL_HIDDEN = new StealHidden();
  private static final JamaicaMove NOTHING = new Nothing();

  Looting(Chapter<JamaicaState, Step, JamaicaEvent> same) {
    super(same);
  }

  /// Asks the winner, unless everybody can see that there is nothing to choose.
  @Rule({"JAM-COMBAT-10", "JAM-RULING-23", "JAM-RULING-45"})
  void offer(int winner, int loser) {
    if (isAsked(table, winner, loser)) agenda.push(new ChooseLoot(winner, loser));
  }

  public static boolean isAsked(JamaicaState table, int winner, int loser) {
    boolean mayHideCurse = !table.isGhost(winner) && table.ships[winner].hiddenCount > 0;
    return mayHideCurse
        || holdsToSteal(table, winner, loser) != 0
        || powersToSteal(table, loser) != 0
        || table.ships[loser].hiddenCount > 0;
  }

  /// Returns the holds of the loser whose content the winner could load.
  @Rule({"JAM-LOOT-01", "JAM-RULING-24", "JAM-RULING-43"})
  private static int holdsToSteal(JamaicaState table, int winner, int loser) {
    int holds = 0;
    for (int kind = 0; kind < Cargo.COUNT; kind++) {
      Cargo cargo = Cargo.of(kind);
      int carrying = table.ships[loser].holdsWith(cargo);
      if (carrying != 0 && canTake(table, winner, cargo)) holds |= carrying;
    }
    return holds;
  }

  private static boolean canTake(JamaicaState table, int winner, Cargo cargo) {
    Ship ship = table.ships[winner];
    return table.isGhost(winner)
        ? cargo != Cargo.DOUBLOONS || ship.hasEmptyHold()
        : ship.canLoad(cargo);
  }

  /// Returns what it brings to steal from a hold.
  @Rule({"JAM-LOOT-01", "JAM-LOAD-02", "JAM-GHOST-12", "JAM-RULING-44"})
  static Theft theft(JamaicaState table, ChooseLoot loot, int hold) {
    Ship loser = table.ships[loot.loser()];
    Goods goods = new Goods(loser.cargo(hold), loser.amount(hold));
    if (isSunk(table, loot.winner(), goods.cargo())) return new Theft(goods, Theft.Room.SEA);
    boolean hasRoom = table.ships[loot.winner()].hasEmptyHold();
    return new Theft(goods, hasRoom ? Theft.Room.EMPTY_HOLD : Theft.Room.FULL_HOLD);
  }

  /// The Ghost Ship throws away whatever is no gold.
  private static boolean isSunk(JamaicaState table, int winner, Cargo cargo) {
    return table.isGhost(winner) && cargo != Cargo.DOUBLOONS;
  }

  /// Returns the loser's powers that can be stolen; the Ghost keeps Lady Beth.
  @Rule({"JAM-LOOT-02", "JAM-GHOST-03", "JAM-GHOST-15"})
  private static int powersToSteal(JamaicaState table, int loser) {
    int powers = table.ships[loser].powers;
    return table.isGhost(loser) ? powers & ~Treasure.BETH.bit() : powers;
  }

  /// Returns the curses that the winner could give away; the Ghost never gives a card.
  @Rule({"JAM-LOOT-03", "JAM-GHOST-13", "JAM-RULING-26"})
  private static int cursesToGive(JamaicaState table, int winner) {
    return table.isGhost(winner) ? 0 : table.ships[winner].hidden & Treasure.CURSED;
  }

  /// What the winner takes or gives; whoever says nothing takes nothing.
  private static final class ChooseLootRule implements JamaicaQuestionRule<ChooseLoot> {
    /// For the Ghost, the player who was not in the combat chooses.
    @Override
    @Rule("JAM-GHOST-11")
    public Seats asked(JamaicaState table, ChooseLoot loot) {
      return Seats.of(
          table.isGhost(loot.winner()) ? Seat.of(1 - loot.loser()) : table.master(loot.winner()));
    }

    @Override
    public void offer(JamaicaState table, ChooseLoot loot, Seat seat, Moves<JamaicaMove> moves) {
      int holds = holdsToSteal(table, loot.winner(), loot.loser());
      for (int left = holds; left != 0; left &= left - 1) {
        moves.add(STEAL_HOLD.get(Integer.numberOfTrailingZeros(left)));
      }
      for (int left = powersToSteal(table, loot.loser()); left != 0; left &= left - 1) {
        moves.add(STEAL_POWER.get(Integer.numberOfTrailingZeros(left)));
      }
      if (table.ships[loot.loser()].hiddenCount > 0) moves.add(STEAL_HIDDEN);
      for (int left = cursesToGive(table, loot.winner()); left != 0; left &= left - 1) {
        moves.add(new Give(Treasure.of(Integer.numberOfTrailingZeros(left))));
      }
      moves.add(NOTHING);
    }

    @Override
    public String objection(JamaicaState concealed, ChooseLoot loot, Seat seat, JamaicaMove move) {
      return switch (move) {
        case StealHold(int hold) ->
            Objections.toHold(concealed.ships[loot.loser()], hold, Objections.NO_ROOM_FOR_LOOT);
        case StealPower(Treasure power) ->
            concealed.isGhost(loot.loser()) && power == Treasure.BETH
                ? Objections.GHOST_KEEPS_BETH
                : Objections.NOT_THEIRS;
        case StealHidden() -> Objections.NOTHING_HIDDEN;
        case Give _ when concealed.isGhost(loot.winner()) -> Objections.GHOST_GIVES_NOTHING;
        case Give(Treasure curse) ->
            curse.isIn(Treasure.CURSED) ? Objections.NOT_YOURS : Objections.ONLY_CURSES;
        case Nothing _,
            Assign _,
            Choose _,
            Sail _,
            Retreat _,
            Steer _,
            Attack _,
            Spend _,
            Keep _,
            Reroll _,
            Stow _,
            Dump _,
            Pay _ ->
            Objections.OTHER_QUESTION;
      };
    }

    @Override
    @Rule("JAM-RULING-49")
    public JamaicaMove fallback(JamaicaState concealed, ChooseLoot loot, Seat seat, Chance chance) {
      return new Nothing();
    }
  }

  /// The whole content of a hold is loaded as any other goods.
  @Rule({"JAM-LOOT-01", "JAM-GHOST-12", "JAM-GHOST-14", "JAM-RULING-44"})
  void stealHold(int hold) {
    var loot = (ChooseLoot) agenda.pop();
    Ship loser = ship(loot.loser());
    Cargo cargo = loser.cargo(hold);
    int amount = loser.amount(hold);
    loser.clear(hold);
    tell(new HoldStolen(loot.winner(), loot.loser(), hold, cargo, amount));
    if (isSunk(table, loot.winner(), cargo)) sink(loot.winner(), cargo, amount);
    else agenda.push(new Load(loot.winner(), cargo, amount));
  }

  private void sink(int ghost, Cargo cargo, int amount) {
    tell(new LootSunk(ghost, cargo, amount));
  }

  /// A power changes sides; the sixth hold takes its content along.
  @Rule({"JAM-LOOT-02", "JAM-TREAS-02", "JAM-TREAS-12", "JAM-RULING-30", "JAM-RULING-31"})
  void stealPower(Treasure power) {
    var loot = (ChooseLoot) agenda.pop();
    ship(loot.loser()).powers &= ~power.bit();
    ship(loot.winner()).powers |= power.bit();
    tell(new PowerStolen(loot.winner(), loot.loser(), power));
    if (power == Treasure.HOLD6) moveSixthHold(loot.winner(), loot.loser());
  }

  @Rule({"JAM-TREAS-12", "JAM-RULING-42"})
  private void moveSixthHold(int winner, int loser) {
    Cargo cargo = ship(loser).cargo(Ship.SIXTH);
    int amount = ship(loser).amount(Ship.SIXTH);
    ship(loser).clear(Ship.SIXTH);
    if (amount == 0) return;
    if (isSunk(table, winner, cargo)) sink(winner, cargo, amount);
    else ship(winner).stow(Ship.SIXTH, cargo, amount);
  }

  /// One of the loser's face-down cards is taken unseen; a power taken from the Ghost is turned up.
  @Rule({"JAM-LOOT-02", "JAM-TREAS-15", "JAM-RULING-25", "JAM-RULING-42"})
  void stealHidden() {
    var loot = (ChooseLoot) agenda.pop();
    Ship winner = ship(loot.winner());
    Ship loser = ship(loot.loser());
    Treasure card = Treasure.of(chance.pick(THEFT, loser.hidden));
    loseSight(loot, loser, loser.hidden);
    boolean turnedUp = card.isPower() && !table.isGhost(loot.winner());
    loser.unhide(card);
    if (turnedUp) winner.powers |= card.bit();
    else winner.hide(card);
    remember(loot, turnedUp ? 0 : card.bit());
    tell(new HiddenStolen(loot.winner(), loot.loser(), turnedUp, Optional.of(card)));
  }

  /// The winner leaves a curse to the loser, who cannot refuse it.
  @Rule({"JAM-LOOT-03", "JAM-RULING-26", "JAM-RULING-58"})
  void give(Treasure curse) {
    var loot = (ChooseLoot) agenda.pop();
    Ship winner = ship(loot.winner());
    loseSight(loot, winner, winner.hidden & Treasure.CURSED);
    winner.unhide(curse);
    ship(loot.loser()).hide(curse);
    winner.seen |= curse.bit();
    ship(loot.loser()).seen &= ~curse.bit();
    tell(new CurseGiven(loot.winner(), loot.loser(), Optional.of(curse)));
  }

  void decline() {
    var loot = (ChooseLoot) agenda.pop();
    tell(new LootDeclined(loot.winner(), loot.loser()));
  }

  /// One of these cards has just left its owner: nobody else can tell any more where they are,
  /// unless it was the owner's only one.
  private void loseSight(ChooseLoot loot, Ship owner, int cards) {
    if (owner.hiddenCount == 1) return;
    for (int seat = 0; seat < table.seats; seat++) {
      if (seat != loot.winner() && seat != loot.loser()) ship(seat).seen &= ~cards;
    }
  }

  /// The victim remembers what was stolen; a card turned up need not be remembered.
  private void remember(ChooseLoot loot, int stolen) {
    for (int seat = 0; seat < table.seats; seat++) {
      if (seat == loot.loser()) ship(seat).seen |= stolen;
      if (seat == loot.winner()) ship(seat).seen &= ~stolen;
    }
  }
}
