package tortuga.server.wire;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import tortuga.engine.Row;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.server.table.Act;
import tortuga.server.table.Credit;
import tortuga.server.table.Occupant;
import tortuga.server.table.Phase;
import tortuga.server.table.Table;

/// The one way out: whatever a viewer is told of a table is made here, of what the table lets that
/// viewer know.
public final class Exit {
  /// Maximum number of acts that are told at once; nearly every game is shorter.
  public static final int PAGE = 500;

  private final Table table;
  private final IntPredicate present;
  private final Credit credit;
  private final long now;
  private final List<Told.Seat> seats;

  /// Tells of a table at a moment; `present` knows which seats are connected.
  public Exit(Table table, IntPredicate present, Credit credit, long now) {
    this.table = table;
    this.present = present;
    this.credit = credit;
    this.now = now;
    this.seats = Row.of(table.seats(), this::seat);
  }

  /// Returns what changed for a viewer since its update number `last`.
  public Told.Update update(Viewer viewer, int last) {
    int number = table.number(viewer);
    return update(viewer, last, table.acts(viewer, last), number);
  }

  private Told.Update update(Viewer viewer, int last, List<Act> acts, int number) {
    return new Told.Update(
        table.id(),
        number,
        last,
        now,
        table.phase(),
        seats,
        acts,
        table.view(viewer),
        table.asked(viewer, now, credit),
        result(),
        table.isBroken());
  }

  /// Returns everything that a viewer may know.
  public Told.Whole whole(
      Viewer viewer,
      boolean host,
      Optional<String> code,
      List<Told.Remark> chat,
      List<Integer> muted) {
    int number = table.number(viewer);
    return new Told.Whole(
        about(viewer, host, code),
        Math.max(0, number - PAGE),
        table.acts(viewer, Math.max(0, number - PAGE)),
        chat.stream().map(this::named).toList(),
        muted,
        update(viewer, number, List.of(), number));
  }

  /// Returns a remark under the name that its speaker has now.
  private Told.Remark named(Told.Remark remark) {
    if (remark.seat().isEmpty()) return remark;
    String name = table.chairs().presentName(remark.seat().get(), remark.name());
    return new Told.Remark(
        remark.number(),
        remark.at(),
        remark.seat(),
        name,
        remark.phrase(),
        remark.about(),
        remark.text());
  }

  /// Returns what happened to a viewer up to its act number `before`, the last page of it.
  public Told.History history(String id, Viewer viewer, int before) {
    int until = Math.clamp(before, 0, table.number(viewer));
    int earlier = Math.max(0, until - PAGE);
    return new Told.History(id, table.id(), earlier, table.acts(viewer, earlier, until));
  }

  private Told.Table about(Viewer viewer, boolean host, Optional<String> code) {
    return new Told.Table(
        table.id(),
        table.terms().game(),
        table.terms().edition(),
        table.terms().settings(),
        table.terms().pace(),
        table.terms().listed(),
        table.since(),
        viewer instanceof Seat seat ? Optional.of(seat.index()) : Optional.empty(),
        host,
        code,
        table.terms().promise());
  }

  /// Returns who sits where, and how they are.
  public List<Told.Seat> seats() {
    return seats;
  }

  private Told.Seat seat(int seat) {
    Optional<Occupant> occupant = table.chairs().occupant(seat);
    return new Told.Seat(
        occupant.flatMap(Exit::name),
        occupant.flatMap(Exit::flag),
        table.chairs().bot(seat),
        table.chairs().isHeld(seat),
        occupant.isPresent() && (occupant.get() instanceof Occupant.Bot || present.test(seat)),
        table.bank(seat, now, credit));
  }

  private static Optional<String> name(Occupant occupant) {
    return occupant instanceof Occupant.Person(_, String name, _)
        ? Optional.of(name)
        : Optional.empty();
  }

  private static Optional<String> flag(Occupant occupant) {
    return occupant instanceof Occupant.Person(_, _, String flag)
        ? Optional.of(flag)
        : Optional.empty();
  }

  private Optional<Told.Result> result() {
    if (table.phase() != Phase.FINISHED && table.phase() != Phase.ABANDONED) {
      return Optional.empty();
    }
    return Optional.of(
        new Told.Result(
            table.aftermath().outcome(),
            table.aftermath().scoreSheet(),
            table.seed().orElseThrow(),
            table.words(),
            table.rematch()));
  }
}
