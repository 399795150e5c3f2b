package tortuga.aye.rules;

import tortuga.aye.AyeEvent.ActionLapsed;
import tortuga.aye.AyeEvent.HookGiven;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Hook;
import tortuga.aye.AyeMove.Pass;
import tortuga.aye.AyeMove.Refuse;
import tortuga.aye.Command;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.GainPoints;
import tortuga.aye.state.Step.GiveHook;
import tortuga.aye.state.Step.LendHook;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;

/// Phase four: the hook, by which a pirate helps another one.
final class Hooks extends Chapter {
  Hooks(Referee referee) {
    super(referee);
  }

  /// Each pirate with the hook, in crew order; what is impossible costs nothing.
  @Rule({"AYE-HOOK-01", "AYE-RULING-24", "AYE-RULING-25"})
  void lend(int from) {
    if (from == 0) beginPhase(4);
    for (int turn = from; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (pirate(seat).action != Command.HOOK) continue;
      int receivers = receivers(table, seat);
      if (receivers == 0 || !table.canPay(seat)) {
        tell(new ActionLapsed(seat(seat), Command.HOOK));
      } else if (mustGive(seat, receivers)) {
        agenda.push(new LendHook(turn + 1));
        give(seat, Integer.numberOfTrailingZeros(receivers));
        return;
      } else {
        agenda.push(new GiveHook(turn));
        return;
      }
    }
  }

  private boolean mustGive(int seat, int receivers) {
    return pirate(seat).doubloons > 0
        && Integer.bitCount(receivers) == 1
        && !pirate(seat).isBound();
  }

  /// Returns who can be given the hook: others on an open mission, without a hook this round.
  @Rule({"AYE-HOOK-01", "AYE-HOOK-02", "AYE-RULING-28"})
  static int receivers(AyeState table, int giver) {
    int receivers = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      Pirate pirate = table.pirates[seat];
      boolean throwsDice = seat != table.captain && table.isOpenMission(pirate.action);
      if (seat != giver && throwsDice && pirate.hookGiver == Pirate.NOBODY) receivers |= 1 << seat;
    }
    return receivers;
  }

  static final AyeQuestion<GiveHook> GIVE_HOOK =
      new AyeQuestion<>(Manner.OPEN, 20) {
        @Override
        public Seats asked(AyeState table, GiveHook question) {
          return only(table.crew(question.turn()));
        }

        @Override
        public void offer(AyeState table, GiveHook question, Seat seat, Moves<AyeMove> moves) {
          boolean canGive = table.pirates[seat.index()].doubloons > 0;
          int receivers = canGive ? receivers(table, seat.index()) : 0;
          for (int turn = 0; turn < table.crewSize(); turn++) {
            int receiver = table.crew(turn);
            if ((receivers & 1 << receiver) != 0) moves.add(new Hook(Seat.of(receiver)));
          }
          Actions.offerNotToSpend(table, seat.index(), moves);
        }

        @Override
        public String objection(AyeState table, GiveHook question, Seat seat, AyeMove move) {
          if (move instanceof Refuse) return Objections.NOT_BOUND;
          if (!(move instanceof Hook)) return otherwise(move);
          boolean tooFew = table.pirates[seat.index()].doubloons == 0;
          return tooFew ? Objections.TOO_FEW_DOUBLOONS : Objections.NO_HOOK_FOR_PIRATE;
        }

        @Override
        public AyeMove fallback(AyeState table, GiveHook question, Seat seat, Chance chance) {
          if (table.pirates[seat.index()].doubloons == 0) return new Pass();
          return new Hook(Seat.of(mostDice(table, receivers(table, seat.index()))));
        }
      };

  /// Returns who of a set has the most dice to throw; among equals, the first in crew order.
  private static int mostDice(AyeState table, int among) {
    int best = Pirate.NOBODY;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if ((among & 1 << seat) == 0) continue;
      boolean more = best == Pirate.NOBODY || table.pirates[seat].dealt > table.pirates[best].dealt;
      if (more) best = seat;
    }
    return best;
  }

  void refuse(int seat) {
    int turn = ((GiveHook) table.question()).turn();
    new Actions(referee).breakWord(seat, new LendHook(turn + 1));
  }

  void give(int receiver) {
    int turn = ((GiveHook) table.question()).turn();
    agenda.replaceTop(new LendHook(turn + 1));
    give(table.crew(turn), receiver);
  }

  /// The doubloon lies on the other's tile, and the giver gains a point of reputation.
  @Rule({"AYE-HOOK-01", "AYE-HOOK-03"})
  private void give(int giver, int receiver) {
    pirate(giver).doubloons--;
    pirate(receiver).hook = true;
    pirate(receiver).hookGiver = giver;
    tell(new HookGiven(seat(giver), seat(receiver)));
    agenda.plan(new GainPoints(giver, 1), SETTLE);
  }
}
