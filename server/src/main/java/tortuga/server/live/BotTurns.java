package tortuga.server.live;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.bots.BotAnswer;
import tortuga.bots.BotLevel;
import tortuga.bots.BotRequest;
import tortuga.engine.BadSetup;
import tortuga.server.table.LogEntry.Turn;
import tortuga.server.table.Origin;
import tortuga.server.table.Phase;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// Sends the questions that bots have to answer to the bots, and brings their answers back when a
/// person would answer. Also carries out the standing orders of people, in the same tempo.
final class BotTurns {
  private static final Logger LOG = LoggerFactory.getLogger(BotTurns.class);

  private final Tables tables;
  private final LiveTable live;

  /// The question that each seat's bot was last sent away with.
  private final Map<Integer, Integer> sent = new HashMap<>();

  BotTurns(Tables tables, LiveTable live) {
    this.tables = tables;
    this.live = live;
  }

  /// Sends each bot that is asked something new.
  void send(Table table) {
    List<Integer> bots = table.automation().botsAsked();
    List<Turn> orders = table.automation().ordersAsked();
    sent.keySet()
        .removeIf(seat ->
            !bots.contains(seat) && orders.stream().noneMatch(order -> order.seat() == seat));
    for (int seat : bots) {
      if (isNew(table, seat)) send(table, seat);
    }
    for (Turn order : orders) {
      if (isNew(table, order.seat())) obey(table, order);
    }
  }

  private boolean isNew(Table table, int seat) {
    Integer question = table.botQuestion().number(seat);
    return !question.equals(sent.put(seat, question));
  }

  private void send(Table table, int seat) {
    long begun = table.botQuestion().askedAt();
    int question = table.botQuestion().number(seat);
    var _ =
        ask(table.botQuestion().errand(kind(table, seat), seat, tables.whim()))
            .thenAccept(answer -> {
              tables.meters().waitedForBot(answer.took());
              live.post((_, now) -> {
                bring(now, seat, question, now.botQuestion().write(answer.move()), begun);
                return 0;
              });
            });
  }

  /// Both ends of the errand are about the same game, whichever it is.
  @SuppressWarnings({"unchecked", "rawtypes"})
  private CompletionStage<BotAnswer<?>> ask(BotRequest<?, ?> request) {
    return tables.bots().ask((BotRequest) request);
  }

  private static BotLevel kind(Table table, int seat) {
    try {
      return BotLevel.named(table.chairs().bot(seat).orElseThrow());
    } catch (BadSetup e) {
      throw new IllegalStateException("a seat with an unknown bot", e);
    }
  }

  /// Plays a bot's answer when it is time; where nobody watches, that is now.
  private void bring(Table table, int seat, int question, String move, long begun) {
    if (table.botQuestion().number(seat) != question) return;
    long wait = tables.tempo().delay(table, move) - (tables.now() - begun);
    if (wait <= 0) answer(table, seat, question, move, Origin.BOT);
    else later(wait, seat, question, move, Origin.BOT);
  }

  private void obey(Table table, Turn order) {
    int question = table.botQuestion().number(order.seat());
    later(tables.tempo().move(), order.seat(), question, order.move(), Origin.ORDER);
  }

  private void later(long wait, int seat, int question, String move, Origin by) {
    var _ =
        tables.after(
            wait,
            () ->
                live.post((_, table) -> {
                  answer(table, seat, question, move, by);
                  return 0;
                }));
  }

  private void answer(Table table, int seat, int question, String move, Origin by) {
    if (table.phase() != Phase.PLAYING) return;
    if (table.botQuestion().number(seat) != question) return;
    try {
      live.commit(table.propose().answer(seat, Optional.of(question), List.of(move), by, ""));
    } catch (Refusal e) {
      retry(seat, question, move, by, e);
    }
  }

  /// A bot's move is legal, so only the store can be in the way: the table must not wait for ever.
  private void retry(int seat, int question, String move, Origin by, Refusal cause) {
    if (!cause.reason().equals("store-unavailable")) {
      LOG.atDebug()
          .addKeyValue("table", live.id())
          .addKeyValue("seat", seat)
          .addKeyValue("reason", cause.reason())
          .log("a bot was too late");
      return;
    }
    later(Duration.ofSeconds(1).toMillis(), seat, question, move, by);
  }
}
