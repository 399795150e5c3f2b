package tortuga.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tortuga.bots.BotKind;
import tortuga.bots.Errand;
import tortuga.engine.BadSetup;
import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Move;
import tortuga.engine.Outcome;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Seed;
import tortuga.engine.Setup;
import tortuga.engine.SplitMix;
import tortuga.engine.Viewer;
import tortuga.server.table.Entry.*;

/// A table, rebuilt from its log line by line. Confined to one thread.
///
/// What somebody wants becomes a [Proposal], if it is allowed; when its entry is stored, it is
/// applied. What viewers learn leaves through `view`, `acts` and `asked`, each as that viewer may
/// know it.
public final class Table {
  /// Reactions that come within so many milliseconds of each other are simultaneous.
  static final long SAME_MOMENT = 250;

  private static final String STAND_IN = BotKind.CAPTAIN.toString();

  private final String id;
  private final Opened terms;
  private final long since;
  private final Seed seed;
  private final Beginning way;
  private final Game<?, ?, ?, ?> game;
  private final Chair[] chairs;
  private final Annals annals;

  private Optional<Play<?, ?, ?, ?>> play = Optional.empty();
  private Optional<Closed> closed = Optional.empty();
  private Optional<String> rematch = Optional.empty();
  private List<String> words = List.of();
  private String hash = "";

  private Table(String id, Line first, Opened terms, Seed seed, Beginning way) {
    this.id = id;
    this.way = way;
    this.terms = terms;
    this.seed = seed;
    this.since = first.at();
    this.game =
        Games.named(terms.game())
            .orElseThrow(() -> new IllegalStateException("there is no game " + terms.game()));
    this.chairs =
        IntStream.range(0, terms.seats()).mapToObj(_ -> new Chair()).toArray(Chair[]::new);
    this.annals = new Annals(terms.seats());
    remember(first, Optional.empty(), By.PLAYER, List.of(), false);
  }

  /// Rebuilds a table from its log; `seed` is what it promised.
  public static Table of(String id, List<Line> log, Seed seed, Credit credit) {
    return of(id, log, seed, credit, Beginning.USUAL);
  }

  /// Rebuilds a table whose match begins in some way.
  public static Table of(String id, List<Line> log, Seed seed, Credit credit, Beginning way) {
    if (!(log.getFirst().entry() instanceof Opened terms)) {
      throw new IllegalArgumentException("the log of " + id + " does not begin with its opening");
    }
    Table table = new Table(id, log.getFirst(), terms, seed, way);
    for (Line line : log.subList(1, log.size())) table.apply(line, credit);
    return table;
  }

  // Facts

  public String id() {
    return id;
  }

  public Opened terms() {
    return terms;
  }

  public long since() {
    return since;
  }

  /// Returns when the last thing happened that everybody may know of.
  public long changed() {
    return annals.changed();
  }

  public int seats() {
    return chairs.length;
  }

  public Phase phase() {
    if (closed.isPresent()) return closed.get().brokenOff() ? Phase.ABANDONED : Phase.FINISHED;
    return play.isPresent() ? Phase.PLAYING : Phase.GATHERING;
  }

  /// Returns how many lines the log has.
  public int lines() {
    return annals.size();
  }

  /// Returns the hash of the last line, to which the next one is chained.
  public String hash() {
    return hash;
  }

  public Optional<Occupant> occupant(int seat) {
    return chairs[seat].occupant;
  }

  /// Returns the level of the bot that plays for a seat now, if one does.
  public Optional<String> bot(int seat) {
    return chairs[seat].bot();
  }

  /// Whether a bot holds the seat of somebody who is away.
  public boolean isHeld(int seat) {
    return chairs[seat].holder.isPresent();
  }

  /// Returns the seat of a person.
  public Optional<Integer> seatOf(String person) {
    for (int i = 0; i < chairs.length; i++) if (chairs[i].isOf(person)) return Optional.of(i);
    return Optional.empty();
  }

