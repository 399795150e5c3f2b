package tortuga.testkit.parley;

import static tortuga.testkit.parley.ParleyState.HIDDEN;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tortuga.engine.Decision;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Rule;
import tortuga.engine.Rules;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Setup;
import tortuga.engine.Verdict;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.testkit.parley.ParleyEvent.Answered;
import tortuga.testkit.parley.ParleyEvent.Chosen;
import tortuga.testkit.parley.ParleyEvent.Drawn;
import tortuga.testkit.parley.ParleyEvent.Left;
import tortuga.testkit.parley.ParleyEvent.Revealed;
import tortuga.testkit.parley.ParleyEvent.RoundEnded;
import tortuga.testkit.parley.ParleyEvent.Voided;
import tortuga.testkit.parley.ParleyEvent.WindBlown;
import tortuga.testkit.parley.ParleyEvent.Won;
import tortuga.testkit.parley.ParleyMove.Choose;
import tortuga.testkit.parley.ParleyMove.Give;
import tortuga.testkit.parley.ParleyMove.Keep;
import tortuga.testkit.parley.ParleyMove.Leave;
import tortuga.testkit.parley.ParleyMove.Mumble;
import tortuga.testkit.parley.ParleyMove.Pass;
import tortuga.testkit.parley.ParleyMove.Protest;
import tortuga.testkit.parley.ParleyMove.Word;
import tortuga.testkit.parley.Step.ChooseCoins;
import tortuga.testkit.parley.Step.Protests;
import tortuga.testkit.parley.Step.Share;

/// The rules of Parley, with all their flaws.
final class ParleyRules implements Rules<ParleyState, ParleyMove, ParleyEvent, ParleyView> {
  static final Luck DRAW = Luck.die("draw");
  static final Luck WIND = Luck.die("wind");

  private static final int PASS = 1;
  private static final int PROTEST = 2;

  private final Setup setup;
  private final Flaw flaw;
  private int gamesSeen;

  ParleyRules(Setup setup, Flaw flaw) {
    this.setup = setup;
    this.flaw = flaw;
  }

  @Override
  @Rule("PAR-SETUP-01")
  public ParleyState begin(Chance chance, Journal<? super ParleyEvent> journal) {
    ParleyState state = new ParleyState(setup.seats(), flaw);
    for (Seat seat : seats()) draw(state, seat, 3, chance, journal);
    state.agenda.push(new ChooseCoins());
    state.toAct = seats();
    gamesSeen++;
    return state;
  }

  private Seats seats() {
    return Seats.first(setup.seats());
  }

