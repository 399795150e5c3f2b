package tortuga.server.tavern;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.bots.Answer;
import tortuga.bots.BotKind;
import tortuga.bots.Errand;
import tortuga.engine.BadSetup;
import tortuga.server.table.By;
import tortuga.server.table.Entry.Turn;
import tortuga.server.table.Phase;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// Sends the questions that bots have to answer to the bots, and brings their answers back when a
/// person would answer. Also carries out the standing orders of people, in the same tempo.
final class Errands {
  private static final Logger LOG = LoggerFactory.getLogger(Errands.class);

  private final Tavern tavern;
  private final Keeper keeper;

  /// The question that each seat's bot was last sent away with.
  private final Map<Integer, Integer> sent = new HashMap<>();

  Errands(Tavern tavern, Keeper keeper) {
    this.tavern = tavern;
    this.keeper = keeper;
  }

  /// Sends each bot that is asked something new.
  void send(Table table) {
    List<Integer> bots = table.duties().botsAsked();
    List<Turn> orders = table.duties().ordersAsked();
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
    Integer question = table.consult().number(seat);
    return !question.equals(sent.put(seat, question));
  }

  private void send(Table table, int seat) {
    long begun = table.consult().askedAt();
    int question = table.consult().number(seat);
    var _ =
        ask(table.consult().errand(kind(table, seat), seat, tavern.whim()))
            .thenAccept(answer -> {
              tavern.meters().waitedForBot(answer.took());
              keeper.post((_, now) -> {
                bring(now, seat, question, now.consult().write(answer.move()), begun);
                return 0;
              });
            });
  }

  /// Both ends of the errand are about the same game, whichever it is.
  @SuppressWarnings({"unchecked", "rawtypes"})
  private CompletionStage<Answer<?>> ask(Errand<?, ?> errand) {
    return tavern.bots().ask((Errand) errand);
  }

  private static BotKind kind(Table table, int seat) {
    try {
      return BotKind.named(table.chairs().bot(seat).orElseThrow());
    } catch (BadSetup e) {
      throw new IllegalStateException("a seat with an unknown bot", e);
    }
  }

  /// Plays a bot's answer when it is time; where nobody watches, that is now.
  private void bring(Table table, int seat, int question, String move, long begun) {
    if (table.consult().number(seat) != question) return;
    long wait = tavern.tempo().delay(table, move) - (tavern.now() - begun);
    if (wait <= 0) answer(table, seat, question, move, By.BOT);
    else later(wait, seat, question, move, By.BOT);
  }

  private void obey(Table table, Turn order) {
    int question = table.consult().number(order.seat());
    later(tavern.tempo().move(), order.seat(), question, order.move(), By.ORDER);
  }

  private void later(long wait, int seat, int question, String move, By by) {
    var _ =
        tavern.after(
            wait,
            () ->
                keeper.post((_, table) -> {
                  answer(table, seat, question, move, by);
                  return 0;
                }));
  }

  private void answer(Table table, int seat, int question, String move, By by) {
    if (table.phase() != Phase.PLAYING) return;
    if (table.consult().number(seat) != question) return;
    try {
      keeper.commit(table.propose().answer(seat, Optional.of(question), List.of(move), by, ""));
    } catch (Refusal e) {
      retry(seat, question, move, by, e);
    }
  }

  /// A bot's move is legal, so only the store can be in the way: the table must not wait for ever.
  private void retry(int seat, int question, String move, By by, Refusal cause) {
    if (!cause.reason().equals("store-unavailable")) {
      LOG.atDebug()
          .addKeyValue("table", keeper.id())
          .addKeyValue("seat", seat)
          .addKeyValue("reason", cause.reason())
          .log("a bot was too late");
      return;
    }
    later(Duration.ofSeconds(1).toMillis(), seat, question, move, by);
  }
}
