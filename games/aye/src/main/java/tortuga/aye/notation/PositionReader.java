package tortuga.aye.notation;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;
import tortuga.aye.AyeMove;
import tortuga.aye.Ballot;
import tortuga.aye.Command;
import tortuga.aye.Mission;
import tortuga.aye.Stance;
import tortuga.aye.goals.Occasion;
import tortuga.aye.rules.Mutinies;
import tortuga.aye.rules.Options;
import tortuga.aye.rules.Referee;
import tortuga.aye.state.Answers;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.Question;
import tortuga.engine.Setting;
import tortuga.engine.text.Notation;
import tortuga.engine.text.PositionText;

/// Reads a position, fills in what is usual, and refuses what cannot be.
final class PositionReader {
  static final String[] KEYS = {
    "round",
    "phase",
    "captain",
    "captain-reputation",
    "commander",
    "captain-paid",
    "ship",
    "missions",
    "offerings",
    "reputations",
    "doubloons",
    "hooks",
    "commands",
    "votes",
    "actions",
    "stances",
    "mutineers",
    "supply",
    "waiting",
    "kraken",
    "plank",
    "flags",
    "dealt",
    "used",
    "argh-squares",
    "argh-waiting",
    "argh-kraken",
    "hands",
    "completed",
    "fulfilled",
    "due",
    "times-alone",
    "risen",
    "missions-won",
    "buried",
    "deck",
    "discards",
    "open-discards",
    "attempt",
    "members",
    "needed",
    "throws",
    "thrown",
    "named",
    "tridents-paid",
    "answers",
    "claims",
    "pending"
  };

  private static final int MOST_ROUNDS = 30;

  private final AyeState table;
  private final Options options;
  private final Referee referee;
  private PendingReader pending;

  PositionReader(AyeState table, Options options, Referee referee) {
    this.table = table;
    this.options = options;
    this.referee = referee;
    pending = new PendingReader(table, List.of());
  }

  void read(PositionText.Chart given) {
    given.only(KEYS);
    pending = PendingReader.of(table, given);
    readBoard(given);
    readPirates(given);
    new DiceReader(table, options).read(given);
    if (options.hasCards()) {
      new CardReader(table, options).read(given, pending.dealsCards());
    }
    given.get("claims").ifPresent(claims -> each(table, claims, this::readClaim));
    pending.plan(options, referee);
  }

  /// Reads the secret answers to the question, once everything else is known to be possible.
  void readAnswers(PositionText.Chart given) {
    given.get("answers").ifPresent(answers -> each(table, answers, this::readAnswer));
  }

  private void readBoard(PositionText.Chart given) {
    table.round = number(given, "round", 0, MOST_ROUNDS, 3);
    table.phase = number(given, "phase", 0, Mutinies.PHASE, 1);
    table.captain = number(given, "captain", 0, table.seats - 1, 0);
    table.captainReputation = number(given, "captain-reputation", 0, Board.CAPTAIN, Board.CAPTAIN);
    boolean mustered = pending.isMustered();
    table.commander =
        number(given, "commander", 0, table.seats - 1, mustered ? table.captain : Pirate.NOBODY);
    given.get("captain-paid").ifPresent(paid -> table.captainPaid = paid.yes());
    table.ship = number(given, "ship", 1, Board.SHIP, Board.start(table.seats));
    given.get("missions").ifPresent(this::readMissions);
  }

  private void readMissions(PositionText missions) {
    List<PositionText> steps = missions.items();
    if (steps.size() != Mission.COUNT) throw missions.wrong("expected a number for each mission");
    for (Mission mission : Mission.values()) {
      table.setDone(mission, steps.get(mission.ordinal()).number(0, Mission.STEPS));
    }
  }

  private void readPirates(PositionText.Chart given) {
    for (Pirate pirate : table.pirates) {
      pirate.doubloons = pending.hasCaptain() ? Board.DEALT_DOUBLOONS / table.seats : 0;
      if (pending.hasVoted()) pirate.vote = Ballot.AYE;
    }
    if (table.commander != Pirate.NOBODY) table.pirates[table.commander].vote = Ballot.NONE;
    if (pending.hasCaptain()) table.pirates[table.captain].reputation = 0;
    numbers(
        given, "reputations", 0, Board.HIGHEST_REPUTATION, (p, number) -> p.reputation = number);
    numbers(given, "doubloons", 0, Board.DOUBLOONS, (p, number) -> p.doubloons = number);
    given.get("hooks").ifPresent(hooks -> each(table, hooks, this::readHook));
    given.get("votes").ifPresent(votes -> each(table, votes, this::readVote));
    given.get("commands").ifPresent(commands -> each(table, commands, this::readCommand));
    given.get("actions").ifPresent(actions -> each(table, actions, this::readAction));
    given
        .get("stances")
        .ifPresent(
            stances -> each(table, stances, (p, word) -> p.stance = constant(Stance.class, word)));
    given.get("mutineers").ifPresent(seats -> seats.items().forEach(this::readMutineer));
    readOfferings(given);
  }

