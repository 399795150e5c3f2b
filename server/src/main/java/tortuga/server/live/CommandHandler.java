package tortuga.server.live;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import tortuga.server.limits.Limit;
import tortuga.server.listing.Listing;
import tortuga.server.listing.Listings;
import tortuga.server.protocol.ClientMessage;
import tortuga.server.protocol.Json;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.store.ChatStore;
import tortuga.server.table.Occupant;
import tortuga.server.table.Refusal;
import tortuga.server.table.RequestQuota;
import tortuga.server.table.Table;

/// Carries out the messages of pages, and answers them. Thread-safe.
public final class CommandHandler {
  private static final CompletableFuture<?> DONE = CompletableFuture.completedFuture(0);

  private final LiveTables tables;
  private final Listings listings;
  private final ChatStore chat;
  private final Admission admission;
  private final AdviceHandler advisor;
  private final ForesightPool foresight;
  private final Metrics metrics;

  public CommandHandler(
      LiveTables tables,
      Listings listings,
      ChatStore chat,
      Admission admission,
      Advisor advisor,
      ForesightPool foresight,
      Metrics metrics) {
    this.tables = tables;
    this.listings = listings;
    this.chat = chat;
    this.admission = admission;
    this.advisor = new AdviceHandler(tables, admission, advisor);
    this.foresight = foresight;
    this.metrics = metrics;
  }

  /// The id of a page's command, and its table.
  private record Request(Subscriber page, String id, String table) {}

  /// Something that starts now and is done later, unless it is refused at once.
  private interface Action<T> {
    CompletableFuture<T> begin() throws Refusal;
  }

  /// Handles one message; the result is complete when the page has its answer.
  public CompletableFuture<?> handle(Subscriber page, ClientMessage message) {
    return switch (message) {
      case ClientMessage.Watch watch -> watch(page, watch);
      case ClientMessage.Unwatch(String table) -> {
        unwatch(page, table);
        yield DONE;
      }
      case ClientMessage.Play play ->
          write(Limit.PLAY, "play", play.table(), SeatCommand.play(page, play));
      case ClientMessage.Undo undo ->
          write(Limit.UNDO, "undo", undo.table(), SeatCommand.undo(page, undo));
      case ClientMessage.Order order ->
          write(Limit.ORDER, "order", order.table(), SeatCommand.order(page, order));
      case ClientMessage.Resume resume ->
          write(Limit.HAND_OVER, "resume", resume.table(), SeatCommand.resume(page, resume));
      case ClientMessage.Leave leave ->
          write(Limit.HAND_OVER, "leave", leave.table(), SeatCommand.leave(page, leave));
      case ClientMessage.Say say -> say(page, say);
      case ClientMessage.Mute mute -> mute(page, mute);
      case ClientMessage.Advise(String id, String table) ->
          tell(new Request(page, id, table), () -> advisor.advise(page, id, table));
      case ClientMessage.Why why ->
          tell(new Request(page, why.id(), why.table()), () -> advisor.explain(page, why));
      case ClientMessage.Foresee foresee -> foresee(page, foresee);
      case ClientMessage.Recall recall -> recall(page, recall);
    };
  }

  // Following

  private CompletableFuture<?> watch(Subscriber page, ClientMessage.Watch watch) {
    String table = watch.table();
    return begin(() ->
            tables.run(
                table,
                admission.onlooker(Limit.WATCH, page, table),
                (live, _) -> {
                  tables.subscriptions(live).begin(page, watch.last(), watch.heard());
                  return 0;
                }))
        .whenComplete((_, problem) -> refuse(new Request(page, "", table), problem));
  }

  private CompletableFuture<?> recall(Subscriber page, ClientMessage.Recall recall) {
    String table = recall.table();
    return begin(() ->
            tables.run(
                table,
                admission.onlooker(Limit.RECALL, page, table),
                (live, now) -> {
                  live.parts().subscribers().tellHistory(page, now, recall.id(), recall.before());
                  return 0;
                }))
        .whenComplete((_, problem) -> refuse(new Request(page, recall.id(), table), problem));
  }

  /// Ends a page's subscription to a table.
  public void unwatch(Subscriber page, String table) {
    tables.unsubscribe(table, page);
  }

  // Playing

  /// Writes a seat's entry into the log of a table.
  private CompletableFuture<?> write(Limit limit, String kind, String table, SeatCommand command) {
    Subscriber page = command.subscriber();
    return answer(
        kind,
        new Request(page, command.id(), table),
        () -> tables.run(table, admission.seated(limit, page, table), command));
  }

