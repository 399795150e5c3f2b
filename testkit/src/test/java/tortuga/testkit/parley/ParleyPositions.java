package tortuga.testkit.parley;

import static tortuga.testkit.parley.ParleyState.HIDDEN;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.PositionText.Chart;
import tortuga.engine.text.Positions;
import tortuga.testkit.parley.Step.ChooseCoins;
import tortuga.testkit.parley.Step.Protests;
import tortuga.testkit.parley.Step.Share;

/// How positions of Parley are written: by default the beginning, with nothing in any hand.
final class ParleyPositions implements Positions<ParleyState> {
  private static final String[] KEYS = {
    "round", "wind", "hands", "chosen", "revealed", "answers", "discards", "scores", "asked"
  };

  private final Setup setup;
  private final Flaw flaw;

  ParleyPositions(Setup setup, Flaw flaw) {
    this.setup = setup;
    this.flaw = flaw;
  }

  @Override
  public ParleyState read(PositionText given, Chance chance, Journal<Event> journal) {
    Chart chart = given.chart();
    if (flaw != Flaw.POSITION_TAKES_ANYTHING) chart.only(KEYS);
    ParleyState state = new ParleyState(setup.seats(), flaw);
    chart.get("round").ifPresent(round -> state.round = round.number(1, setup.get(Parley.ROUNDS)));
    chart.get("wind").ifPresent(wind -> state.wind = wind.number(0, 12));
    chart
        .get("hands")
        .ifPresent(
            hands -> hands.chart().entries().forEach((seat, hand) -> readHand(state, seat, hand)));
    chart.get("chosen").ifPresent(row -> readRow(row, state.chosen));
    chart.get("revealed").ifPresent(revealed -> state.revealed = revealed.yes());
    chart.get("answers").ifPresent(row -> readRow(row, state.answer));
    chart.get("discards").ifPresent(coins -> state.discards = coins(coins));
    chart.get("scores").ifPresent(row -> readRow(row, state.score));
    ask(state, chart.get("asked").orElse(PositionText.word("choose-coin")));
    check(state);
    return state;
  }

  @Override
  public void check(ParleyState state) {
    int seen = state.discards;
    for (int seat = 0; seat < setup.seats(); seat++) {
      if ((state.hand[seat] & seen) != 0) {
        throw new BadPosition("hands." + seat, "a coin is in two places");
      }
      seen |= state.hand[seat];
    }
    if (flaw == Flaw.POSITION_CALLED_IMPOSSIBLE && state.round > 1) {
      throw new BadPosition("round", "nobody plays that long");
    }
  }

  private void readHand(ParleyState state, String name, PositionText hand) {
    int seat = new PositionText.Word(name, hand.line()).number(0, setup.seats() - 1);
    int coins = coins(hand);
    state.hand[seat] = coins;
    state.handSize[seat] = Integer.bitCount(coins);
  }

  private static int coins(PositionText coins) {
    int set = 0;
    for (PositionText coin : coins.items()) set |= 1 << coin.number(1, ParleyState.COINS);
    return set;
  }

  private static void readRow(PositionText row, int[] into) {
    List<PositionText> items = row.items();
    if (items.size() != into.length) throw row.wrong("expected one for each seat, found " + row);
    for (int i = 0; i < into.length; i++) into[i] = items.get(i).number(0, 100);
  }

  private void ask(ParleyState state, PositionText asked) {
    List<PositionText> words = asked.items();
    Seats all = Seats.first(setup.seats());
    switch (words.getFirst().text()) {
      case "choose-coin" -> {
        state.agenda.push(new ChooseCoins());
        state.toAct = missing(all, state.chosen);
      }
      case "protest" -> {
        Seat leader = Seat.of(words.get(1).number(0, setup.seats() - 1));
        state.agenda.push(new Protests(leader));
        state.toAct = missing(all.without(leader), state.answer);
      }
      case "share" -> {
        Seat leader = Seat.of(words.get(1).number(0, setup.seats() - 1));
        state.agenda.push(new Share(leader));
        state.toAct = Seats.of(leader);
      }
      default -> throw asked.wrong("unknown question " + asked);
    }
  }

  private static Seats missing(Seats seats, int[] answers) {
    return seats.stream()
        .filter(seat -> answers[seat.index()] == 0)
        .reduce(Seats.NONE, Seats::with, (a, b) -> b);
  }

  @Override
  public PositionText write(ParleyState state) {
    Map<String, PositionText> chart = new LinkedHashMap<>();
    chart.put("round", PositionText.word(state.round));
    if (flaw != Flaw.POSITION_FORGETS) chart.put("wind", PositionText.word(state.wind));
    Map<String, PositionText> hands = new LinkedHashMap<>();
    for (int seat = 0; seat < state.seats(); seat++) hands.put("" + seat, hand(state, seat));
    chart.put("hands", PositionText.chart(hands));
    chart.put("chosen", row(state.chosen));
    chart.put("revealed", PositionText.word(state.revealed ? "yes" : "no"));
    chart.put("answers", row(state.answer));
    chart.put("discards", PositionText.pile(coins(state.discards)));
    chart.put("scores", row(state.score));
    chart.put("asked", PositionText.word(state.toAct.isEmpty() ? "nothing" : asked(state)));
    return PositionText.chart(chart);
  }

  private static PositionText hand(ParleyState state, int seat) {
    List<Object> coins = new ArrayList<>(coins(state.hand[seat]));
    while (coins.size() < state.handSize[seat]) coins.add("?");
    return PositionText.pile(coins);
  }

  private static List<Integer> coins(int set) {
    return IntStream.rangeClosed(1, ParleyState.COINS)
        .filter(coin -> (set & 1 << coin) != 0)
        .boxed()
        .toList();
  }

  private static PositionText row(int[] values) {
    return PositionText.row(
        Arrays.stream(values).mapToObj(each -> each == HIDDEN ? "?" : "" + each).toList());
  }

  private static String asked(ParleyState state) {
    return switch (state.agenda.current()) {
      case ChooseCoins() -> "choose-coin";
      case Protests(Seat leader) -> "protest " + leader;
      case Share(Seat leader) -> "share " + leader;
    };
  }
}