  /// Returns the seats where people play now.
  public Seats people() {
    return IntStream.range(0, seats())
        .filter(i -> chairs[i].isManned())
        .mapToObj(Seat::of)
        .reduce(Seats.NONE, Seats::with, (a, _) -> a);
  }

  public Optional<String> rematch() {
    return rematch;
  }

  /// Returns the seed, once it is revealed.
  public Optional<String> seed() {
    return closed.map(Closed::seed);
  }

  public List<String> words() {
    return words;
  }

  /// Whether a command of a seat was carried out before; returns the number under which the seat
  /// noticed it.
  public Optional<Integer> done(int seat, String command) {
    return annals.done(seat, command);
  }

  // What viewers may know

  /// Returns how many lines of the log a viewer has noticed.
  public int number(Viewer viewer) {
    return annals.number(viewer);
  }

  /// Returns what a viewer noticed after its line number `last`.
  public List<Act> acts(Viewer viewer, int last) {
    return annals.acts(viewer, last);
  }

  /// Returns what a viewer sees of the game, once it has begun.
  public Optional<Record> view(Viewer viewer) {
    return play.map(game -> game.view(viewer));
  }

  /// Returns the question on the table as a viewer may know it.
  public Optional<Asked> asked(Viewer viewer, long now, Credit credit) {
    if (phase() != Phase.PLAYING || play.get().isOver()) return Optional.empty();
    Map<String, String> orders =
        viewer instanceof Seat seat ? Map.copyOf(chairs[seat.index()].orders) : Map.of();
    return play.map(game -> game.asked(viewer, orders, credit, now));
  }

  /// Returns what is left of a seat's time bank, if the game has one.
  public Optional<Long> bank(int seat, long now, Credit credit) {
    return phase() == Phase.PLAYING ? play.get().bank(seat, now, credit) : Optional.empty();
  }

  /// Whether somebody waits for this seat, as far as everybody may know.
  public boolean isAwaited(int seat) {
    if (phase() != Phase.PLAYING || play.get().isOver()) return false;
    Question question = play.get().question();
    return !question.isUnseen() && question.asked().contains(Seat.of(seat));
  }

  /// Returns how the game ended, once everything is revealed.
  public Optional<Outcome> outcome() {
    return phase() == Phase.FINISHED ? play.map(Play::outcome) : Optional.empty();
  }

  public List<ScoreLine> scoreSheet() {
    return phase() == Phase.FINISHED ? play.get().scoreSheet() : List.of();
  }

  /// Returns all moves that count, once everything is revealed.
  public List<Turn> turns() {
    return closed.isPresent() && play.isPresent() ? play.get().turns() : List.of();
  }

  /// Plays a finished game again before somebody's eyes.
  public List<Step> review(Viewer eyes) throws Refusal {
    require(closed.isPresent() && play.isPresent(), "not-over");
    return Review.of(game, setup(), terms.edition(), luck(), turns(), eyes);
  }

  private Setup setup() {
    return new Setup(terms.seats(), terms.settings());
  }

  private Seed luck() {
    return words.isEmpty() ? seed : seed.mixedWith(words);
  }

  // What people want

  public Proposal sit(Occupant occupant, Optional<Integer> wish, String word) throws Refusal {
    require(phase() == Phase.GATHERING, "already-begun");
    if (occupant instanceof Occupant.Person(String person, _, _)) {
      require(seatOf(person).isEmpty(), "already-seated");
    }
    int seat = wish.isPresent() ? wish.get() : firstFree();
    require(seat >= 0 && seat < seats(), "no-such-seat");
    require(chairs[seat].occupant.isEmpty(), "seat-taken");
    return Proposal.of(new Seated(seat, occupant, word));
  }

  private int firstFree() throws Refusal {
    for (int i = 0; i < seats(); i++) if (chairs[i].occupant.isEmpty()) return i;
    throw new Refusal("table-full");
  }

