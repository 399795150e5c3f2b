package tortuga.aye;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.BiConsumer;
import java.util.function.ObjIntConsumer;
import tortuga.aye.Step.*;
import tortuga.engine.Notation;
import tortuga.engine.Setting;
import tortuga.engine.Sketch;

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
  private final Referee referee;

  PositionReader(AyeState table, Referee referee) {
    this.table = table;
    this.referee = referee;
  }

  void read(Sketch.Chart given) {
    given.only(KEYS);
    readBoard(given);
    readPirates(given);
    new DiceReader(table, referee.options).read(given);
    if (referee.options.hasCards()) new CardReader(table, referee.options).read(given);
    given.get("pending").ifPresentOrElse(this::readPending, () -> referee.planRound(table.phase));
    given.get("answers").ifPresent(answers -> each(table, answers, this::readAnswer));
    given.get("claims").ifPresent(claims -> each(table, claims, this::readClaim));
    if (table.agenda.isEmpty()) throw given.wrong("nothing is pending");
  }

  private void readBoard(Sketch.Chart given) {
    table.round = number(given, "round", 0, MOST_ROUNDS, 3);
    table.phase = number(given, "phase", 0, Mutinies.PHASE, 1);
    table.captain = number(given, "captain", 0, table.seats - 1, 0);
    table.captainReputation = number(given, "captain-reputation", 0, Board.CAPTAIN, Board.CAPTAIN);
    boolean mustered = table.phase > 1;
    table.commander =
        number(given, "commander", 0, table.seats - 1, mustered ? table.captain : Pirate.NOBODY);
    given.get("captain-paid").ifPresent(paid -> table.captainPaid = paid.yes());
    table.ship = number(given, "ship", 1, Board.SHIP, Board.start(table.seats));
    given.get("missions").ifPresent(this::readMissions);
  }

  private void readMissions(Sketch missions) {
    List<Sketch> steps = missions.items();
    if (steps.size() != Mission.COUNT) throw missions.wrong("expected a number for each mission");
    for (Mission mission : Mission.values()) {
      table.setDone(mission, steps.get(mission.ordinal()).number(0, Mission.STEPS));
    }
  }

  private void readPirates(Sketch.Chart given) {
    for (Pirate pirate : table.pirates) {
      pirate.doubloons = Board.DEALT_DOUBLOONS / table.seats;
      if (table.phase > 1) pirate.vote = Ballot.AYE;
    }
    table.pirates[table.captain].vote = Ballot.NONE;
    table.pirates[table.captain].reputation = 0;
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
    boolean noCaptainYet = table.round == 0 && table.phase == 0;
    if (!noCaptainYet && table.pirates[table.captain].reputation != 0) {
      throw given.wrong("the captain has no reputation of his own");
    }
    readOfferings(given);
  }

  private void readHook(Pirate pirate, Sketch hook) {
    List<Sketch> words = hook.items();
    pirate.hookGiver = words.getFirst().number(0, table.seats - 1);
    String fate = words.size() > 1 ? words.get(1).text() : "";
    pirate.hook = fate.isEmpty();
    pirate.hookSpent = fate.equals(AyePositions.SPENT);
    if (words.size() > 2 || !(pirate.hook || pirate.hookSpent || fate.equals(AyePositions.KEPT))) {
      throw hook.wrong("expected who gave the hook, and perhaps spent or kept");
    }
  }

  private void readVote(Pirate pirate, Sketch vote) {
    pirate.vote = constant(Ballot.class, vote);
  }

  /// After phase two, an action that is not mentioned is the command.
  private void readCommand(Pirate pirate, Sketch word) {
    pirate.command = constant(Command.class, word);
    boolean obeys = table.phase > 2 && pirate.vote == Ballot.AYE && pirate.command != Command.RUM;
    if (obeys) pirate.action = pirate.command;
  }

  private void readAction(Pirate pirate, Sketch word) {
    pirate.action = constant(Command.class, word);
    if (pirate.action == Command.RUM) throw word.wrong("rum is no action");
  }

  private void readMutineer(Sketch seat) {
    table.pirates[seat.number(0, table.seats - 1)].hasDeclared = true;
  }

  private void readOfferings(Sketch.Chart given) {
    int rest = Board.DOUBLOONS;
    for (Pirate pirate : table.pirates) rest -= pirate.doubloons + (pirate.hook ? 1 : 0);
    boolean beforeDeal = rest == Board.DOUBLOONS && table.round == 0;
    if (beforeDeal) rest = Board.DOUBLOONS - Board.DEALT_DOUBLOONS;
    if (rest < 0) throw given.wrong("there are only %d doubloons".formatted(Board.DOUBLOONS));
    table.offerings = number(given, "offerings", rest, rest, rest);
  }

  private void readAnswer(Pirate pirate, Sketch answer) {
    pirate.answer = Answers.code(answer.as(PositionWriter.MOVES::read));
  }

  private void readClaim(Pirate pirate, Sketch claim) {
    if (!(claim.as(PositionWriter.MOVES::read) instanceof AyeMove.Claim move)) {
      throw claim.wrong("expected a claim, such as: claim C31 0");
    }
    pirate.claim = Answers.code(move);
  }

  /// Plans the steps given, next one first, and after them the phases that follow.
  private void readPending(Sketch pending) {
    List<Sketch> lines = pending instanceof Sketch.Word word ? steps(word) : pending.items();
    List<Step> steps = lines.stream().map(line -> line.as(Step.NOTATION::read)).toList();
    boolean complete =
        steps.stream()
            .anyMatch(step ->
                step instanceof EndRound
                    || step instanceof StartRound
                    || step instanceof CountCards
                    || step instanceof SwapCard
                    || step instanceof DiscardThird
                    || step instanceof ChooseCaptain
                    || step instanceof DealDoubloons);
    if (!complete) referee.planRound(table.phase + 1);
    for (int i = steps.size() - 1; i >= 0; i--) {
      new StepCheck(table).check(steps.get(i), lines.get(i));
      table.agenda.first(steps.get(i));
    }
  }

  /// Several steps may stand in one text; each begins with its verb.
  private static List<Sketch> steps(Sketch.Word text) {
    List<Sketch> steps = new ArrayList<>();
    StringJoiner step = new StringJoiner(" ");
    for (String word : text.text().strip().split("\\s+")) {
      if (Step.NOTATION.verbs().containsKey(word) && step.length() > 0) {
        steps.add(new Sketch.Word(step.toString(), text.line()));
        step = new StringJoiner(" ");
      }
      step.add(word);
    }
    steps.add(new Sketch.Word(step.toString(), text.line()));
    return steps;
  }

  // Reading in general

  static int number(Sketch.Chart given, String key, int least, int most, int usual) {
    return given.get(key).map(word -> word.number(least, most)).orElse(usual);
  }

  private void numbers(
      Sketch.Chart given, String key, int least, int most, ObjIntConsumer<Pirate> reading) {
    numbers(table, given, key, least, most, reading);
  }

  static void numbers(
      AyeState table,
      Sketch.Chart given,
      String key,
      int least,
      int most,
      ObjIntConsumer<Pirate> reading) {
    given
        .get(key)
        .ifPresent(numbers ->
            each(table, numbers, (p, word) -> reading.accept(p, word.number(least, most))));
  }

  static void each(AyeState table, Sketch parts, BiConsumer<Pirate, Sketch> reading) {
    parts
        .chart()
        .entries()
        .forEach((name, part) -> reading.accept(table.pirates[seat(table, name, part)], part));
  }

  private static int seat(AyeState table, String name, Sketch part) {
    for (int seat = 0; seat < table.seats; seat++) {
      if (Integer.toString(seat).equals(name)) return seat;
    }
    throw part.wrong("there is no seat " + name);
  }

  static <T extends Enum<T>> T constant(Class<T> type, Sketch word) {
    for (T constant : type.getEnumConstants()) {
      if (Setting.word(constant).equals(word.text())) return constant;
    }
    throw word.wrong("there is no %s %s".formatted(Notation.verb(type), word));
  }
}