  private void draw(
      ParleyState state,
      Seat seat,
      int number,
      Chance chance,
      Journal<? super ParleyEvent> journal) {
    List<Integer> coins = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      int coin = chance.pick(DRAW, state.unseen());
      state.hand[seat.index()] |= 1 << coin;
      coins.add(coin);
    }
    state.handSize[seat.index()] += number;
    if (flaw == Flaw.SILENT_DEAL && number == 3) return;
    List<Integer> shown = flaw == Flaw.SILENT_DRAW && number == 1 ? List.of() : coins;
    journal.tell(new Drawn(seat, number, shown));
  }

  @Override
  public Decision decision(ParleyState state) {
    return switch (state.agenda.current()) {
      case ChooseCoins() ->
          Decision.secret(
              flaw == Flaw.UNLISTED_QUESTION ? "pick" : "choose-coin",
              flaw == Flaw.WRONG_SEATS ? seats() : state.toAct);
      case Protests _ -> new Decision("protest", state.toAct, Manner.WINDOW);
      case Share(Seat leader) -> Decision.open("share", leader);
    };
  }

  @Override
  public void legalMoves(ParleyState state, Seat seat, Moves<ParleyMove> moves) {
    switch (state.agenda.current()) {
      case ChooseCoins() -> {
        for (int coin : coins(state.hand[seat.index()])) moves.add(new Choose(coin));
        if (flaw == Flaw.UNREADABLE_MOVE) moves.add(new Mumble(new Word("arr")));
      }
      case Protests(Seat leader) -> {
        boolean able = state.hasGreater(seat, state.chosen[leader.index()]);
        if (flaw == Flaw.PEEKING_MOVES) able &= state.hand[leader.index()] != 0;
        if (able) moves.add(new Protest());
        if (able || flaw != Flaw.NO_MOVE) moves.add(new Pass());
        if (flaw == Flaw.MOVE_TWICE) moves.add(new Pass());
      }
      case Share(Seat leader) -> {
        moves.add(new Keep());
        for (Seat other : seats().without(leader)) moves.add(new Give(other));
      }
    }
  }

  private static List<Integer> coins(int set) {
    return IntStream.rangeClosed(1, ParleyState.COINS)
        .filter(coin -> (set & 1 << coin) != 0)
        .boxed()
        .toList();
  }

  @Override
  public void freeMoves(ParleyState state, Seat seat, Moves<ParleyMove> moves) {
    moves.add(new Leave());
  }

  @Override
  public void play(
      ParleyState state,
      Seat seat,
      ParleyMove move,
      Chance chance,
      Journal<? super ParleyEvent> journal) {
    switch (move) {
      case Choose(int coin) -> choose(state, seat, coin, chance, journal);
      case Pass() -> answer(state, seat, PASS, chance, journal);
      case Protest() -> answer(state, seat, PROTEST, chance, journal);
      case Keep() -> share(state, seat, seat, chance, journal);
      case Give(Seat to) -> share(state, seat, to, chance, journal);
      case Leave() -> leave(state, seat, journal);
      case Mumble _ -> {}
    }
  }

  @Rule("PAR-CHOOSE-01")
  private void choose(
      ParleyState state, Seat seat, int coin, Chance chance, Journal<? super ParleyEvent> journal) {
    state.hand[seat.index()] &= ~(1 << coin);
    state.handSize[seat.index()]--;
    state.chosen[seat.index()] = coin;
    if (flaw == Flaw.HASTE_COUNTS && state.toAct.size() == setup.seats())
      state.hasty = seat.index();
    state.toAct = state.toAct.without(seat);
    journal.tell(new Chosen(seat));
    if (state.toAct.isEmpty()) reveal(state, chance, journal);
  }

  @Rule({"PAR-LEAD-01", "PAR-PROTEST-01"})
  private void reveal(ParleyState state, Chance chance, Journal<? super ParleyEvent> journal) {
    state.revealed = true;
    for (Seat seat : seats()) journal.tell(new Revealed(seat, state.chosen[seat.index()]));
    state.wind = chance.die(WIND, 6) * (setup.get(Parley.STORMY) ? 2 : 1);
    if (flaw == Flaw.RULES_REMEMBER) state.wind += gamesSeen;
    if (flaw != Flaw.SILENT_WIND) journal.tell(new WindBlown(state.wind));
    Seat leader = Seat.of(0);
    for (Seat seat : seats()) {
      if (state.chosen[seat.index()] > state.chosen[leader.index()]) leader = seat;
    }
    state.agenda.replaceTop(new Protests(leader));
    state.toAct = seats().without(leader);
  }

  @Rule("PAR-PROTEST-02")
  private void answer(
      ParleyState state,
      Seat seat,
      int answer,
      Chance chance,
      Journal<? super ParleyEvent> journal) {
    journal.tell(new Answered(seat));
    if (flaw == Flaw.ENDLESS) return;
    state.answer[seat.index()] = answer;
    state.toAct = state.toAct.without(seat);
    if (!state.toAct.isEmpty()) return;
    Seat leader = ((Protests) state.agenda.current()).leader();
    List<Seat> protesters =
        seats().stream().filter(each -> state.answer[each.index()] == PROTEST).toList();
    Arrays.fill(state.answer, 0);
    if (!protesters.isEmpty()) {
      journal.tell(new Voided(protesters));
      endRound(state, chance, journal);
    } else if (state.wind == 1) {
      win(state, leader, 1, journal);
      endRound(state, chance, journal);
    } else {
      state.agenda.replaceTop(new Share(leader));
      state.toAct = Seats.of(leader);
    }
  }

  @Rule("PAR-SHARE-01")
  private void share(
      ParleyState state,
      Seat leader,
      Seat to,
      Chance chance,
      Journal<? super ParleyEvent> journal) {
    int given = to.equals(leader) ? 0 : state.wind / 2;
    win(state, leader, state.wind - given, journal);
    if (given > 0) win(state, to, given, journal);
    endRound(state, chance, journal);
  }

  private void win(ParleyState state, Seat seat, int points, Journal<? super ParleyEvent> journal) {
    state.score[seat.index()] += points;
    journal.tell(new Won(seat, points));
  }

  @Rule("PAR-END-01")
  private void endRound(ParleyState state, Chance chance, Journal<? super ParleyEvent> journal) {
    journal.tell(new RoundEnded(state.round));
    for (Seat seat : seats()) state.discards |= 1 << state.chosen[seat.index()];
    Arrays.fill(state.chosen, 0);
    state.revealed = false;
    state.wind = 0;
    state.hasty = 0;
    state.toAct = Seats.NONE;
    if (state.round == setup.get(Parley.ROUNDS)) {
      state.agenda.clear();
      return;
    }
    state.round++;
    for (Seat seat : seats()) draw(state, seat, 1, chance, journal);
    state.agenda.replaceTop(new ChooseCoins());
    state.toAct = seats();
  }

  @Rule("PAR-LEAVE-01")
  private void leave(ParleyState state, Seat seat, Journal<? super ParleyEvent> journal) {
    state.left = seat.index();
    state.agenda.clear();
    state.toAct = Seats.NONE;
    journal.tell(new Left(seat));
  }

  @Override
  public Outcome outcome(ParleyState state) {
    List<Integer> scores = Arrays.stream(state.score).boxed().toList();
    return Outcome.ranked(
        scores,
        (a, b) ->
            a == state.left || b == state.left
                ? Boolean.compare(b == state.left, a == state.left)
                : Integer.compare(scores.get(a), scores.get(b)));
  }

  @Override
  public List<ScoreLine> scoreSheet(ParleyState state) {
    int extra = flaw == Flaw.WRONG_SHEET ? 1 : 0;
    return List.of(
        new ScoreLine(
            "prizes", Arrays.stream(state.score).mapToObj(each -> each + extra).toList()));
  }

  @Override
  public void conceal(ParleyState state, Viewer viewer) {
    for (Seat seat : seats()) {
      if (seat.equals(viewer)) continue;
      int i = seat.index();
      state.hand[i] = 0;
      if (state.answer[i] != 0) state.answer[i] = HIDDEN;
      boolean secret = state.chosen[i] != 0 && !state.revealed;
      if (secret && flaw != Flaw.SHOWS_CHOICE) state.chosen[i] = HIDDEN;
    }
  }

  @Override
  public void imagine(ParleyState state, Chance chance) {
    if (flaw == Flaw.IMAGINES_TOO_LITTLE) return;
    if (flaw == Flaw.IMAGINES_OWN_HAND) Arrays.fill(state.hand, 0);
    for (Seat seat : seats()) {
      int i = seat.index();
      if (state.chosen[i] == HIDDEN) state.chosen[i] = chance.pick(DRAW, state.unseen());
      while (Integer.bitCount(state.hand[i]) < state.handSize[i]) {
        state.hand[i] |= 1 << chance.pick(DRAW, state.unseen());
      }
      if (state.answer[i] == HIDDEN) state.answer[i] = imagineAnswer(state, seat, chance);
    }
  }

  private int imagineAnswer(ParleyState state, Seat seat, Chance chance) {
    Seat leader = ((Protests) state.agenda.current()).leader();
    return state.hasGreater(seat, state.chosen[leader.index()]) ? chance.die(WIND, 2) : PASS;
  }

  @Override
  public ParleyView view(ParleyState concealed) {
    return new ParleyView(
        concealed.round,
        concealed.wind,
        Arrays.stream(concealed.hand).mapToObj(ParleyRules::coins).toList(),
        Arrays.stream(concealed.score).boxed().toList());
  }

  @Override
  public ParleyMove fallback(ParleyState concealed, Seat seat, Chance chance) {
    return switch (concealed.agenda.current()) {
      case ChooseCoins() -> new Choose(chance.pick(DRAW, concealed.hand[seat.index()]));
      case Protests _ -> flaw == Flaw.ILLEGAL_FALLBACK ? new Protest() : new Pass();
      case Share _ -> new Keep();
    };
  }

  @Override
  public String refusal(ParleyState concealed, Seat seat, ParleyMove move) {
    return switch (move) {
      case Choose _ when flaw == Flaw.UNLISTED_REASON -> "because";
      case Choose _ -> "not-in-hand";
      case Give(Seat to) when to.equals(seat) -> "not-to-yourself";
      case Mumble _ -> throw new IllegalStateException("nobody understands this");
      default -> Verdict.NOT_OFFERED;
    };
  }
}