  public Proposal vacate(int seat) throws Refusal {
    require(phase() == Phase.GATHERING, "already-begun");
    require(seat >= 0 && seat < seats() && chairs[seat].occupant.isPresent(), "no-such-seat");
    return Proposal.of(new Vacated(seat));
  }

  public Proposal begin() throws Refusal {
    require(phase() == Phase.GATHERING, "already-begun");
    require(Stream.of(chairs).allMatch(chair -> chair.occupant.isPresent()), "seats-empty");
    return Proposal.of(new Begun(Stream.of(chairs).map(chair -> chair.word).toList()));
  }

  /// Answers the question with that number, or does what may be done at any time if there is none.
  public Proposal answer(
      int seat, Optional<Integer> number, List<String> moves, By by, String command)
      throws Refusal {
    Play<?, ?, ?, ?> game = playing();
    boolean free = game.isFree(seat, moves);
    require(number.isPresent() || free, "not-offered");
    require(number.isEmpty() || game.isAsked(seat), "not-your-turn");
    require(number.isEmpty() || number.get() == game.question().number(seat), "stale-question");
    require(by == By.BOT ? bot(seat).isPresent() : bot(seat).isEmpty(), "held-by-bot");
    boolean pledges = game.question().isUnseen() && !free;
    require(!pledges || !game.hasPledged(seat), "already-answered");
    require(!pledges || moves.size() == 1, "not-offered");
    Attempt attempt = game.attempt(seat, moves, by);
    if (pledges) {
      return Proposal.of(new Pledged(seat, attempt.turns().getLast().move(), by, command));
    }
    return new Proposal(new Played(attempt.turns(), by, command), Optional.of(attempt));
  }

  public Proposal undo(int seat, String command) throws Refusal {
    require(playing().mayUndo(seat), "cannot-undo");
    return Proposal.of(new Undone(seat, command));
  }

  public Proposal order(int seat, String kind, Optional<String> verb) throws Refusal {
    playing();
    require(game().questions().contains(kind), "no-such-question");
    return Proposal.of(new Ordered(seat, kind, verb));
  }

  /// Lets a bot hold the seat of somebody who is away, or leaves.
  public Proposal hold(int seat, boolean leaves) throws Refusal {
    Play<?, ?, ?, ?> game = playing();
    require(chairs[seat].isManned(), "held-by-bot");
    boolean ends = leaves && !game.goesOnWithoutLeavers();
    return Proposal.of(ends ? new Closed(seed.toString(), true) : new Held(seat, STAND_IN, leaves));
  }

  public Proposal resume(int seat) throws Refusal {
    playing();
    require(isHeld(seat), "not-held");
    return Proposal.of(new Resumed(seat));
  }

  public Proposal rematch(String table) throws Refusal {
    require(closed.isPresent(), "not-over");
    require(rematch.isEmpty(), "already-rematched");
    return Proposal.of(new Rematched(table));
  }

  private Play<?, ?, ?, ?> playing() throws Refusal {
    require(closed.isEmpty() && (play.isEmpty() || !play.get().isOver()), "game-over");
    return play.orElseThrow(() -> new Refusal("not-begun"));
  }

  private static void require(boolean condition, String reason) throws Refusal {
    if (!condition) throw new Refusal(reason);
  }

  // What is due

  /// Returns when the table itself has something to do, if nothing happens before.
  public Optional<Long> alarm(long now, Credit credit) {
    if (phase() != Phase.PLAYING) return Optional.empty();
    Play<?, ?, ?, ?> game = play.get();
    if (game.isOver() || sleeper().isPresent()) return Optional.of(now);
    return game.question().isUnseen()
        ? game.closing(people(), now, credit)
        : game.deadline(now, credit);
  }

