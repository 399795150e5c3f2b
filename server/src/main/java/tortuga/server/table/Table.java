package tortuga.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.server.table.LogEntry.*;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.history.FinishedGame;
import tortuga.server.table.history.History;
import tortuga.server.table.history.HistoryItem;
import tortuga.server.table.history.SeatHandover;
import tortuga.server.table.history.SeenItem;

/// A table, rebuilt from its log line by line. Confined to one thread.
///
/// What somebody wants becomes a [Proposal], if it is allowed; when its entry is stored, it is
/// applied. What viewers learn leaves through `view`, `acts` and `asked`, each as that viewer may
/// know it.
public final class Table {
  /// Reactions that come within so many milliseconds of each other are simultaneous.
  static final long SAME_MOMENT = 250;

  private final String id;
  private final Opened terms;
  private final long since;
  private final Seed seed;
  private final MatchFactory matchFactory;
  private final Game<?, ?, ?, ?> game;
  private final Chairs chairs;
  private final History history;

  private Optional<RunningGame<?, ?, ?, ?>> play = Optional.empty();
  private Optional<Closed> closed = Optional.empty();
  private Optional<String> rematch = Optional.empty();
  private Optional<Integer> host = Optional.empty();
  private List<String> words = List.of();
  private Optional<Breakage> breakage = Optional.empty();
  private String hash = "";

  Table(String id, LogLine first, Opened terms, Seed seed, MatchFactory matchFactory) {
    this.id = id;
    this.matchFactory = matchFactory;
    this.terms = terms;
    this.seed = seed;
    this.since = first.at();
    this.game =
        Games.named(terms.game())
            .orElseThrow(() -> new IllegalStateException("there is no game " + terms.game()));
    this.chairs = new Chairs(terms.seats());
    this.history = new History(terms.seats());
    remember(first, Optional.empty(), Origin.PLAYER, List.of(), false);
  }

  /// Rebuilds a table from its log; `seed` is what it promised.
  public static Table of(String id, List<LogLine> log, Seed seed, Downtime downtime) {
    return of(id, log, seed, downtime, MatchFactory.USUAL);
  }

  /// Rebuilds a table whose match begins in some way.
  public static Table of(
      String id, List<LogLine> log, Seed seed, Downtime downtime, MatchFactory matchFactory) {
    return new Rebuild(id, log, seed, downtime, matchFactory).all();
  }

  /// Rebuilds a table that cannot go on from where it is, as it was before its latest move.
  public static Table stuck(
      String id,
      List<LogLine> log,
      Seed seed,
      Downtime downtime,
      MatchFactory matchFactory,
      Throwable cause) {
    Rebuild rebuild = new Rebuild(id, log, seed, downtime, matchFactory);
    Table table = rebuild.all();
    int last = table.history.lastMove().orElse(log.size() - 1);
    return table.isBroken() ? table : rebuild.before(last, cause);
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
    return history.changed();
  }

  public int seats() {
    return terms.seats();
  }

  public Phase phase() {
    if (closed.isPresent()) return closed.get().brokenOff() ? Phase.ABANDONED : Phase.FINISHED;
    return play.isPresent() ? Phase.PLAYING : Phase.GATHERING;
  }

  /// Returns how many lines the log has.
  public int lines() {
    return history.size();
  }

  /// Returns the hash of the last line, to which the next one is chained.
  public String hash() {
    return hash;
  }

  /// Returns who sits where.
  public Chairs chairs() {
    return chairs;
  }

  /// Whether the seed is revealed, be it because the game is over or because it was broken off.
  public boolean isClosed() {
    return closed.isPresent();
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
    return history.done(seat, command);
  }

  /// Whether a mistake of ours keeps the table from going on.
  public boolean isBroken() {
    return breakage.isPresent();
  }

  public Optional<Breakage> breakage() {
    return breakage;
  }

  // What viewers may know

  /// Returns how many lines of the log a viewer has noticed.
  public int number(Viewer viewer) {
    return history.number(viewer);
  }

  /// Whether somebody who noticed so many lines knows all that counts of them.
  public boolean goesOnFrom(Viewer viewer, int last) {
    return last >= history.restart(viewer) && last <= history.number(viewer);
  }

  /// Returns what a viewer noticed after its line number `last`.
  public List<SeenItem> seenItems(Viewer viewer, int last) {
    return history.seenItems(viewer, last);
  }

  /// Returns what a viewer noticed after its line number `last`, up to `until`.
  public List<SeenItem> seenItems(Viewer viewer, int last, int until) {
    return history.seenItems(viewer, last, until);
  }

  /// Returns what a viewer sees of the game, once it has begun.
  public Optional<Record> view(Viewer viewer) {
    return play.map(game -> game.view(viewer));
  }

