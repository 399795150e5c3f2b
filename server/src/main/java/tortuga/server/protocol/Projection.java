package tortuga.server.protocol;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import tortuga.engine.Lists;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.engine.foresight.Prospect;
import tortuga.server.table.Occupant;
import tortuga.server.table.Phase;
import tortuga.server.table.Table;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.game.AdviceRequest;
import tortuga.server.table.game.ForesightRequest;
import tortuga.server.table.history.SeenItem;

/// The only place where a table becomes messages: everything that a viewer is told of a table is
/// made here, from what the table lets that viewer know.
public final class Projection {
  /// Maximum number of items that are sent at once; nearly every game is shorter.
  public static final int PAGE = 500;

  private final Table table;
  private final IntPredicate present;
  private final Downtime downtime;
  private final long now;
  private final List<ServerMessage.Seat> seats;

  /// Projects a table at a time; `present` knows which seats are connected.
  public Projection(Table table, IntPredicate present, Downtime downtime, long now) {
    this.table = table;
    this.present = present;
    this.downtime = downtime;
    this.now = now;
    this.seats = Lists.of(table.seats(), this::seat);
  }

  /// Returns what changed for a viewer since its update number `last`.
  public ServerMessage.Update update(Viewer viewer, int last) {
    int number = table.number(viewer);
    return update(viewer, last, table.seenItems(viewer, last), number);
  }

  private ServerMessage.Update update(Viewer viewer, int last, List<SeenItem> items, int number) {
    return new ServerMessage.Update(
        table.id(),
        number,
        last,
        now,
        table.phase(),
        seats,
        items,
        table.view(viewer),
        table.questionView(viewer, now, downtime),
        result(),
        table.isBroken());
  }

  /// Returns everything that a viewer may know.
  public ServerMessage.Whole whole(
      Viewer viewer,
      boolean host,
      Optional<String> code,
      List<ServerMessage.Remark> chat,
      List<Integer> muted) {
    int number = table.number(viewer);
    return new ServerMessage.Whole(
        about(viewer, host, code),
        Math.max(0, number - PAGE),
        table.seenItems(viewer, Math.max(0, number - PAGE)),
        chat.stream().map(this::named).toList(),
        muted,
        update(viewer, number, List.of(), number));
  }

  /// Returns a remark with the present name of its author.
  private ServerMessage.Remark named(ServerMessage.Remark remark) {
    if (remark.seat().isEmpty()) return remark;
    String name = table.chairs().presentName(remark.seat().get(), remark.name());
    return new ServerMessage.Remark(
        remark.number(),
        remark.at(),
        remark.seat(),
        name,
        remark.phrase(),
        remark.about(),
        remark.text());
  }

  /// Returns what a viewer noticed before its item number `before`, one page of it.
  public ServerMessage.History history(String id, Viewer viewer, int before) {
    int until = Math.clamp(before, 0, table.number(viewer));
    int earlier = Math.max(0, until - PAGE);
    return new ServerMessage.History(
        id, table.id(), earlier, table.seenItems(viewer, earlier, until));
  }

  /// Returns what a bot thinks of the moves that answer a question.
  public static ServerMessage.Advice advice(
      String id, String table, int question, AdviceRequest.Answer answer) {
    List<ServerMessage.Opinion> opinions =
        answer.opinions().stream()
            .map(each -> new ServerMessage.Opinion(each.move(), each.chance(), each.visits()))
            .toList();
    return new ServerMessage.Advice(id, table, question, opinions, answer.hint());
  }

  /// Returns what moves of a viewer would bring.
  public static ServerMessage.Foreseen foreseen(
      String id, String table, ForesightRequest.Answer answer) {
    return new ServerMessage.Foreseen(
        id,
        table,
        answer.number(),
        answer.question(),
        answer.chains().stream().map(chain -> prospect(chain, answer.view())).toList(),
        answer.figures());
  }

  private static ServerMessage.Prospect prospect(ForesightRequest.Chain chain, Record present) {
    return switch (chain.prospect()) {
      case Prospect.Refused<?>(int played, String reason) ->
          new ServerMessage.Prospect(
              chain.moves(),
              played,
              Optional.of(reason),
              List.of(),
              List.of(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              List.of());
      case Prospect.Foreseen<?> foreseen ->
          new ServerMessage.Prospect(
              chain.moves(),
              foreseen.played(),
              Optional.empty(),
              List.of(),
              foreseen.events(),
              foreseen.view().map(after -> new Difference<>(present, after)),
              Optional.of(foreseen.until()),
              foreseen.luck(),
              foreseen.figures());
    };
  }

  private ServerMessage.Table about(Viewer viewer, boolean host, Optional<String> code) {
    return new ServerMessage.Table(
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

  /// Returns who sits where, and their state.
  public List<ServerMessage.Seat> seats() {
    return seats;
  }

  private ServerMessage.Seat seat(int seat) {
    Optional<Occupant> occupant = table.chairs().occupant(seat);
    return new ServerMessage.Seat(
        occupant.flatMap(Projection::name),
        occupant.flatMap(Projection::flag),
        table.chairs().bot(seat),
        table.chairs().isHeld(seat),
        occupant.isPresent() && (occupant.get() instanceof Occupant.Bot || present.test(seat)),
        table.bank(seat, now, downtime));
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

  private Optional<ServerMessage.Result> result() {
    if (table.phase() != Phase.FINISHED && table.phase() != Phase.ABANDONED) {
      return Optional.empty();
    }
    return Optional.of(
        new ServerMessage.Result(
            table.finishedGame().outcome(),
            table.finishedGame().scoreSheet(),
            table.seed().orElseThrow(),
            table.words(),
            table.rematch()));
  }
}