  /// Returns what the table has to do now, if anything; all randomness comes from `whims`.
  public Optional<Proposal> due(long now, Credit credit, SplitMix whims) {
    Optional<Long> alarm = alarm(now, credit);
    if (alarm.isEmpty() || alarm.get() > now) return Optional.empty();
    Play<?, ?, ?, ?> game = play.orElseThrow();
    if (game.isOver()) return Optional.of(Proposal.of(new Closed(seed.toString(), false)));
    if (sleeper().isPresent()) {
      return Optional.of(Proposal.of(new Held(sleeper().get(), STAND_IN, false)));
    }
    List<Map<String, String>> orders =
        Stream.of(chairs).map(chair -> Map.copyOf(chair.orders)).toList();
    boolean unseen = game.question().isUnseen();
    Attempt attempt = unseen ? game.settle(orders, whims) : game.timeUp(orders, whims);
    By by = unseen ? By.TABLE : By.CLOCK;
    return Optional.of(new Proposal(new Played(attempt.turns(), by, ""), Optional.of(attempt)));
  }

  private Optional<Integer> sleeper() {
    return IntStream.range(0, seats()).filter(i -> chairs[i].isAsleep()).boxed().findFirst();
  }

  /// Returns the seats for which a bot has to answer now.
  public List<Integer> botsAsked() {
    if (phase() != Phase.PLAYING || play.get().isOver()) return List.of();
    Play<?, ?, ?, ?> game = play.get();
    return IntStream.range(0, seats())
        .filter(i -> chairs[i].bot().isPresent() && game.isAsked(i) && !game.hasPledged(i))
        .boxed()
        .toList();
  }

  /// Returns the people who are asked something for which they left an order, and the move.
  public List<Turn> ordersAsked() {
    if (phase() != Phase.PLAYING || play.get().isOver()) return List.of();
    return IntStream.range(0, seats())
        .filter(i -> chairs[i].isManned())
        .mapToObj(i -> play.get().ordered(i, chairs[i].orders).map(move -> new Turn(i, move)))
        .flatMap(Optional::stream)
        .toList();
  }

  /// Returns the number under which a seat knows the question on the table.
  public int questionOf(int seat) {
    return play.orElseThrow().question().number(seat);
  }

  /// Returns since when the question on the table is asked; the picks of a chain belong to one.
  public long askedAt() {
    return play.orElseThrow().question().opened();
  }

  /// Whether answers to the question on the table lie face down until all are in.
  public boolean isAnsweredUnseen() {
    return phase() == Phase.PLAYING && !play.get().isOver() && play.get().question().isUnseen();
  }

  /// Returns how long the reaction window on the table stays open, if there is one and it closes by
  /// itself.
  public Optional<Long> window() {
    if (!isAnsweredUnseen()) return Optional.empty();
    Question question = play.orElseThrow().question();
    boolean timed = question.manner() == Decision.Manner.WINDOW && question.allowance() > 0;
    return timed && terms.pace().isLive() ? Optional.of(question.allowance()) : Optional.empty();
  }

  /// Returns the question as a bot of some kind can take it away and think about it.
  public Errand<?, ?> errand(BotKind kind, int seat, long whim) {
    return play.orElseThrow().errand(id, kind, seat, annals.past(Seat.of(seat)), whim);
  }

  /// Returns the question of a seat, to be thought about elsewhere.
  public Brief brief(int seat) throws Refusal {
    return playing().brief(seat, annals.past(Seat.of(seat)));
  }

  /// Returns a bot's move as text.
  public String write(Move move) {
    return play.orElseThrow().write(move);
  }

  // What has been stored

  /// Applies a line that has been stored.
  public void apply(Line line, Credit credit) {
    apply(line, Optional.empty(), credit);
  }

