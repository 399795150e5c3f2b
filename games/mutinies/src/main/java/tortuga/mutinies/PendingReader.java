package tortuga.mutinies;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tortuga.engine.Sketch;
import tortuga.mutinies.Step.*;

/// Reads what is still to happen in a position, and plans the rest of the round after it.
final class PendingReader {
  private final MutiniesState table;
  private final Referee referee;

  PendingReader(MutiniesState table, Referee referee) {
    this.table = table;
    this.referee = referee;
  }

  /// Usually those whose disc stands on no square have yet to place it, and then all is resolved.
  void read(Sketch.Chart given) {
    checkDiscs(given);
    List<Step> steps = new ArrayList<>();
    given.get("pending").ifPresent(pending -> readSteps(pending, steps));
    planRest(steps);
    steps.reversed().forEach(table.agenda::first);
    checkDrawn(given, steps);
    checkRoutes(given);
  }

  private void checkDrawn(Sketch.Chart given, List<Step> steps) {
    boolean asked =
        !steps.isEmpty()
            && (steps.getFirst() instanceof NtrJewel || steps.getFirst() instanceof MutinyCard);
    for (Pirate pirate : table.crew) {
      if (pirate.drawn > 0 && !asked) throw given.wrong("nobody is asked about what was drawn");
    }
  }

  /// A disc that is still to be resolved on the Trade Routes stands beside a jewel.
  private void checkRoutes(Sketch.Chart given) {
    boolean all = table.agenda.toList().stream().anyMatch(ResolveDiscs.class::isInstance);
    for (int disc = 0; disc < table.crew.length; disc++) {
      Pirate pirate = table.crew[disc];
      boolean waits = all || table.agenda.toList().contains(new Resolve(disc));
      if (waits && pirate.isPlaced() && !Placing.hasJewel(table, pirate.square())) {
        throw given.wrong("no jewel lies on " + pirate.square());
      }
    }
  }

  private void checkDiscs(Sketch.Chart given) {
    boolean captainsFirst = table.crew[table.captain()].isPlaced();
    boolean missing = false;
    for (int disc : table.order) {
      Pirate pirate = table.crew[disc];
      if (pirate.isPlaced() && missing && captainsFirst) {
        throw given.wrong("discs are placed in turn order");
      }
      missing |= !pirate.isPlaced();
    }
  }

  private void readSteps(Sketch pending, List<Step> steps) {
    List<Sketch> lines = pending instanceof Sketch.Word ? List.of(pending) : pending.items();
    for (Sketch line : lines) {
      Step step = line.as(Step.NOTATION::read);
      check(step, line);
      steps.add(step);
    }
  }

  private void planRest(List<Step> steps) {
    if (steps.stream().anyMatch(step -> step instanceof CheckEnd || step instanceof StartRound))
      return;
    if (steps.stream().anyMatch(OfferTrades.class::isInstance)) return;
    if (table.counting) {
      table.agenda.first(new OfferTrades(table.seats));
    } else if (steps.stream().anyMatch(PendingReader::isAfterRound)) {
      table.agenda.first(new CheckEnd());
    } else if (steps.stream().allMatch(PendingReader::isTurn)) {
      referee.planResolution();
      for (int turn = table.order.length - 1; turn >= 0; turn--) planTurn(table.order[turn], steps);
    } else {
      referee.planEnd();
    }
  }

  private void planTurn(int disc, List<Step> steps) {
    boolean planned = steps.stream().anyMatch(step -> discOf(step).equals(OptionalInt.of(disc)));
    if (!table.crew[disc].isPlaced() && !planned) table.agenda.first(new TakeTurn(disc));
  }

  private static OptionalInt discOf(Step step) {
    return switch (step) {
      case TakeTurn(int disc) -> OptionalInt.of(disc);
      case CaptainTurn(int seat) -> OptionalInt.of(seat);
      case SailorTurn(int seat) -> OptionalInt.of(seat);
      case MinionTurn _ -> OptionalInt.of(MutiniesState.MINION);
      default -> OptionalInt.empty();
    };
  }

  private static boolean isAfterRound(Step step) {
    return step instanceof EndRound || step instanceof MutinyCard || step instanceof Overboard;
  }

  private static boolean isTurn(Step step) {
    return discOf(step).isPresent() || step instanceof AfterPlacing || step instanceof CardTarget;
  }

  private void check(Step step, Sketch line) {
    switch (step) {
      case TakeTurn(int disc) -> checkDisc(disc, line);
      case Resolve(int disc) -> {
        checkDisc(disc, line);
        if (!table.crew[disc].isPlaced())
          throw line.wrong("disc %d stands nowhere".formatted(disc));
      }
      case OpenWindow(int seat) -> checkSeat(seat, line);
      case FifthInCity(int seat) -> checkSeat(seat, line);
      case Question question -> check(question, line);
      case Duty _ -> {}
    }
  }

  private void check(Question question, Sketch line) {
    checkSeat(question.seat(), line);
    Pirate pirate = table.crew[question.seat()];
    boolean possible =
        switch (question) {
          case CaptainTurn(int seat) -> seat == table.captain() && !pirate.isPlaced();
          case SailorTurn(int seat) -> seat != table.captain() && !pirate.isPlaced();
          case MinionTurn(int seat) -> seat == table.captain() && table.hasMinion();
          case AfterPlacing _, BeforeResolving _ -> pirate.isPlaced() && pirate.hasItems();
          case NtrJewel _ -> pirate.drawn > 0 && pirate.isAt(Action.NON_TRADE_ROUTES);
          case MarketRow _ -> pirate.jewelCount > 2;
          case SellJewels(_, Combination row) -> row.isIn(pirate.jewels);
          case SellRum(_, _, int most) ->
              most > 0 && most <= Math.min(pirate.rum, Combination.MOST_RUM);
          case RobJewel _ -> table.ntrSize > 0 || Placing.payableRoutes(table, pirate) != 0;
          case CabinRob(int seat) -> Cabin.victims(table, seat) != 0;
          case MutinyCard(int seat, int deposed) ->
              pirate.drawn > 0 && seat == table.captain() && deposed >= 0 && deposed < table.seats;
          case CardTarget(int seat, Card card) ->
              card.effect() instanceof Trick.Attack attack && attack.targets(table, seat) != 0;
          case Overboard _ -> pirate.jewelCount > 0;
          case FinalTrade _ -> table.counting;
        };
    if (!possible) throw line.wrong(line + " cannot be asked in this position");
  }

  private void checkSeat(int seat, Sketch line) {
    if (seat < 0 || seat >= table.seats) throw line.wrong("there is no seat " + seat);
  }

  private void checkDisc(int disc, Sketch line) {
    if (disc < 0 || disc >= table.crew.length) throw line.wrong("there is no disc " + disc);
  }
}