  /// Returns the question on the table as a viewer may know it.
  public Optional<QuestionView> questionView(Viewer viewer, long now, Downtime downtime) {
    Map<String, String> orders =
        viewer instanceof Seat seat ? Map.copyOf(chairs.at(seat.index()).orders) : Map.of();
    return playing().map(game -> game.questionView(viewer, chairs.people(), orders, downtime, now));
  }

  /// Returns what is left of a seat's time bank, if the game has one.
  public Optional<Long> bank(int seat, long now, Downtime downtime) {
    return phase() == Phase.PLAYING ? play.get().bank(seat, now, downtime) : Optional.empty();
  }

  /// Whether somebody waits for this seat, as far as everybody may know.
  public boolean isAwaited(int seat) {
    return playing()
        .map(RunningGame::question)
        .filter(question -> !question.isUnseen() && question.asked().contains(Seat.of(seat)))
        .isPresent();
  }

  /// Returns how often a seat may say such a phrase, if it is a request of the game.
  public Optional<RequestQuota> requestQuota(String phrase) {
    return game.requests()
        .filter(requests -> phrase.startsWith(requests.prefix()))
        .map(requests -> new RequestQuota(requests, history.latest(requests.renewal())));
  }

  /// Returns where the host sat when the game began, if anywhere.
  public Optional<Integer> host() {
    return host;
  }

  public Setup setup() {
    return new Setup(terms.seats(), terms.settings(), host.map(Seat::of));
  }

  public Seed luck() {
    return words.isEmpty() ? seed : seed.mixedWith(words);
  }

  // What is wanted, and what is due

  /// Returns what can be proposed to this table.
  public Proposals propose() {
    return new Proposals(this);
  }

  /// Returns what this table has to do by itself.
  public Automation automation() {
    return new Automation(this);
  }

  /// Returns the question on this table, for those who have no page to answer it.
  public BotQuestion botQuestion() {
    return new BotQuestion(this);
  }

  /// Returns what everybody may know once the game is over.
  public FinishedGame finishedGame() {
    return new FinishedGame(this);
  }

  History history() {
    return history;
  }

  public Optional<RunningGame<?, ?, ?, ?>> play() {
    return play;
  }

  /// Returns the game in progress, if it is.
  Optional<RunningGame<?, ?, ?, ?>> playing() {
    boolean isPlaying = phase() == Phase.PLAYING && !isBroken();
    return isPlaying ? play.filter(game -> !game.isOver()) : Optional.empty();
  }

  /// Returns the end of this table as its log will have it; `brokenOff` if nobody has won.
  Closed end(boolean brokenOff) {
    return new Closed(seed.toString(), brokenOff);
  }

  // What has been stored

  /// Makes the table stay as it is, whatever was stored later.
  void breakOff(Breakage breakage) {
    this.breakage = Optional.of(breakage);
  }

  /// Counts a line that has no effect; those who knew of it still do.
  void skip(LogLine line) {
    switch (line.entry()) {
      case Pledged(int seat, _, _, _) -> skip(line, seat);
      case Ordered(int seat, _, _) -> skip(line, seat);
      default -> remember(line, Optional.empty(), Origin.TABLE, List.of(), false);
    }
  }

  private void skip(LogLine line, int seat) {
    remember(line, Optional.of(seat), Origin.TABLE, List.of(), true);
  }

  /// Applies a line that has been stored.
  public void apply(LogLine line, Downtime downtime) {
    apply(line, Optional.empty(), downtime);
  }

  /// Applies a proposal that has been stored as `line`.
  public void apply(LogLine line, Optional<DryRunResult> attempt, Downtime downtime) {
    boolean counts =
        !isBroken() || line.entry() instanceof Closed || line.entry() instanceof Renamed;
    if (counts) effect(line, attempt, downtime);
    else skip(line);
  }