  /// Applies a proposal that has been stored as `line`.
  public void apply(Line line, Optional<Attempt> attempt, Credit credit) {
    switch (line.entry()) {
      case Opened _ -> throw new IllegalArgumentException("a table opens once");
      case Seated(int seat, Occupant occupant, String word) -> {
        chairs[seat].occupant = Optional.of(occupant);
        chairs[seat].word = word;
        remember(line, Optional.of(seat), By.PLAYER, List.of(), false);
      }
      case Vacated(int seat) -> {
        chairs[seat] = new Chair();
        remember(line, Optional.of(seat), By.PLAYER, List.of(), false);
      }
      case Begun(List<String> added) -> {
        words = added;
        begin(line);
      }
      case Played played -> played(line, played, attempt, credit);
      case Pledged(int seat, String move, By by, String command) -> {
        play.orElseThrow().pledge(seat, move, line.at());
        if (by == By.PLAYER) chairs[seat].lapses = 0;
        remember(line, Optional.of(seat), by, List.of(), true);
        annals.note(seat, command);
      }
      case Undone(int seat, String command) -> {
        play.orElseThrow().undo();
        annals.takeBack(play.get().entries());
        remember(line, Optional.of(seat), By.PLAYER, List.of(), false);
        annals.note(seat, command);
      }
      case Ordered(int seat, String kind, Optional<String> verb) -> {
        chairs[seat].orders.remove(kind);
        verb.ifPresent(word -> chairs[seat].orders.put(kind, word));
        remember(line, Optional.of(seat), By.PLAYER, List.of(), true);
      }
      case Held(int seat, String level, _) -> {
        chairs[seat].holder = Optional.of(level);
        chairs[seat].lapses = 0;
        remember(line, Optional.of(seat), By.TABLE, List.of(), false);
      }
      case Resumed(int seat) -> {
        chairs[seat].holder = Optional.empty();
        remember(line, Optional.of(seat), By.PLAYER, List.of(), false);
      }
      case Closed end -> {
        closed = Optional.of(end);
        remember(line, Optional.empty(), By.TABLE, List.of(), false);
      }
      case Rematched(String table) -> {
        rematch = Optional.of(table);
        remember(line, Optional.empty(), By.TABLE, List.of(), false);
      }
    }
  }

  private void begin(Line line) {
    Play<?, ?, ?, ?> begun = Play.begin(id, game, terms, way, luck(), line.at());
    play = Optional.of(begun);
    remember(line, Optional.empty(), By.TABLE, begun.opening(), false);
  }

  private void played(Line line, Played played, Optional<Attempt> known, Credit credit) {
    Play<?, ?, ?, ?> game = play.orElseThrow();
    Attempt attempt = known.orElseGet(() -> game.again(played.turns()));
    game.adopt(attempt, played.by(), line.at(), credit);
    for (Seat seat : Turn.movers(played.turns())) {
      if (played.by() == By.CLOCK) chairs[seat.index()].lapses++;
      if (played.by() == By.PLAYER) chairs[seat.index()].lapses = 0;
    }
    remember(line, mover(played), played.by(), attempt.events(), false);
    annals.note(played.turns().getFirst().seat(), played.command());
  }

  private static Optional<Integer> mover(Played played) {
    Seats movers = Turn.movers(played.turns());
    boolean several = movers.size() != 1 || played.by() == By.TABLE;
    return several ? Optional.empty() : Optional.of(movers.lowest().index());
  }

  private void remember(
      Line line, Optional<Integer> seat, By by, List<? extends Event> events, boolean secret) {
    int entry = play.map(Play::entries).orElse(0);
    annals.add(new Happening(entry, seat, by, line.at(), events, secret, false));
    hash = line.hash();
  }

  /// Returns the game that is played here.
  public Game<?, ?, ?, ?> game() {
    return game;
  }

  /// Returns terms on which a game can be played, or says why there are none.
  public static Opened terms(
      Game<?, ?, ?, ?> game,
      int seats,
      Map<String, String> wishes,
      Pace pace,
      boolean listed,
      String host,
      Seed seed)
      throws Refusal {
    try {
      Setup setup = Setup.of(game, seats, wishes);
      if (!pace.isLive() && game.rules(setup).timeBank() > 0) {
        throw new Refusal("time-bank-needs-live-pace");
      }
      return new Opened(
          game.id(), game.edition(), seats, setup.chosen(), pace, listed, host, seed.promise());
    } catch (BadSetup e) {
      throw new Refusal("bad-setup", String.valueOf(e.getMessage()));
    }
  }
}
