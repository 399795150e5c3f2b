package tortuga.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import tortuga.engine.Lists;
import tortuga.engine.chance.SplitMix;
import tortuga.server.table.LogEntry.*;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.game.DryRunResult;
import tortuga.server.table.game.RunningGame;

/// What a table must do by itself, and whom it must ask other than a person with a page open:
/// clocks, absent people, standing orders, bots.
public final class Automation {
  private final Table table;

  Automation(Table table) {
    this.table = table;
  }

  /// Returns when the table itself has something to do, if nothing happens before.
  public Optional<Long> nextDeadline(long now, Downtime downtime) {
    if (table.phase() != Phase.PLAYING || table.isBroken()) return Optional.empty();
    if (table.playing().isEmpty() || absentSeat().isPresent()) return Optional.of(now);
    RunningGame<?, ?, ?, ?> game = table.playing().get();
    return game.question().isUnseen()
        ? game.closing(table.chairs().people(), now, downtime)
        : game.deadline(now, downtime);
  }

  /// Returns what the table must do now, if anything; all randomness comes from `random`.
  public Optional<Proposal> due(long now, Downtime downtime, SplitMix random) {
    Optional<Long> deadline = nextDeadline(now, downtime);
    if (deadline.isEmpty() || deadline.get() > now) return Optional.empty();
    if (table.playing().isEmpty()) return Optional.of(Proposal.of(table.end(false)));
    if (absentSeat().isPresent()) {
      return Optional.of(Proposal.of(Held.byStandIn(absentSeat().get(), false)));
    }
    return Optional.of(timeUp(table.playing().get(), random));
  }

  private Proposal timeUp(RunningGame<?, ?, ?, ?> game, SplitMix random) {
    List<Map<String, String>> orders = new ArrayList<>();
    for (int i = 0; i < table.seats(); i++) orders.add(Map.copyOf(table.chairs().at(i).orders));
    boolean unseen = game.question().isUnseen();
    DryRunResult result = unseen ? game.settle(orders, random) : game.timeUp(orders, random);
    Origin by = unseen ? Origin.TABLE : Origin.CLOCK;
    return new Proposal(new Played(result.turns(), by, ""), Optional.of(result));
  }

  private Optional<Integer> absentSeat() {
    return seats(seat -> table.chairs().at(seat).isAsleep()).stream().findFirst();
  }

  /// Returns the seats for which a bot must answer now.
  public List<Integer> botsAsked() {
    if (table.playing().isEmpty()) return List.of();
    RunningGame<?, ?, ?, ?> game = table.playing().get();
    return seats(seat ->
        table.chairs().bot(seat).isPresent() && game.isAsked(seat) && !game.hasSealedAnswer(seat));
  }

  /// Returns the people who are asked a question for which they left an order, with the move.
  public List<Turn> ordersAsked() {
    if (table.playing().isEmpty()) return List.of();
    RunningGame<?, ?, ?, ?> game = table.playing().get();
    List<Turn> turns = new ArrayList<>();
    for (int seat : seats(seat -> table.chairs().at(seat).isPlayedByPerson())) {
      game.ordered(seat, table.chairs().at(seat).orders, table.chairs().people())
          .ifPresent(move -> turns.add(new Turn(seat, move)));
    }
    return turns;
  }

  private List<Integer> seats(IntPredicate which) {
    return Lists.where(table.seats(), which);
  }
}
