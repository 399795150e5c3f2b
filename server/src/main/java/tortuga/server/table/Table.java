package tortuga.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.server.table.LogEntry.*;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.game.DryRunResult;
import tortuga.server.table.game.MatchFactory;
import tortuga.server.table.game.QuestionView;
import tortuga.server.table.game.RunningGame;
import tortuga.server.table.history.FinishedGame;
import tortuga.server.table.history.History;
import tortuga.server.table.history.SeenItem;

/// A table, rebuilt from its log line by line. Confined to one thread.
///
/// A command becomes a [Proposal], if it is allowed; when its entry is stored, it is applied. What
/// viewers learn leaves through `view`, `seenItems` and `questionView`, each as that viewer may
/// know it.
public final class Table {
  /// Maximum time in milliseconds between reactions that count as simultaneous.
  public static final long SAME_MOMENT = 250;

  private final String id;
  private final Opened terms;
  private final long since;
  private final Seed seed;
  private final Game<?, ?, ?, ?> game;
  private final TableState state;
  private final EntryEffects effects;

  Table(String id, LogLine first, Opened terms, Seed seed, MatchFactory matchFactory) {
    this.id = id;
    this.terms = terms;
    this.seed = seed;
    this.since = first.at();
    this.game =
        Games.named(terms.game())
            .orElseThrow(() -> new IllegalStateException("there is no game " + terms.game()));
    this.state = new TableState(terms.seats());
    this.effects =
        new EntryEffects(
            state,
            (alone, at) ->
                RunningGame.begin(id, game, setup(), terms, alone, matchFactory, luck(), at));
    effects.remember(first, Optional.empty(), Origin.PLAYER, List.of(), false);
  }

  /// Rebuilds a table from its log; `seed` is what it promised.
  public static Table of(String id, List<LogLine> log, Seed seed, Downtime downtime) {
    return of(id, log, seed, downtime, MatchFactory.USUAL);
  }

  /// Rebuilds a table with another way to create its match.
  public static Table of(
      String id, List<LogLine> log, Seed seed, Downtime downtime, MatchFactory matchFactory) {
    return new Rebuild(id, log, seed, downtime, matchFactory).all();
  }

  /// Rebuilds a table that cannot go on from its present state, as it was before its latest move.
  public static Table stuck(
      String id,
      List<LogLine> log,
      Seed seed,
      Downtime downtime,
      MatchFactory matchFactory,
      Throwable cause) {
    return new Rebuild(id, log, seed, downtime, matchFactory).stuck(cause);
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
    return state.history.changed();
  }

  public int seats() {
    return terms.seats();
  }

  public Phase phase() {
    if (state.closed.isPresent())
      return state.closed.get().brokenOff() ? Phase.ABANDONED : Phase.FINISHED;
    return state.play.isPresent() ? Phase.PLAYING : Phase.GATHERING;
  }

  /// Returns how many lines the log has.
  public int lines() {
    return state.history.size();
  }

  /// Returns the hash of the last line, to which the next one is chained.
  public String hash() {
    return state.hash;
  }

  /// Returns who sits where.
  public Chairs chairs() {
    return state.chairs;
  }

  /// Whether the seed is revealed, because the game is over or was broken off.
  public boolean isClosed() {
    return state.closed.isPresent();
  }

  public Optional<String> rematch() {
    return state.rematch;
  }

  /// Returns the seed, once it is revealed.
  public Optional<String> seed() {
    return state.closed.map(Closed::seed);
  }

  public List<String> words() {
    return state.words;
  }

  /// Returns the number under which a seat noticed a command of its own, if it was carried out
  /// before.
  public Optional<Integer> done(int seat, String command) {
    return state.history.done(seat, command);
  }

  /// Whether a bug has stopped the table.
  public boolean isBroken() {
    return state.breakage.isPresent();
  }

  public Optional<Breakage> breakage() {
    return state.breakage;
  }

  // What viewers may know

  /// Returns how many lines of the log a viewer has noticed.
  public int number(Viewer viewer) {
    return state.history.number(viewer);
  }

  /// Whether a viewer that noticed this many lines knows everything of them that counts.
  public boolean goesOnFrom(Viewer viewer, int last) {
    return last >= state.history.restart(viewer) && last <= state.history.number(viewer);
  }

