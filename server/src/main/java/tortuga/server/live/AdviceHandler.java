package tortuga.server.live;

import java.util.concurrent.CompletableFuture;
import tortuga.engine.Seat;
import tortuga.server.limits.Limit;
import tortuga.server.protocol.ClientMessage;
import tortuga.server.protocol.Projection;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// Answers players who ask for advice, or why a bot did something: only where nobody else is a
/// person; an absent player counts, too. Thread-safe.
final class AdviceHandler {
  private final LiveTables tables;
  private final Admission admission;
  private final Advisor advisor;

  AdviceHandler(LiveTables tables, Admission admission, Advisor advisor) {
    this.tables = tables;
    this.admission = admission;
    this.advisor = advisor;
  }

  /// What a table notes on its own thread, so that the adviser can think about it.
  private interface Note<T> {
    T of(Seat seat, Table table) throws Refusal;
  }

  /// Says how good the offered moves are, and why.
  CompletableFuture<ServerMessage> advise(Subscriber page, String id, String table) throws Refusal {
    return note(page, table, (seat, now) -> now.botQuestion().adviceRequest(seat.index()))
        .thenCompose(request ->
            advisor
                .advise(page.person().orElse(""), request)
                .thenApply(answer -> Projection.advice(id, table, request.question(), answer)));
  }

  /// Says why a bot did what the page noticed under a number.
  CompletableFuture<ServerMessage> explain(Subscriber page, ClientMessage.Why why) throws Refusal {
    return note(
            page,
            why.table(),
            (seat, now) -> now.botQuestion().whyRequest(seat, why.number(), why.seat()))
        .thenCompose(request -> advisor.explain(page.person().orElse(""), request))
        .thenCompose(hint ->
            hint.<CompletableFuture<ServerMessage>>map(found ->
                    CompletableFuture.completedFuture(
                        new ServerMessage.Explained(
                            why.id(), why.table(), why.number(), why.seat(), found)))
                .orElseGet(() -> CompletableFuture.failedFuture(new Refusal("not-yet-explained"))));
  }

  private <T> CompletableFuture<T> note(Subscriber page, String table, Note<T> note)
      throws Refusal {
    return tables.run(
        table,
        admission.seated(Limit.ADVISE, page, table),
        (_, now) -> {
          Seat seat = Seat.of(SeatCommand.seat(page, now));
          boolean isAlone = now.chairs().owners().without(seat).isEmpty();
          if (!isAlone) throw new Refusal("advice-only-against-bots");
          return note.of(seat, now);
        });
  }
}
