package tortuga.testkit.highcard;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tortuga.engine.Decision;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.testkit.highcard.HighCardEvent.Drawn;
import tortuga.testkit.highcard.HighCardEvent.Laid;
import tortuga.testkit.highcard.HighCardEvent.Rolled;
import tortuga.testkit.highcard.HighCardEvent.Scored;
import tortuga.testkit.highcard.HighCardMove.Lay;

/// The rules: each player has one card more than there are rounds, out of nine different ones.
record HighCardRules(int seats, int rounds, boolean fire, boolean lowestWins)
    implements Rules<HighCardState, HighCardMove, HighCardEvent, HighCardView> {
  private static final Luck CARD = new Luck("card", Integer::toString);
  private static final Luck DIE = Luck.die("house");
  private static final int DECK = 0b11_1111_1110;

  @Override
  public HighCardState begin(Chance chance, Journal<? super HighCardEvent> journal) {
    HighCardState state = new HighCardState(seats);
    for (int seat = 0; seat < seats; seat++) {
      for (int i = 0; i <= rounds; i++) {
        int card = chance.pick(CARD, DECK & ~state.hand[seat]);
        state.hand[seat] |= 1 << card;
        journal.tell(new Drawn(Seat.of(seat), card));
      }
    }
    return state;
  }

  @Override
  public Decision decision(HighCardState state) {
    return Decision.secret("lay", state.toAct);
  }

  @Override
  public void legalMoves(HighCardState state, Seat seat, Moves<HighCardMove> moves) {
    for (int card = 1; card <= 9; card++) {
      if ((state.hand[seat.index()] & 1 << card) != 0) moves.add(new Lay(card));
    }
  }

  @Override
  public void play(
      HighCardState state,
      Seat seat,
      HighCardMove move,
      Chance chance,
      Journal<? super HighCardEvent> journal) {
    if (fire) throw new IllegalStateException("the cards are on fire");
    int card = ((Lay) move).card();
    state.hand[seat.index()] &= ~(1 << card);
    state.laid[seat.index()] = card;
    state.toAct = state.toAct.without(seat);
    journal.tell(new Laid(seat));
    if (state.toAct.isEmpty()) endRound(state, chance.die(DIE, 6), journal);
  }

  private void endRound(HighCardState state, int pips, Journal<? super HighCardEvent> journal) {
    journal.tell(new Rolled(pips));
    int best = best(Arrays.stream(state.laid));
    for (int seat = 0; seat < seats; seat++) {
      if (state.laid[seat] == best) {
        state.score[seat] += pips;
        journal.tell(new Scored(Seat.of(seat), best, pips));
      }
      state.played[seat] |= 1 << state.laid[seat];
      state.laid[seat] = 0;
    }
    state.round++;
    state.toAct = state.round < rounds ? Seats.first(seats) : Seats.NONE;
  }

  private int best(IntStream laid) {
    return (lowestWins ? laid.min() : laid.max()).orElseThrow();
  }

  @Override
  public Outcome outcome(HighCardState state) {
    List<Integer> scores = Arrays.stream(state.score).boxed().toList();
    return Outcome.ranked(scores, (a, b) -> Integer.compare(state.score[a], state.score[b]));
  }

  @Override
  public List<ScoreLine> scoreSheet(HighCardState state) {
    return List.of(new ScoreLine("pips", Arrays.stream(state.score).boxed().toList()));
  }

  @Override
  public void conceal(HighCardState state, Viewer viewer) {
    for (int seat = 0; seat < seats; seat++) {
      if (Seat.of(seat).equals(viewer)) continue;
      state.hand[seat] = 0;
      if (state.laid[seat] != 0) state.laid[seat] = HighCardState.HIDDEN;
    }
  }

  @Override
  public void imagine(HighCardState state, Chance chance) {
    for (int seat = 0; seat < seats; seat++) {
      boolean owner = state.hand[seat] != 0;
      int size = rounds + 1 - state.round - (state.laid[seat] == 0 ? 0 : 1);
      for (int i = 0; i < size && !owner; i++) state.hand[seat] |= 1 << draw(state, seat, chance);
      if (state.laid[seat] == HighCardState.HIDDEN) state.laid[seat] = draw(state, seat, chance);
    }
  }

  private static int draw(HighCardState state, int seat, Chance chance) {
    return chance.pick(CARD, DECK & ~state.hand[seat] & ~state.played[seat]);
  }

  @Override
  public HighCardView view(HighCardState concealed) {
    return new HighCardView(concealed.round, Arrays.stream(concealed.score).boxed().toList());
  }

  @Override
  public HighCardMove fallback(HighCardState concealed, Seat seat, Chance chance) {
    return new Lay(chance.pick(CARD, concealed.hand[seat.index()]));
  }
}
