package tortuga.server.live;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.bots.BotAnswer;
import tortuga.bots.BotLevel;
import tortuga.bots.BotPool;
import tortuga.bots.BotRequest;
import tortuga.engine.BadSetup;
import tortuga.server.table.LogEntry.Turn;
import tortuga.server.table.Origin;
import tortuga.server.table.Phase;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;
import tortuga.server.time.Scheduler;
import tortuga.server.time.ServerTime;

/// Asks the bots at a table for their moves, and plays them at the pace of a person. Also carries
/// out people's standing orders, at the same pace. Used by the table's own thread only.
final class BotTurns {
  private static final Logger LOG = LoggerFactory.getLogger(BotTurns.class);

  private static final Duration RETRY = Duration.ofSeconds(1);

  private final String id;
  private final CommandRunner commands;
  private final BotPool bots;
  private final Scheduler scheduler;
  private final ServerTime time;
  private final RandomGenerator random;
  private final BotPacing pacing;
  private final Metrics metrics;

  /// The number of the question that each seat's bot was last asked.
  private final Map<Integer, Integer> asked = new HashMap<>();

  BotTurns(
      String id,
      CommandRunner commands,
      BotPool bots,
      Scheduler scheduler,
      ServerTime time,
      RandomGenerator random,
      Metrics metrics) {
    this.id = id;
    this.commands = commands;
    this.bots = bots;
    this.scheduler = scheduler;
    this.time = time;
    this.random = random;
    this.pacing = new BotPacing(random);
    this.metrics = metrics;
  }

  /// Asks each bot that has a new question to answer.
  void ask(Table table) {
    List<Integer> seats = table.automation().botsAsked();
    List<Turn> orders = table.automation().ordersAsked();
    asked
        .keySet()
        .removeIf(seat ->
            !seats.contains(seat) && orders.stream().noneMatch(order -> order.seat() == seat));
    for (int seat : seats) {
      if (isNew(table, seat)) ask(table, seat);
    }
    for (Turn order : orders) {
      if (isNew(table, order.seat())) playOrders(table, order);
    }
  }

  private boolean isNew(Table table, int seat) {
    Integer question = table.botQuestion().number(seat);
    return !question.equals(asked.put(seat, question));
  }

  private void ask(Table table, int seat) {
    long begun = table.botQuestion().askedAt();
    int question = table.botQuestion().number(seat);
    var _ =
        ask(table.botQuestion().request(level(table, seat), seat, random.nextLong()))
            .thenAccept(answer -> {
              metrics.waitedForBot(answer.took());
              commands.post((live, now) -> {
                playInTime(
                    live, now, seat, question, now.botQuestion().write(answer.move()), begun);
                return 0;
              });
            });
  }

  /// Request and answer are about the same game, so their types match.
  @SuppressWarnings({"unchecked", "rawtypes"})
  private CompletionStage<BotAnswer<?>> ask(BotRequest<?, ?> request) {
    return bots.ask((BotRequest) request);
  }

  private static BotLevel level(Table table, int seat) {
    try {
      return BotLevel.named(table.chairs().bot(seat).orElseThrow());
    } catch (BadSetup e) {
      throw new IllegalStateException("a seat has a bot of an unknown level", e);
    }
  }

  /// Plays a bot's answer when it is due; where nobody watches, that is now.
  private void playInTime(
      LiveTable live, Table table, int seat, int question, String move, long begun) {
    if (table.botQuestion().number(seat) != question) return;
    long wait = pacing.delay(table, move) - (time.now() - begun);
    if (wait <= 0) play(live, table, seat, question, move, Origin.BOT);
    else playLater(wait, seat, question, move, Origin.BOT);
  }

  private void playOrders(Table table, Turn order) {
    int question = table.botQuestion().number(order.seat());
    playLater(pacing.move(), order.seat(), question, order.move(), Origin.ORDER);
  }

  private void playLater(long wait, int seat, int question, String move, Origin by) {
    var _ =
        scheduler.after(
            wait,
            () ->
                commands.post((live, table) -> {
                  play(live, table, seat, question, move, by);
                  return 0;
                }));
  }

  private void play(LiveTable live, Table table, int seat, int question, String move, Origin by) {
    if (table.phase() != Phase.PLAYING) return;
    if (table.botQuestion().number(seat) != question) return;
    try {
      live.commit(table.propose().answer(seat, Optional.of(question), List.of(move), by, ""));
    } catch (Refusal e) {
      retry(seat, question, move, by, e);
    }
  }

  /// A bot's move is legal, so only the store can fail: the table must not wait for ever.
  private void retry(int seat, int question, String move, Origin by, Refusal cause) {
    if (!cause.reason().equals("store-unavailable")) {
      LOG.atDebug()
          .addKeyValue("table", id)
          .addKeyValue("seat", seat)
          .addKeyValue("reason", cause.reason())
          .log("a bot was too late");
      return;
    }
    playLater(RETRY.toMillis(), seat, question, move, by);
  }
}