  /// Says what moves of a seat would bring, from what it knows: the table only notes its position.
  private CompletableFuture<?> foresee(Subscriber page, ClientMessage.Foresee foresee) {
    try {
      foresight.enter(page);
    } catch (Refusal e) {
      refuse(new Request(page, foresee.id(), foresee.table()), e);
      return DONE;
    }
    long begun = System.nanoTime();
    String table = foresee.table();
    return begin(() ->
            tables.run(
                table,
                admission.seated(Limit.FORESEE, page, table),
                (_, now) ->
                    now.foresight()
                        .request(
                            SeatCommand.seat(page, now), foresee.question(), foresee.chains())))
        .thenCompose(request -> foresight.answer(foresee.id(), table, request))
        .whenComplete((_, _) -> foresight.leave(page))
        .thenAccept(answer -> {
          count("foresee", "accepted", begun);
          page.tell(answer);
        })
        .whenComplete((_, problem) -> {
          if (problem != null) count("foresee", "refused", begun);
          refuse(new Request(page, foresee.id(), table), problem);
        });
  }

  // Chat

  private CompletableFuture<?> say(Subscriber page, ClientMessage.Say say) {
    return answer(
        "say",
        new Request(page, say.id(), say.table()),
        () ->
            tables.run(
                say.table(),
                admission.seated(Limit.SAY, page, say.table()),
                (live, table) -> say(live, table, page, say)));
  }

  private static int say(LiveTable live, Table table, Subscriber page, ClientMessage.Say say)
      throws Refusal {
    live.commands().expectReply(page);
    int seat = SeatCommand.seat(page, table);
    RecentCommands recent = live.parts().recentCommands();
    Optional<Integer> done = recent.numberOf(table, seat, say.id());
    if (done.isPresent()) return done.get();
    if (!(table.chairs().occupant(seat).orElseThrow()
        instanceof Occupant.Person(String person, String name, _))) {
      throw new Refusal("not-seated");
    }
    if (say.about().isPresent()) requireSeat(table.seats(), say.about().get());
    Chat chat = live.parts().chat();
    Optional<RequestQuota> quota = say.phrase().flatMap(table::requestQuota);
    if (quota.isPresent()) chat.spend(quota.get(), seat);
    live.parts()
        .subscribers()
        .tell(
            chat.add(
                say.id(), person, Optional.of(seat), name, say.phrase(), say.about(), say.text()));
    return recent.remember(table, seat, say.id());
  }

  /// Anybody may choose whom to hear, seated or not; to do so twice is harmless. The table does not
  /// wait until that is stored.
  private CompletableFuture<?> mute(Subscriber page, ClientMessage.Mute mute) {
    return answer(
        "mute",
        new Request(page, mute.id(), mute.table()),
        () -> {
          String person = page.person().orElseThrow(() -> new Refusal("who-are-you"));
          admission.count(Limit.MUTE, page);
          Listing table = listings.find(mute.table());
          requireSeat(table.seats().size(), mute.seat());
          return chat.mute(person, mute.table(), mute.seat(), mute.muted())
              .thenCompose(_ ->
                  tables.run(
                      mute.table(),
                      admission.sender(page, mute.table()),
                      (live, now) -> {
                        live.parts().chat().mute(person, mute.seat(), mute.muted());
                        return now.number(Subscribers.viewer(page, now));
                      }));
        });
  }

  private static void requireSeat(int seats, int seat) throws Refusal {
    if (seat < 0 || seat >= seats) throw new Refusal("no-such-seat");
  }

  // Answering

  /// Runs a command, and answers with the number of the update in which its page notices it.
  private CompletableFuture<?> answer(String kind, Request request, Action<Integer> action) {
    long begun = System.nanoTime();
    return begin(action)
        .thenAccept(number -> {
          count(kind, "accepted", begun);
          request
              .page()
              .tell(Json.write(new ServerMessage.Accepted(request.id(), request.table(), number)));
        })
        .whenComplete((_, problem) -> {
          if (problem != null) count(kind, "refused", begun);
          refuse(request, problem);
        });
  }

  /// Answers with a message that is made elsewhere.
  private static CompletableFuture<?> tell(Request request, Action<ServerMessage> action) {
    return begin(action)
        .thenAccept(message -> request.page().tell(Json.write(message)))
        .whenComplete((_, problem) -> refuse(request, problem));
  }

  private static <T> CompletableFuture<T> begin(Action<T> action) {
    try {
      return action.begin();
    } catch (Refusal | RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private void count(String kind, String result, long begun) {
    metrics.command(kind, result, Duration.ofNanos(System.nanoTime() - begun));
  }

  private static void refuse(Request request, @Nullable Throwable problem) {
    if (problem == null) return;
    Refusal refusal = Refusal.from(problem);
    request
        .page()
        .tell(
            Json.write(
                new ServerMessage.Refused(
                    request.id(), request.table(), refusal.reason(), refusal.details())));
  }
}
