package tortuga.aye.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tortuga.aye.AyeMove;
import tortuga.aye.Card;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.Handful;
import tortuga.aye.Mission;
import tortuga.aye.Stance;
import tortuga.aye.state.Answers;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step;
import tortuga.aye.state.Step.Question;
import tortuga.engine.Setting;
import tortuga.engine.text.Notation;
import tortuga.engine.text.PositionText;

/// Writes a position down, unknown cards and answers as question marks.
final class PositionWriter {
  static final Notation<AyeMove> MOVES = new Notation<>(AyeMove.class);

  private final AyeState table;
  private final Map<String, PositionText> chart = new LinkedHashMap<>();

  PositionWriter(AyeState table) {
    this.table = table;
  }

  PositionText write() {
    writeBoard();
    writePirates();
    writeDice();
    writeCards();
    if (table.mission != AyeState.NO_MISSION) writeAttempt();
    writeAnswers();
    if (table.isOver()) chart.put("ending", PositionText.word(Setting.word(table.ending)));
    chart.put("pending", PositionText.row(pending()));
    return PositionText.chart(chart);
  }

  private void writeBoard() {
    chart.put("round", PositionText.word(table.round));
    chart.put("phase", PositionText.word(table.phase));
    chart.put("captain", PositionText.word(table.captain));
    chart.put("captain-reputation", PositionText.word(table.captainReputation));
    if (table.commander != Pirate.NOBODY)
      chart.put("commander", PositionText.word(table.commander));
    chart.put("captain-paid", PositionText.word(table.captainPaid ? "yes" : "no"));
    chart.put("ship", PositionText.word(table.ship));
    chart.put("missions", PositionText.row(Stream.of(Mission.values()).map(table::done).toList()));
    chart.put("offerings", PositionText.word(table.offerings));
  }

  private void writePirates() {
    each("reputations", _ -> true, pirate -> PositionText.word(pirate.reputation));
    each("doubloons", _ -> true, pirate -> PositionText.word(pirate.doubloons));
    each("hooks", pirate -> pirate.hookGiver != Pirate.NOBODY, PositionWriter::hook);
    each("commands", _ -> true, pirate -> word(pirate.command));
    each("votes", _ -> true, pirate -> word(pirate.vote));
    each("actions", _ -> true, pirate -> word(pirate.action));
    each("stances", pirate -> pirate.stance != Stance.NONE, pirate -> word(pirate.stance));
    chart.put("mutineers", PositionText.pile(seats(pirate -> pirate.hasDeclared)));
  }

  private static PositionText hook(Pirate pirate) {
    List<String> words = new ArrayList<>(List.of(Integer.toString(pirate.hookGiver)));
    if (!pirate.hook) words.add(pirate.hookSpent ? AyePositions.SPENT : AyePositions.KEPT);
    return PositionText.row(words);
  }

  private void writeDice() {
    chart.put("supply", PositionText.word(table.supply));
    chart.put("waiting", PositionText.word(table.waiting));
    chart.put("kraken", PositionText.word(table.kraken));
    chart.put("plank", PositionText.word(table.plank));
    chart.put("flags", PositionText.pile(flags()));
    each("dealt", pirate -> pirate.dealt > 0, pirate -> PositionText.word(pirate.dealt));
    each("used", pirate -> pirate.used > 0, pirate -> PositionText.word(pirate.used));
    chart.put("argh-squares", PositionText.word(table.squares));
    chart.put("argh-waiting", PositionText.word(table.arghWaiting));
    chart.put("argh-kraken", PositionText.word(table.arghKraken));
  }

  private List<Integer> flags() {
    return IntStream.range(0, Board.flags())
        .filter(flag -> (table.flags & 1 << flag) != 0)
        .map(Board::flag)
        .boxed()
        .toList();
  }

