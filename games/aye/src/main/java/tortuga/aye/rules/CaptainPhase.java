package tortuga.aye.rules;

import tortuga.aye.Ability;
import tortuga.aye.AyeEvent.CaptainChanged;
import tortuga.aye.AyeEvent.DiceMustered;
import tortuga.aye.AyeEvent.FlagLowered;
import tortuga.aye.AyeEvent.FlagRaised;
import tortuga.aye.AyeEvent.PlankCleared;
import tortuga.aye.AyeEvent.ShipDamaged;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.NameCaptain;
import tortuga.aye.AyeMove.Pass;
import tortuga.aye.AyeMove.PayPlank;
import tortuga.aye.goals.Occasion;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.BreakTie;
import tortuga.aye.state.Step.ClearPlank;
import tortuga.aye.state.Step.Question;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;

/// The captain phase up to the commands, and the ship with its flags.
final class CaptainPhase extends Chapter {
  CaptainPhase(Referee referee) {
    super(referee);
  }

  /// First damage by a captain of little repute, then flags, then the automatic mutiny.
  @Rule({"AYE-CAP-01", "AYE-CAP-04", "AYE-CAP-08", "AYE-CREP-01", "AYE-RULING-14"})
  void weatherKraken() {
    if (table.captainReputation <= Board.KRAKEN_SQUARE && damage(1)) return;
    lowerFlags();
    if (table.captainReputation == Board.MUTINY_SQUARE) mutinyByItself();
  }

  /// Damages the ship, and says whether that was its end.
  @Rule({"AYE-END-03", "AYE-GOAL-02"})
  boolean damage(int damage) {
    table.ship = Math.max(0, table.ship - damage);
    tell(new ShipDamaged(damage, table.ship));
    if (table.ship > 0) return false;
    new Finale(referee).sink();
    return true;
  }

  /// Whether a flag is at or right of the ship.
  @Rule("AYE-RULING-08")
  static boolean isDown(AyeState table, int flag) {
    return table.ship <= Board.flag(flag);
  }

  /// Every flag at or right of the ship locks a die, from the supply or else the waiting space.
  @Rule({"AYE-CAP-02", "AYE-DMG-03", "AYE-RULING-08", "AYE-RULING-09", "AYE-RULING-10"})
  private void lowerFlags() {
    for (int flag = 0; flag < Board.flags(); flag++) {
      if (!isDown(table, flag) || (table.flags & 1 << flag) != 0) continue;
      if (table.supply > 0) table.supply--;
      else if (table.waiting > 0) table.waiting--;
      else continue;
      table.flags |= 1 << flag;
      tell(new FlagLowered(Board.flag(flag)));
    }
  }

  /// Frees the dice of all flags that the ship has passed upwards, and says how many.
  @Rule({"AYE-CAP-03", "AYE-REPAIR-03", "AYE-RULING-08", "AYE-RULING-11"})
  int raiseFlags() {
    int freed = 0;
    for (int flag = 0; flag < Board.flags(); flag++) {
      if ((table.flags & 1 << flag) == 0 || isDown(table, flag)) continue;
      table.flags &= ~(1 << flag);
      table.waiting++;
      freed++;
      tell(new FlagRaised(Board.flag(flag)));
    }
    return freed;
  }

  /// On the mutiny square the captaincy passes to the highest reputation; the old captain breaks
  /// ties.
  @Rule({"AYE-CREP-03", "AYE-CAP-04", "AYE-RULING-12"})
  private void mutinyByItself() {
    int tied = mostReputed(table);
    if (Integer.bitCount(tied) == 1)
      changeCaptain(Integer.numberOfTrailingZeros(tied), Pirate.NOBODY);
    else agenda.push(new BreakTie(tied));
  }