  /// Returns what a viewer noticed after its line number `last`.
  public List<SeenItem> seenItems(Viewer viewer, int last) {
    return state.history.seenItems(viewer, last);
  }

  /// Returns what a viewer noticed after its line number `last`, up to `until`.
  public List<SeenItem> seenItems(Viewer viewer, int last, int until) {
    return state.history.seenItems(viewer, last, until);
  }

  /// Returns what a viewer sees of the game, once it has begun.
  public Optional<Record> view(Viewer viewer) {
    return state.play.map(game -> game.view(viewer));
  }

  /// Returns the question on the table as a viewer may know it.
  public Optional<QuestionView> questionView(Viewer viewer, long now, Downtime downtime) {
    Map<String, String> orders =
        viewer instanceof Seat seat ? Map.copyOf(state.chairs.at(seat.index()).orders) : Map.of();
    return playing()
        .map(game -> game.questionView(viewer, state.chairs.people(), orders, downtime, now));
  }

  /// Returns what is left of a seat's time bank, if the game has one.
  public Optional<Long> bank(int seat, long now, Downtime downtime) {
    return phase() == Phase.PLAYING ? state.play.get().bank(seat, now, downtime) : Optional.empty();
  }

  /// Whether somebody waits for this seat, as far as everybody may know.
  public boolean isAwaited(int seat) {
    return playing()
        .map(RunningGame::question)
        .filter(question -> !question.isUnseen() && question.asked().contains(Seat.of(seat)))
        .isPresent();
  }

  /// Returns how often a seat may still say a phrase, if it is a request of the game.
  public Optional<RequestQuota> requestQuota(String phrase) {
    return game.requests()
        .filter(requests -> phrase.startsWith(requests.prefix()))
        .map(requests -> new RequestQuota(requests, state.history.latest(requests.renewal())));
  }

  /// Returns where the host sat when the game began, if anywhere.
  public Optional<Integer> host() {
    return state.host;
  }

  public Setup setup() {
    return new Setup(terms.seats(), terms.settings(), state.host.map(Seat::of));
  }

  public Seed luck() {
    return state.words.isEmpty() ? seed : seed.mixedWith(state.words);
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

  /// Returns the question on this table, for answers that do not come from a page.
  public BotQuestion botQuestion() {
    return new BotQuestion(this);
  }

  /// Returns what the seats of this table may foresee.
  public SeatForesight foresight() {
    return new SeatForesight(this);
  }

  /// Returns what everybody may know once the game is over.
  public FinishedGame finishedGame() {
    return new FinishedGame(this);
  }

  History history() {
    return state.history;
  }

  public Optional<RunningGame<?, ?, ?, ?>> play() {
    return state.play;
  }

  /// Returns the game in progress, if it is.
  Optional<RunningGame<?, ?, ?, ?>> playing() {
    boolean isPlaying = phase() == Phase.PLAYING && !isBroken();
    return isPlaying ? state.play.filter(game -> !game.isOver()) : Optional.empty();
  }

  /// Returns the entry that ends this table; `brokenOff` if there is no result.
  Closed end(boolean brokenOff) {
    return new Closed(seed.toString(), brokenOff);
  }

  // What has been stored

  /// Stops the table: it stays as it is, whatever was stored later.
  void breakOff(Breakage breakage) {
    state.breakage = Optional.of(breakage);
  }

  /// Counts a line that has no effect, but that some viewers have noticed.
  void skip(LogLine line) {
    effects.skip(line);
  }

  /// Applies a line that has been stored.
  public void apply(LogLine line, Downtime downtime) {
    apply(line, Optional.empty(), downtime);
  }

  /// Applies a proposal that has been stored as `line`; `known` is the result of its dry run.
  public void apply(LogLine line, Optional<DryRunResult> known, Downtime downtime) {
    boolean counts =
        !isBroken() || line.entry() instanceof Closed || line.entry() instanceof Renamed;
    if (counts) effects.apply(line, known, downtime);
    else skip(line);
  }

  /// Returns the game that is played here.
  public Game<?, ?, ?, ?> game() {
    return game;
  }
}