  private void writeCards() {
    each("hands", _ -> true, pirate -> cards(pirate.hand, pirate.handSize));
    each("completed", pirate -> pirate.completed != 0, pirate -> cards(pirate.completed));
    each("fulfilled", pirate -> pirate.fulfilled != 0, pirate -> cards(pirate.fulfilled));
    each("due", pirate -> pirate.due > 0, pirate -> PositionText.word(pirate.due));
    each(
        "times-alone",
        pirate -> pirate.timesAlone > 0,
        pirate -> PositionText.word(pirate.timesAlone));
    each("risen", pirate -> pirate.risen > 0, pirate -> PositionText.word(pirate.risen));
    each("missions-won", pirate -> pirate.missionsWon != 0, PositionWriter::missionsWon);
    each("buried", pirate -> pirate.buried != 0, pirate -> cards(pirate.buried));
    chart.put("deck", cards(table.deck, table.deckSize));
    chart.put("discards", cards(table.discards, table.discardCount));
    chart.put("open-discards", cards(table.openDiscards));
  }

  private static PositionText missionsWon(Pirate pirate) {
    return PositionText.pile(
        Stream.of(Mission.values())
            .filter(mission -> (pirate.missionsWon & 1 << mission.ordinal()) != 0)
            .map(Setting::word)
            .toList());
  }

  private static PositionText cards(long set) {
    return PositionText.pile(Card.list(set));
  }

  private static PositionText cards(long set, int size) {
    List<Object> words = new ArrayList<>(Card.list(set));
    words.addAll(Collections.nCopies(size - words.size(), AyePositions.UNKNOWN));
    return PositionText.pile(words);
  }

  private void writeAttempt() {
    chart.put("attempt", PositionText.word(Setting.word(Mission.of(table.mission))));
    chart.put(
        "members",
        PositionText.pile(
            IntStream.range(0, table.seats).filter(table::isMember).boxed().toList()));
    chart.put("needed", PositionText.word(table.needed));
    chart.put("throws", PositionText.word(table.throwsMade));
    each("thrown", pirate -> pirate.dice != 0, pirate -> PositionText.pile(thrown(pirate.dice)));
    each(
        "named",
        pirate -> pirate.named != 0,
        pirate -> PositionText.word(new Handful(pirate.named)));
    each(
        "tridents-paid",
        pirate -> pirate.tridentsPaid > 0,
        pirate -> PositionText.word(pirate.tridentsPaid));
  }

  private static List<String> thrown(long dice) {
    List<String> words = new ArrayList<>();
    for (Die die : Die.values()) {
      for (Face face : Face.values()) {
        String word = (die == Die.ARGH ? "/" : "") + face.letter;
        words.addAll(Collections.nCopies(Dice.lying(dice, die, face), word));
        words.addAll(Collections.nCopies(Dice.turned(dice, die, face), word + AyePositions.TURNED));
      }
    }
    return words;
  }

  private void writeAnswers() {
    each("answers", Pirate::hasAnswered, this::answer);
    each(
        "claims",
        pirate -> pirate.claim != 0,
        pirate -> PositionText.word(MOVES.write(Answers.claim(pirate.claim))));
  }

  private PositionText answer(Pirate pirate) {
    if (pirate.answer == Pirate.SOME_ANSWER) return PositionText.word(AyePositions.UNKNOWN);
    return PositionText.word(
        MOVES.write(Answers.move((Question) table.agenda.current(), pirate.answer)));
  }

  private List<String> pending() {
    return table.agenda.toList().reversed().stream().map(Step.NOTATION::write).toList();
  }

  private static PositionText word(Enum<?> constant) {
    return PositionText.word(Setting.word(constant));
  }

  private List<Integer> seats(Predicate<Pirate> which) {
    return IntStream.range(0, table.seats)
        .filter(seat -> which.test(table.pirates[seat]))
        .boxed()
        .toList();
  }

  /// Writes a part for every player who has something to write about.
  private void each(String key, Predicate<Pirate> which, Function<Pirate, PositionText> part) {
    Map<String, PositionText> parts = new LinkedHashMap<>();
    for (int seat : seats(which)) {
      parts.put(Integer.toString(seat), part.apply(table.pirates[seat]));
    }
    chart.put(key, PositionText.chart(parts));
  }
}
