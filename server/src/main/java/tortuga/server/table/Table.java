package tortuga.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Seat;
import tortuga.engine.Seed;
import tortuga.engine.Setup;
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

  private final String id;
  private final Opened terms;
  private final long since;
  private final Seed seed;
  private final Beginning way;
  private final Game<?, ?, ?, ?> game;
  private final Chairs chairs;
  private final Annals annals;

  private Optional<Play<?, ?, ?, ?>> play = Optional.empty();
  private Optional<Closed> closed = Optional.empty();
  private Optional<String> rematch = Optional.empty();
  private Optional<Integer> host = Optional.empty();
  private List<String> words = List.of();
  private Optional<Breakage> breakage = Optional.empty();
  private String hash = "";

  Table(String id, Line first, Opened terms, Seed seed, Beginning way) {
    this.id = id;
    this.way = way;
    this.terms = terms;
    this.seed = seed;
    this.since = first.at();
    this.game =
        Games.named(terms.game())
            .orElseThrow(() -> new IllegalStateException("there is no game " + terms.game()));
    this.chairs = new Chairs(terms.seats());
    this.annals = new Annals(terms.seats());
    remember(first, Optional.empty(), By.PLAYER, List.of(), false);
  }

  /// Rebuilds a table from its log; `seed` is what it promised.
  public static Table of(String id, List<Line> log, Seed seed, Credit credit) {
    return of(id, log, seed, credit, Beginning.USUAL);
  }

  /// Rebuilds a table whose match begins in some way.
  public static Table of(String id, List<Line> log, Seed seed, Credit credit, Beginning way) {
    return new Rebuild(id, log, seed, credit, way).all();
  }

  /// Rebuilds a table that cannot go on from where it is, as it was before its latest move.
  public static Table stuck(
      String id, List<Line> log, Seed seed, Credit credit, Beginning way, Throwable cause) {
    Rebuild rebuild = new Rebuild(id, log, seed, credit, way);
    Table table = rebuild.all();
    int last = table.annals.lastDeed().orElse(log.size() - 1);
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
    return annals.changed();
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
    return annals.size();
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
    return annals.done(seat, command);
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
    return annals.number(viewer);
  }

  /// Whether somebody who noticed so many lines knows all that counts of them.
  public boolean goesOnFrom(Viewer viewer, int last) {
    return last >= annals.restart(viewer) && last <= annals.number(viewer);
  }

  /// Returns what a viewer noticed after its line number `last`.
  public List<Act> acts(Viewer viewer, int last) {
    return annals.acts(viewer, last);
  }

  /// Returns what a viewer noticed after its line number `last`, up to `until`.
  public List<Act> acts(Viewer viewer, int last, int until) {
    return annals.acts(viewer, last, until);
  }

  /// Returns what a viewer sees of the game, once it has begun.
  public Optional<Record> view(Viewer viewer) {
    return play.map(game -> game.view(viewer));
  }

  /// Returns the question on the table as a viewer may know it.
  public Optional<Asked> asked(Viewer viewer, long now, Credit credit) {
    Map<String, String> orders =
        viewer instanceof Seat seat ? Map.copyOf(chairs.at(seat.index()).orders) : Map.of();
    return playing().map(game -> game.asked(viewer, chairs.people(), orders, credit, now));
  }

  /// Returns what is left of a seat's time bank, if the game has one.
  public Optional<Long> bank(int seat, long now, Credit credit) {
    return phase() == Phase.PLAYING ? play.get().bank(seat, now, credit) : Optional.empty();
  }

  /// Whether somebody waits for this seat, as far as everybody may know.
  public boolean isAwaited(int seat) {
    return playing()
        .map(Play::question)
        .filter(question -> !question.isUnseen() && question.asked().contains(Seat.of(seat)))
        .isPresent();
  }

  /// Returns how often a seat may say such a phrase, if it is a request of the game.
  public Optional<Ration> ration(String phrase) {
    return game.requests()
        .filter(requests -> phrase.startsWith(requests.prefix()))
        .map(requests -> new Ration(requests, annals.latest(requests.renewal())));
  }

  /// Returns where the host sat when the game began, if anywhere.
  public Optional<Integer> host() {
    return host;
  }

  Setup setup() {
    return new Setup(terms.seats(), terms.settings(), host.map(Seat::of));
  }

  Seed luck() {
    return words.isEmpty() ? seed : seed.mixedWith(words);
  }

  // What is wanted, and what is due

  /// Returns what can be proposed to this table.
  public Proposals propose() {
    return new Proposals(this);
  }

  /// Returns what this table has to do by itself.
  public Duties duties() {
    return new Duties(this);
  }

  /// Returns the question on this table, for those who have no page to answer it.
  public Consultation consult() {
    return new Consultation(this);
  }

  /// Returns what everybody may know once the game is over.
  public Aftermath aftermath() {
    return new Aftermath(this);
  }

  Annals annals() {
    return annals;
  }

  Optional<Play<?, ?, ?, ?>> play() {
    return play;
  }

  /// Returns the game in progress, if it is.
  Optional<Play<?, ?, ?, ?>> playing() {
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
  void skip(Line line) {
    switch (line.entry()) {
      case Pledged(int seat, _, _, _) -> skip(line, seat);
      case Ordered(int seat, _, _) -> skip(line, seat);
      default -> remember(line, Optional.empty(), By.TABLE, List.of(), false);
    }
  }

  private void skip(Line line, int seat) {
    remember(line, Optional.of(seat), By.TABLE, List.of(), true);
  }

  /// Applies a line that has been stored.
  public void apply(Line line, Credit credit) {
    apply(line, Optional.empty(), credit);
  }

  /// Applies a proposal that has been stored as `line`.
  public void apply(Line line, Optional<Attempt> attempt, Credit credit) {
    boolean counts =
        !isBroken() || line.entry() instanceof Closed || line.entry() instanceof Renamed;
    if (counts) effect(line, attempt, credit);
    else skip(line);
  }

  private void effect(Line line, Optional<Attempt> attempt, Credit credit) {
    switch (line.entry()) {
      case Opened _ -> throw new IllegalArgumentException("a table opens once");
      case Seated(int seat, Occupant occupant, String word) -> {
        chairs.at(seat).occupant = Optional.of(occupant);
        chairs.at(seat).word = word;
        remember(line, Optional.of(seat), By.PLAYER, List.of(), false);
      }
      case Vacated(int seat, Optional<String> removed) -> {
        chairs.clear(seat);
        removed.ifPresent(chairs::keepAway);
        remember(line, Optional.of(seat), By.PLAYER, List.of(), false);
      }
      case Begun(List<String> added, Optional<Integer> seat) -> {
        words = added;
        host = seat;
        begin(line);
      }
      case Played played -> played(line, played, attempt, credit);
      case Pledged(int seat, String move, By by, String command) -> {
        play.orElseThrow().pledge(seat, move, line.at());
        if (by == By.PLAYER) chairs.at(seat).lapses = 0;
        remember(line, Optional.of(seat), by, List.of(), true);
        annals.note(seat, command);
      }
      case Undone(int seat, String command) -> {
        play.orElseThrow().undo(line.at(), credit);
        annals.add(undone(line, seat, annals.takeBack()));
        hash = line.hash();
        annals.note(seat, command);
      }
      case Ordered(int seat, String kind, Optional<String> verb) -> {
        chairs.at(seat).orders.remove(kind);
        verb.ifPresent(word -> chairs.at(seat).orders.put(kind, word));
        remember(line, Optional.of(seat), By.PLAYER, List.of(), true);
      }
      case Held(int seat, String level, boolean left) -> {
        chairs.at(seat).holder = Optional.of(level);
        chairs.at(seat).lapses = 0;
        relieve(line, seat, By.TABLE, left ? Relief.LEFT : Relief.HELD);
      }
      case Resumed(int seat) -> {
        chairs.at(seat).holder = Optional.empty();
        relieve(line, seat, By.PLAYER, Relief.RESUMED);
      }
      case Closed end -> {
        closed = Optional.of(end);
        if (play.isEmpty()) chairs.clear();
        remember(line, Optional.empty(), By.TABLE, List.of(), false);
      }
      case Rematched(String table) -> {
        rematch = Optional.of(table);
        remember(line, Optional.empty(), By.TABLE, List.of(), false);
      }
      case Renamed(int seat, String name, String flag) -> {
        chairs.at(seat).rename(name, flag);
        remember(line, Optional.of(seat), By.PLAYER, List.of(), false);
      }
      case Restarted(int from) -> {
        annals.add(restarted(line, line.seq() - from));
        hash = line.hash();
      }
    }
  }

  private void begin(Line line) {
    boolean alone = chairs.owners().size() == 1;
    Play<?, ?, ?, ?> begun = Play.begin(id, game, setup(), terms, alone, way, luck(), line.at());
    play = Optional.of(begun);
    remember(line, Optional.empty(), By.TABLE, begun.opening(), false);
  }

  private void played(Line line, Played played, Optional<Attempt> known, Credit credit) {
    Play<?, ?, ?, ?> game = play.orElseThrow();
    Attempt attempt = known.orElseGet(() -> game.again(played.turns()));
    game.adopt(attempt, played.by(), line.at(), credit);
    for (Seat seat : Turn.movers(played.turns())) {
      if (played.by() == By.CLOCK) chairs.at(seat.index()).lapses++;
      if (played.by() == By.PLAYER) chairs.at(seat.index()).lapses = 0;
    }
    annals.addDeed(
        happening(line, played.mover(), played.by(), attempt.events(), false, Optional.empty()));
    hash = line.hash();
    annals.note(played.turns().getFirst().seat(), played.command());
  }

  private void remember(
      Line line, Optional<Integer> seat, By by, List<? extends Event> events, boolean secret) {
    remember(line, seat, by, events, secret, Optional.empty());
  }

  private void relieve(Line line, int seat, By by, Relief relief) {
    remember(line, Optional.of(seat), by, List.of(), false, Optional.of(relief));
  }

  private void remember(
      Line line,
      Optional<Integer> seat,
      By by,
      List<? extends Event> events,
      boolean secret,
      Optional<Relief> relief) {
    annals.add(happening(line, seat, by, events, secret, relief));
    hash = line.hash();
  }

  private Happening happening(
      Line line,
      Optional<Integer> seat,
      By by,
      List<? extends Event> events,
      boolean secret,
      Optional<Relief> relief) {
    return new Happening(
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

  private Happening undone(Line line, int seat, int deed) {
    return new Happening(
        entries(),
        Optional.of(seat),
        By.PLAYER,
        line.at(),
        List.of(),
        false,
        false,
        Optional.of(deed),
        Optional.empty(),
        Optional.empty());
  }

  private Happening restarted(Line line, int dropped) {
    return new Happening(
        entries(),
        Optional.empty(),
        By.TABLE,
        line.at(),
        List.of(),
        false,
        false,
        Optional.empty(),
        Optional.empty(),
        Optional.of(dropped));
  }

  private int entries() {
    return play.map(Play::entries).orElse(0);
  }

  /// Returns the game that is played here.
  public Game<?, ?, ?, ?> game() {
    return game;
  }
}
