package tortuga.server.live;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Seat;
import tortuga.server.limits.Limit;
import tortuga.server.limits.Limits;
import tortuga.server.listing.Listing;
import tortuga.server.protocol.ClientMessage;
import tortuga.server.protocol.Json;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.table.Occupant;
import tortuga.server.table.Origin;
import tortuga.server.table.Refusal;
import tortuga.server.table.RequestQuota;
import tortuga.server.table.Table;

/// Hears what pages say, sees to it that it is done, and answers.
public final class CommandHandler {
  private static final CompletableFuture<?> DONE = CompletableFuture.completedFuture(0);

  private final Tables tables;
  private final Advisor advisor;
  private final Admission admission;

  public CommandHandler(Tables tables, Advisor advisor, Limits limits) {
    this.tables = tables;
    this.advisor = advisor;
    this.admission = new Admission(tables, limits);
  }

  /// What a page wants done, and how the command is called.
  private record Command(Subscriber page, String id, String table) {}

  /// Something that a seat wants of its table.
  private interface Deed {
    void does(LiveTable live, Table table, int seat) throws Refusal;
  }

  /// Something that is begun now and done later, unless it is refused at once.
  private interface Attempt<T> {
    CompletableFuture<T> begin() throws Refusal;
  }

  /// Hears one sentence; what is returned is complete when the page has its answer.
  public CompletableFuture<?> hear(Subscriber page, ClientMessage said) {
    return switch (said) {
      case ClientMessage.Watch watch -> watch(page, watch);
      case ClientMessage.Unwatch(String table) -> {
        unwatch(page, table);
        yield DONE;
      }
      case ClientMessage.Play(
              String id,
              String table,
              Optional<Integer> question,
              List<String> moves) ->
          seated(
              Limit.PLAY,
              "play",
              new Command(page, id, table),
              (live, now, seat) ->
                  live.commit(now.propose().answer(seat, question, moves, Origin.PLAYER, id)));
      case ClientMessage.Undo(String id, String table) ->
          seated(
              Limit.UNDO,
              "undo",
              new Command(page, id, table),
              (live, now, seat) -> live.commit(now.propose().undo(seat, id)));
      case ClientMessage.Order(String id, String table, String kind, Optional<String> verb) ->
          seated(
              Limit.ORDER,
              "order",
              new Command(page, id, table),
              (live, now, seat) -> live.commit(now.propose().order(seat, kind, verb)));
      case ClientMessage.Resume(String id, String table) ->
          seated(
              Limit.HAND_OVER,
              "resume",
              new Command(page, id, table),
              (live, now, seat) -> live.commit(now.propose().resume(seat)));
      case ClientMessage.Leave(String id, String table) ->
          seated(
              Limit.HAND_OVER,
              "leave",
              new Command(page, id, table),
              (live, now, seat) -> live.commit(now.propose().hold(seat, true)));
      case ClientMessage.Say say -> say(page, say);
      case ClientMessage.Mute mute -> mute(page, mute);
      case ClientMessage.Advise(String id, String table) -> advise(page, id, table);
      case ClientMessage.Recall recall -> recall(page, recall);
    };
  }

  private CompletableFuture<?> watch(Subscriber page, ClientMessage.Watch watch) {
    String table = watch.table();
    return begin(() ->
            tables.wish(
                table,
                admission.onlooker(Limit.WATCH, page, table),
                (live, now) -> {
                  live.welcome(page, now, watch.last(), watch.heard());
                  return 0;
                }))
        .whenComplete((_, problem) -> refuse(new Command(page, "", table), problem));
  }

  private CompletableFuture<?> recall(Subscriber page, ClientMessage.Recall recall) {
    String table = recall.table();
    return begin(() ->
            tables.wish(
                table,
                admission.onlooker(Limit.RECALL, page, table),
                (live, now) -> {
                  live.tellHistory(page, now, recall.id(), recall.before());
                  return 0;
                }))
        .whenComplete((_, problem) -> refuse(new Command(page, recall.id(), table), problem));
  }

  /// Lets a page follow a table no longer.
  public void unwatch(Subscriber page, String table) {
    tables.known(table).ifPresent(live -> live.letGo(page));
  }

  private CompletableFuture<?> seated(Limit limit, String kind, Command command, Deed deed) {
    return answer(
        kind,
        command,
        () ->
            tables.wish(
                command.table(),
                admission.seated(limit, command.page(), command.table()),
                (live, table) -> {
                  live.willAnswer(command.page());
                  int seat = seat(command.page(), table);
                  Optional<Integer> done = live.lately().done(table, seat, command.id());
                  if (done.isPresent()) return done.get();
                  deed.does(live, table, seat);
                  return live.lately().note(table, seat, command.id());
                }));
  }