  /// Returns the crew members of the highest reputation, as a set of bits.
  @Rule("AYE-CREP-03")
  static int mostReputed(AyeState table) {
    int highest = 0;
    int tied = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      int reputation = table.pirates[seat].reputation;
      if (reputation > highest) tied = 0;
      if (reputation >= highest) tied |= 1 << seat;
      highest = Math.max(highest, reputation);
    }
    return tied;
  }

  /// Asks who becomes captain.
  abstract static class NamingCaptain<Q extends Question> extends AyeQuestion<Q> {
    NamingCaptain() {
      super(Manner.OPEN, 20);
    }

    /// Returns who can be named, as a set of bits.
    abstract int candidates(AyeState table, Q question);

    @Override
    public final void offer(AyeState table, Q question, Seat seat, Moves<AyeMove> moves) {
      int candidates = candidates(table, question);
      for (int turn = 0; turn < table.seats; turn++) {
        int captain = table.crew(turn);
        if ((candidates & 1 << captain) != 0) moves.add(new NameCaptain(Seat.of(captain)));
      }
    }

    @Override
    public final String objection(AyeState table, Q question, Seat seat, AyeMove move) {
      return move instanceof NameCaptain ? Objections.NOT_AMONG_THESE : otherwise(move);
    }
  }

  static final AyeQuestion<BreakTie> BREAK_TIE =
      new NamingCaptain<>() {
        @Override
        public Seats asked(AyeState table, BreakTie question) {
          return only(table.captain);
        }

        @Override
        int candidates(AyeState table, BreakTie question) {
          return question.tied();
        }
      };

  void breakTie(int seat) {
    agenda.pop();
    changeCaptain(seat, Pirate.NOBODY);
  }

  /// The old captain falls to reputation one; the new one starts at the top of the track.
  @Rule({"AYE-CHG-01", "AYE-CHG-02", "AYE-RULING-51"})
  void changeCaptain(int captain, int declarer) {
    int old = table.captain;
    pirate(old).reputation = Board.LOWEST_REPUTATION;
    pirate(captain).reputation = 0;
    table.captain = captain;
    table.captainReputation = Board.CAPTAIN;
    tell(new CaptainChanged(seat(old), seat(captain)));
    Goals.on(table, Occasion.CAPTAIN_CHANGED, declarer);
    settle();
  }

  /// The captain takes all unlocked and all waiting dice; then the Kraken's dice begin to wait.
  @Rule({"AYE-CAP-05", "AYE-CAP-06", "AYE-CAP-07", "AYE-RULING-35"})
  void muster() {
    table.supply += table.waiting;
    table.waiting = table.kraken;
    table.kraken = 0;
    table.squares += table.arghWaiting;
    table.arghWaiting = table.arghKraken;
    table.arghKraken = 0;
    table.commander = table.captain;
    tell(new DiceMustered(table.supply, table.squares));
    if (canClearPlank()) agenda.push(new ClearPlank());
  }

  private boolean canClearPlank() {
    Pirate captain = pirate(table.captain);
    int cards = Math.min(Long.bitCount(captain.usable(Ability.DOUBLOON)), table.offerings);
    return table.plank > 0 && captain.doubloons + cards >= Board.PLANK_PRICE;
  }

  static final AyeQuestion<ClearPlank> CLEAR_PLANK =
      new AyeQuestion<>(Manner.OPEN, 20) {
        @Override
        public Seats asked(AyeState table, ClearPlank question) {
          return only(table.captain);
        }

        @Override
        public void offer(AyeState table, ClearPlank question, Seat seat, Moves<AyeMove> moves) {
          if (table.pirates[seat.index()].doubloons >= Board.PLANK_PRICE) {
            moves.add(new PayPlank());
          }
          moves.add(new Pass());
          Abilities.offerDoubloonCards(table, seat.index(), moves);
        }

        @Override
        public String objection(AyeState table, ClearPlank question, Seat seat, AyeMove move) {
          return move instanceof PayPlank ? Objections.TOO_FEW_DOUBLOONS : otherwise(move);
        }

        @Override
        public AyeMove fallback(AyeState table, ClearPlank question, Seat seat, Chance chance) {
          return new Pass();
        }
      };

  /// For two doubloons all dice of the plank are the captain's at once.
  @Rule({"AYE-CAP-07", "AYE-RULING-15"})
  void payPlank() {
    agenda.pop();
    spend(table.captain, Board.PLANK_PRICE);
    tell(new PlankCleared(seat(table.captain), table.plank));
    table.supply += table.plank;
    table.plank = 0;
    table.captainPaid = true;
  }
}