  private void effect(LogLine line, Optional<DryRunResult> attempt, Downtime downtime) {
    switch (line.entry()) {
      case Opened _ -> throw new IllegalArgumentException("a table opens once");
      case Seated(int seat, Occupant occupant, String word) -> {
        chairs.at(seat).occupant = Optional.of(occupant);
        chairs.at(seat).word = word;
        remember(line, Optional.of(seat), Origin.PLAYER, List.of(), false);
      }
      case Vacated(int seat, Optional<String> removed) -> {
        chairs.clear(seat);
        removed.ifPresent(chairs::keepAway);
        remember(line, Optional.of(seat), Origin.PLAYER, List.of(), false);
      }
      case Begun(List<String> added, Optional<Integer> seat) -> {
        words = added;
        host = seat;
        begin(line);
      }
      case Played played -> played(line, played, attempt, downtime);
      case Pledged(int seat, String move, Origin by, String command) -> {
        play.orElseThrow().pledge(seat, move, line.at());
        if (by == Origin.PLAYER) chairs.at(seat).lapses = 0;
        remember(line, Optional.of(seat), by, List.of(), true);
        history.note(seat, command);
      }
      case Undone(int seat, String command) -> {
        play.orElseThrow().undo(line.at(), downtime);
        history.add(undone(line, seat, history.takeBack()));
        hash = line.hash();
        history.note(seat, command);
      }
      case Ordered(int seat, String kind, Optional<String> verb) -> {
        chairs.at(seat).orders.remove(kind);
        verb.ifPresent(word -> chairs.at(seat).orders.put(kind, word));
        remember(line, Optional.of(seat), Origin.PLAYER, List.of(), true);
      }
      case Held(int seat, String level, boolean left) -> {
        chairs.at(seat).holder = Optional.of(level);
        chairs.at(seat).lapses = 0;
        relieve(line, seat, Origin.TABLE, left ? SeatHandover.LEFT : SeatHandover.HELD);
      }
      case Resumed(int seat) -> {
        chairs.at(seat).holder = Optional.empty();
        relieve(line, seat, Origin.PLAYER, SeatHandover.RESUMED);
      }
      case Closed end -> {
        closed = Optional.of(end);
        if (play.isEmpty()) chairs.clear();
        remember(line, Optional.empty(), Origin.TABLE, List.of(), false);
      }
      case Rematched(String table) -> {
        rematch = Optional.of(table);
        remember(line, Optional.empty(), Origin.TABLE, List.of(), false);
      }
      case Renamed(int seat, String name, String flag) -> {
        chairs.at(seat).rename(name, flag);
        remember(line, Optional.of(seat), Origin.PLAYER, List.of(), false);
      }
      case Restarted(int from) -> {
        history.add(restarted(line, line.seq() - from));
        hash = line.hash();
      }
    }
  }

  private void begin(LogLine line) {
    boolean alone = chairs.owners().size() == 1;
    RunningGame<?, ?, ?, ?> begun =
        RunningGame.begin(id, game, setup(), terms, alone, matchFactory, luck(), line.at());
    play = Optional.of(begun);
    remember(line, Optional.empty(), Origin.TABLE, begun.opening(), false);
  }

  private void played(
      LogLine line, Played played, Optional<DryRunResult> known, Downtime downtime) {
    RunningGame<?, ?, ?, ?> game = play.orElseThrow();
    DryRunResult result = known.orElseGet(() -> game.again(played.turns()));
    game.adopt(result, played.by(), line.at(), downtime);
    for (Seat seat : Turn.movers(played.turns())) {
      if (played.by() == Origin.CLOCK) chairs.at(seat.index()).lapses++;
      if (played.by() == Origin.PLAYER) chairs.at(seat.index()).lapses = 0;
    }
    history.addMove(
        happening(line, played.mover(), played.by(), result.events(), false, Optional.empty()));
    hash = line.hash();
    history.note(played.turns().getFirst().seat(), played.command());
  }

  private void remember(
      LogLine line,
      Optional<Integer> seat,
      Origin by,
      List<? extends Event> events,
      boolean secret) {
    remember(line, seat, by, events, secret, Optional.empty());
  }

  private void relieve(LogLine line, int seat, Origin by, SeatHandover relief) {
    remember(line, Optional.of(seat), by, List.of(), false, Optional.of(relief));
  }

  private void remember(
      LogLine line,
      Optional<Integer> seat,
      Origin by,
      List<? extends Event> events,
      boolean secret,
      Optional<SeatHandover> relief) {
    history.add(happening(line, seat, by, events, secret, relief));
    hash = line.hash();
  }

  private HistoryItem happening(
      LogLine line,
      Optional<Integer> seat,
      Origin by,
      List<? extends Event> events,
      boolean secret,
      Optional<SeatHandover> relief) {
    return new HistoryItem(
        entries(),
        seat,
        by,
        line.at(),
        events,
        secret,
        false,
        Optional.empty(),
        relief,
        Optional.empty());
  }

  private HistoryItem undone(LogLine line, int seat, int deed) {
    return new HistoryItem(
        entries(),
        Optional.of(seat),
        Origin.PLAYER,
        line.at(),
        List.of(),
        false,
        false,
        Optional.of(deed),
        Optional.empty(),
        Optional.empty());
  }

  private HistoryItem restarted(LogLine line, int dropped) {
    return new HistoryItem(
        entries(),
        Optional.empty(),
        Origin.TABLE,
        line.at(),
        List.of(),
        false,
        false,
        Optional.empty(),
        Optional.empty(),
        Optional.of(dropped));
  }

  private int entries() {
    return play.map(RunningGame::entries).orElse(0);
  }

  /// Returns the game that is played here.
  public Game<?, ?, ?, ?> game() {
    return game;
  }
}