  /// Does something, and answers with the number of the update in which its page notices it.
  private CompletableFuture<?> answer(String kind, Command command, Attempt<Integer> attempt) {
    long begun = System.nanoTime();
    return begin(attempt)
        .thenAccept(number -> {
          count(kind, "accepted", begun);
          command
              .page()
              .tell(Json.write(new ServerMessage.Accepted(command.id(), command.table(), number)));
        })
        .whenComplete((_, problem) -> {
          if (problem != null) count(kind, "refused", begun);
          refuse(command, problem);
        });
  }

  private static <T> CompletableFuture<T> begin(Attempt<T> attempt) {
    try {
      return attempt.begin();
    } catch (Refusal | RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private void count(String kind, String result, long begun) {
    tables.meters().command(kind, result, Duration.ofNanos(System.nanoTime() - begun));
  }

  private static int seat(Subscriber page, Table table) throws Refusal {
    Optional<Integer> seat = page.person().flatMap(table.chairs()::of);
    if (seat.isEmpty()) throw new Refusal("not-seated");
    return seat.get();
  }

  private static void requireSeat(Table table, int seat) throws Refusal {
    if (seat < 0 || seat >= table.seats()) throw new Refusal("no-such-seat");
  }

  /// Whoever listens may choose whom to hear, on a seat or not; to say so twice does no harm. The
  /// table does not wait until that is stored.
  private CompletableFuture<?> mute(Subscriber page, ClientMessage.Mute mute) {
    return answer(
        "mute",
        new Command(page, mute.id(), mute.table()),
        () -> {
          String person = page.person().orElseThrow(() -> new Refusal("who-are-you"));
          admission.count(Limit.MUTE, page);
          Listing table = tables.notices().find(mute.table());
          if (mute.seat() < 0 || mute.seat() >= table.seats().size()) {
            throw new Refusal("no-such-seat");
          }
          return tables
              .store()
              .mute(person, mute.table(), mute.seat(), mute.muted())
              .thenCompose(_ ->
                  tables.wish(
                      mute.table(),
                      admission.sender(page, mute.table()),
                      (live, now) -> {
                        live.talk().mute(person, mute.seat(), mute.muted());
                        return now.number(Subscribers.viewer(page, now));
                      }));
        });
  }

  private CompletableFuture<?> say(Subscriber page, ClientMessage.Say say) {
    return seated(
        Limit.SAY,
        "say",
        new Command(page, say.id(), say.table()),
        (live, table, seat) -> {
          if (!(table.chairs().occupant(seat).orElseThrow()
              instanceof Occupant.Person(String person, String name, _))) {
            throw new Refusal("not-seated");
          }
          if (say.about().isPresent()) requireSeat(table, say.about().get());
          Optional<RequestQuota> ration = say.phrase().flatMap(table::requestQuota);
          if (ration.isPresent()) live.talk().spend(ration.get(), seat);
          live.tell(
              live.talk()
                  .add(
                      say.id(),
                      person,
                      Optional.of(seat),
                      name,
                      say.phrase(),
                      say.about(),
                      say.text(),
                      tables.now()));
        });
  }

  /// Thinks about the offered moves, if nobody at the table could mind; whoever is away may.
  private CompletableFuture<?> advise(Subscriber page, String id, String table) {
    return begin(() ->
            tables.wish(
                table,
                admission.seated(Limit.ADVISE, page, table),
                (_, now) -> {
                  int seat = seat(page, now);
                  boolean alone = now.chairs().owners().without(Seat.of(seat)).isEmpty();
                  if (!alone) throw new Refusal("advice-only-against-bots");
                  return now.botQuestion().brief(seat);
                }))
        .thenCompose(brief -> advisor.advise(page.person().orElse(""), brief))
        .thenAccept(advice ->
            page.tell(
                Json.write(
                    new ServerMessage.Advice(id, table, advice.question(), advice.opinions()))))
        .whenComplete((_, problem) -> refuse(new Command(page, id, table), problem));
  }

  private static void refuse(Command command, @Nullable Throwable problem) {
    if (problem == null) return;
    Refusal refusal = Refusals.of(problem);
    command
        .page()
        .tell(
            Json.write(
                new ServerMessage.Refused(
                    command.id(), command.table(), refusal.reason(), refusal.details())));
  }
}
