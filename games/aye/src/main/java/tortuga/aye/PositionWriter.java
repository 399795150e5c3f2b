package tortuga.aye;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tortuga.aye.Step.Question;
import tortuga.engine.Notation;
import tortuga.engine.Setting;
import tortuga.engine.Sketch;

/// Writes a position down, unknown cards and answers as question marks.
final class PositionWriter {
  static final Notation<AyeMove> MOVES = new Notation<>(AyeMove.class);

  private final AyeState table;
  private final Map<String, Sketch> chart = new LinkedHashMap<>();

  PositionWriter(AyeState table) {
    this.table = table;
  }

  Sketch write() {
    writeBoard();
    writePirates();
    writeDice();
    writeCards();
    if (table.mission != AyeState.NO_MISSION) writeAttempt();
    writeAnswers();
    if (table.isOver()) chart.put("ending", Sketch.word(Setting.word(table.ending)));
    chart.put("pending", Sketch.row(pending()));
    return Sketch.chart(chart);
  }

  private void writeBoard() {
    chart.put("round", Sketch.word(table.round));
    chart.put("phase", Sketch.word(table.phase));
    chart.put("captain", Sketch.word(table.captain));
    chart.put("captain-reputation", Sketch.word(table.captainReputation));
    if (table.commander != Pirate.NOBODY) chart.put("commander", Sketch.word(table.commander));
    chart.put("captain-paid", Sketch.word(table.captainPaid ? "yes" : "no"));
    chart.put("ship", Sketch.word(table.ship));
    chart.put("missions", Sketch.row(Stream.of(Mission.values()).map(table::done).toList()));
    chart.put("offerings", Sketch.word(table.offerings));
  }

  private void writePirates() {
    each("reputations", _ -> true, pirate -> Sketch.word(pirate.reputation));
    each("doubloons", _ -> true, pirate -> Sketch.word(pirate.doubloons));
    each("hooks", pirate -> pirate.hookGiver != Pirate.NOBODY, PositionWriter::hook);
    each("commands", _ -> true, pirate -> word(pirate.command));
    each("votes", _ -> true, pirate -> word(pirate.vote));
    each("actions", _ -> true, pirate -> word(pirate.action));
    each("stances", pirate -> pirate.stance != Stance.NONE, pirate -> word(pirate.stance));
    chart.put("mutineers", Sketch.pile(seats(pirate -> pirate.hasDeclared)));
  }

  private static Sketch hook(Pirate pirate) {
    List<String> words = new ArrayList<>(List.of(Integer.toString(pirate.hookGiver)));
    if (!pirate.hook) words.add(pirate.hookSpent ? AyePositions.SPENT : AyePositions.KEPT);
    return Sketch.row(words);
  }

  private void writeDice() {
    chart.put("supply", Sketch.word(table.supply));
    chart.put("waiting", Sketch.word(table.waiting));
    chart.put("kraken", Sketch.word(table.kraken));
    chart.put("plank", Sketch.word(table.plank));
    chart.put("flags", Sketch.pile(flags()));
    each("dealt", pirate -> pirate.dealt > 0, pirate -> Sketch.word(pirate.dealt));
    each("used", pirate -> pirate.used > 0, pirate -> Sketch.word(pirate.used));
    chart.put("argh-squares", Sketch.word(table.squares));
    chart.put("argh-waiting", Sketch.word(table.arghWaiting));
    chart.put("argh-kraken", Sketch.word(table.arghKraken));
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
    each("due", pirate -> pirate.due > 0, pirate -> Sketch.word(pirate.due));
    each("times-alone", pirate -> pirate.timesAlone > 0, pirate -> Sketch.word(pirate.timesAlone));
    each("risen", pirate -> pirate.risen > 0, pirate -> Sketch.word(pirate.risen));
    each("missions-won", pirate -> pirate.missionsWon != 0, PositionWriter::missionsWon);
    each("buried", pirate -> pirate.buried != 0, pirate -> cards(pirate.buried));
    chart.put("deck", cards(table.deck, table.deckSize));
    chart.put("discards", cards(table.discards, table.discardCount));
    chart.put("open-discards", cards(table.openDiscards));
  }

  private static Sketch missionsWon(Pirate pirate) {
    return Sketch.pile(
        Stream.of(Mission.values())
            .filter(mission -> (pirate.missionsWon & 1 << mission.ordinal()) != 0)
            .map(Setting::word)
            .toList());
  }

  private static Sketch cards(long set) {
    return Sketch.pile(Card.list(set));
  }

  private static Sketch cards(long set, int size) {
    List<Object> words = new ArrayList<>(Card.list(set));
    words.addAll(Collections.nCopies(size - words.size(), AyePositions.UNKNOWN));
    return Sketch.pile(words);
  }

  private void writeAttempt() {
    chart.put("attempt", Sketch.word(Setting.word(Mission.of(table.mission))));
    chart.put(
        "members",
        Sketch.pile(IntStream.range(0, table.seats).filter(table::isMember).boxed().toList()));
    chart.put("needed", Sketch.word(table.needed));
    chart.put("throws", Sketch.word(table.throwsMade));
    each("thrown", pirate -> pirate.dice != 0, pirate -> Sketch.pile(thrown(pirate.dice)));
    each("named", pirate -> pirate.named != 0, pirate -> Sketch.word(new Handful(pirate.named)));
    each(
        "tridents-paid",
        pirate -> pirate.tridentsPaid > 0,
        pirate -> Sketch.word(pirate.tridentsPaid));
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
        pirate -> Sketch.word(MOVES.write(Answers.claim(pirate.claim))));
  }

  private Sketch answer(Pirate pirate) {
    if (pirate.answer == Pirate.SOME_ANSWER) return Sketch.word(AyePositions.UNKNOWN);
    return Sketch.word(MOVES.write(Answers.move((Question) table.agenda.current(), pirate.answer)));
  }

  private List<String> pending() {
    return table.agenda.toList().reversed().stream().map(Step.NOTATION::write).toList();
  }

  private static Sketch word(Enum<?> constant) {
    return Sketch.word(Setting.word(constant));
  }

  private List<Integer> seats(Predicate<Pirate> which) {
    return IntStream.range(0, table.seats)
        .filter(seat -> which.test(table.pirates[seat]))
        .boxed()
        .toList();
  }

  /// Writes something about all players of whom there is something to write.
  private void each(String key, Predicate<Pirate> which, Function<Pirate, Sketch> part) {
    Map<String, Sketch> parts = new LinkedHashMap<>();
    for (int seat : seats(which)) {
      parts.put(Integer.toString(seat), part.apply(table.pirates[seat]));
    }
    chart.put(key, Sketch.chart(parts));
  }
}