  private void readHook(Pirate pirate, PositionText hook) {
    List<PositionText> words = hook.items();
    pirate.hookGiver = words.getFirst().number(0, table.seats - 1);
    String fate = words.size() > 1 ? words.get(1).text() : "";
    pirate.hook = fate.isEmpty();
    pirate.hookSpent = fate.equals(AyePositions.SPENT);
    if (words.size() > 2 || !(pirate.hook || pirate.hookSpent || fate.equals(AyePositions.KEPT))) {
      throw hook.wrong("expected who gave the hook, and perhaps spent or kept");
    }
  }

  private void readVote(Pirate pirate, PositionText vote) {
    pirate.vote = constant(Ballot.class, vote);
  }

  /// After phase two, an action that is not mentioned is the command.
  private void readCommand(Pirate pirate, PositionText word) {
    pirate.command = constant(Command.class, word);
    boolean obeys = table.phase > 2 && pirate.vote == Ballot.AYE && pirate.command != Command.RUM;
    if (obeys) pirate.action = pirate.command;
  }

  private void readAction(Pirate pirate, PositionText word) {
    pirate.action = constant(Command.class, word);
    if (pirate.action == Command.RUM) throw word.wrong("rum is no action");
  }

  private void readMutineer(PositionText seat) {
    table.pirates[seat.number(0, table.seats - 1)].hasDeclared = true;
  }

  private void readOfferings(PositionText.Chart given) {
    int rest = Board.DOUBLOONS;
    for (Pirate pirate : table.pirates) rest -= pirate.doubloons + (pirate.hook ? 1 : 0);
    if (!pending.hasCaptain()) rest -= Board.DEALT_DOUBLOONS;
    if (rest < 0) throw given.wrong("there are only %d doubloons".formatted(Board.DOUBLOONS));
    table.offerings = number(given, "offerings", rest, rest, rest);
  }

  private void readAnswer(Pirate pirate, PositionText answer) {
    AyeMove move = answer.as(PositionWriter.MOVES::read);
    boolean asked =
        table.agenda.current() instanceof Question question && QuestionCheck.isSecret(question);
    if (!asked) throw answer.wrong("no question is pending that is answered in secret");
    int seat = List.of(table.pirates).indexOf(pirate);
    List<AyeMove> offered = QuestionCheck.offered(table, seat);
    if (!offered.contains(move)) {
      throw answer.wrong(
          "seat %d can answer %s"
              .formatted(
                  seat,
                  offered.isEmpty()
                      ? "nothing"
                      : offered.stream()
                          .map(PositionWriter.MOVES::write)
                          .collect(Collectors.joining(", "))));
    }
    pirate.answer = Answers.code(move);
  }

  private void readClaim(Pirate pirate, PositionText claim) {
    if (!(claim.as(PositionWriter.MOVES::read) instanceof AyeMove.Claim move)) {
      throw claim.wrong("expected a claim, such as: claim C31 0");
    }
    if (move.target().index() >= table.seats || !move.card().isIn(Occasion.CLAIM.cards())) {
      throw claim.wrong("expected a card from C31 to C35 and a seat, such as: claim C31 0");
    }
    pirate.claim = Answers.code(move);
  }

  // Reading in general

  static int number(PositionText.Chart given, String key, int least, int most, int usual) {
    return given.get(key).map(word -> word.number(least, most)).orElse(usual);
  }

  private void numbers(
      PositionText.Chart given, String key, int least, int most, ObjIntConsumer<Pirate> reading) {
    numbers(table, given, key, least, most, reading);
  }

  static void numbers(
      AyeState table,
      PositionText.Chart given,
      String key,
      int least,
      int most,
      ObjIntConsumer<Pirate> reading) {
    given
        .get(key)
        .ifPresent(numbers ->
            each(table, numbers, (p, word) -> reading.accept(p, word.number(least, most))));
  }

  static void each(AyeState table, PositionText parts, BiConsumer<Pirate, PositionText> reading) {
    parts
        .chart()
        .entries()
        .forEach((name, part) -> reading.accept(table.pirates[seat(table, name, part)], part));
  }

  private static int seat(AyeState table, String name, PositionText part) {
    for (int seat = 0; seat < table.seats; seat++) {
      if (Integer.toString(seat).equals(name)) return seat;
    }
    throw part.wrong("there is no seat " + name);
  }

  static <T extends Enum<T>> T constant(Class<T> type, PositionText word) {
    for (T constant : type.getEnumConstants()) {
      if (Setting.word(constant).equals(word.text())) return constant;
    }
    throw word.wrong("there is no %s %s".formatted(Notation.verb(type), word));
  }
}
