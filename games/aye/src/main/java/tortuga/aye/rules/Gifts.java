package tortuga.aye.rules;

import java.util.ArrayList;
import java.util.List;
import tortuga.aye.AyeEvent.DoubloonsDealt;
import tortuga.aye.AyeEvent.DoubloonsGiven;
import tortuga.aye.AyeFigure.Gift;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Confirm;
import tortuga.aye.AyeMove.Give;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.DealDoubloons;
import tortuga.aye.state.Step.StartRound;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;

/// The doubloons that the first captain deals: a draft for all to see, to be changed until it is
/// confirmed.
final class Gifts extends Chapter {
  Gifts(Referee referee) {
    super(referee);
  }

  /// The captain deals to one player after the other, in crew order, and finally confirms.
  static final AyeQuestion<DealDoubloons> DEAL_DOUBLOONS =
      new AyeQuestion<>(Manner.DRAFT, 120) {
        @Override
        public Seats asked(AyeState table, DealDoubloons question) {
          return only(table.captain);
        }

        @Override
        @Rule({"AYE-SETUP-09", "AYE-RULING-06"})
        public void offer(AyeState table, DealDoubloons question, Seat seat, Moves<AyeMove> moves) {
          int next = table.firstOutside(question.settled());
          if (next == Pirate.NOBODY) moves.add(new Confirm());
          else offerGifts(table, next, moves);
        }

        @Override
        void offerChanges(AyeState table, Moves<AyeMove> moves) {
          for (int turn = 0; turn < table.crewSize(); turn++) {
            offerGifts(table, table.crew(turn), moves);
          }
          moves.add(new Confirm());
        }

        @Override
        public String objection(AyeState table, DealDoubloons question, Seat seat, AyeMove move) {
          if (!(move instanceof Give(Seat to, _))) return otherwise(move);
          return table.isCrew(to.index()) ? Objections.TOO_FEW_DOUBLOONS : Objections.NOT_IN_CREW;
        }

        @Override
        public AyeMove fallback(AyeState table, DealDoubloons question, Seat seat, Chance chance) {
          int next = table.firstOutside(question.settled());
          if (next == Pirate.NOBODY) return new Confirm();
          return new Give(Seat.of(next), evenShare(table, question.settled()) - 1);
        }
      };

  private static void offerGifts(AyeState table, int seat, Moves<AyeMove> moves) {
    int most = table.pirates[table.captain].doubloons + table.pirates[seat].doubloons - 2;
    for (int doubloons = 0; doubloons <= most; doubloons++) {
      moves.add(new Give(Seat.of(seat), doubloons));
    }
  }

  /// Returns what a pirate of the crew was given beyond the first doubloon, while they are dealt.
  @Rule("AYE-SETUP-09")
  static int given(AyeState table, int seat) {
    boolean isDealing = table.isAsking() && table.question() instanceof DealDoubloons;
    return isDealing && table.isCrew(seat) ? table.pirates[seat].doubloons - 1 : 0;
  }

  /// The captain's doubloons are split evenly; what is left over goes to the first in crew order.
  @Rule("AYE-RULING-06")
  private static int evenShare(AyeState table, int settled) {
    int others = table.crewSize() - Integer.bitCount(settled);
    int rest = table.pirates[table.captain].doubloons + others;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if ((settled & 1 << seat) == 0) rest += table.pirates[seat].doubloons - 1;
    }
    return (rest + others) / (others + 1);
  }

  /// Returns what everybody in the crew gets beyond the first doubloon in an even split.
  @Rule("AYE-RULING-06")
  static List<Gift> evenSplit(AyeState table) {
    AyeState copy = table.copy();
    List<Gift> gifts = new ArrayList<>();
    int settled = 0;
    for (int turn = 0; turn < copy.crewSize(); turn++) {
      int seat = copy.crew(turn);
      int extra = evenShare(copy, settled) - 1;
      copy.pirates[copy.captain].doubloons -= 1 + extra - copy.pirates[seat].doubloons;
      copy.pirates[seat].doubloons = 1 + extra;
      settled |= 1 << seat;
      gifts.add(new Gift(Seat.of(seat), extra));
    }
    return gifts;
  }

  /// The captain may give what is left, and change it until it is confirmed.
  @Rule({"AYE-SETUP-09", "AYE-SETUP-10", "AYE-RULING-06"})
  void give(int seat, int doubloons) {
    int settled = ((DealDoubloons) table.question()).settled();
    int more = 1 + doubloons - pirate(seat).doubloons;
    pirate(seat).doubloons += more;
    pirate(table.captain).doubloons -= more;
    tell(new DoubloonsGiven(seat(seat), doubloons));
    agenda.replaceTop(new DealDoubloons(settled | 1 << seat));
  }

  void confirm() {
    agenda.replaceTop(new StartRound());
    tell(new DoubloonsDealt(seat(table.captain)));
  }
}
