package tortuga.mutinies.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tortuga.engine.text.BadPosition;
import tortuga.mutinies.Action;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Square;
import tortuga.mutinies.rules.Placing;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step;
import tortuga.mutinies.state.Step.*;

/// What may still be pending in a position: each step by itself, and in which order.
///
/// Only the first question meets the table as it is now, so [QuestionCheck] looks at it closely.
final class PendingCheck {
  private final MutiniesState table;
  private final int mostRounds;
  private final List<Step> steps;
  private int place;

  PendingCheck(MutiniesState table, int mostRounds) {
    this.table = table;
    this.mostRounds = mostRounds;
    steps = table.agenda.toList().reversed();
  }

  void check() {
    for (place = 0; place < steps.size(); place++) {
      checkParts(steps.get(place));
      checkOrder(steps.get(place));
    }
    checkDrawn();
    if (!steps.isEmpty() && steps.getFirst() instanceof Question question) {
      new QuestionCheck(table, question).check();
    }
    checkTurns();
    checkResolution();
  }

  private void require(boolean possible, String reason) {
    if (possible) return;
    String step = Step.NOTATION.write(steps.get(place));
    throw new BadPosition("pending." + place, "%s: %s".formatted(step, reason));
  }

  // Each step by itself

  private void checkParts(Step step) {
    switch (step) {
      case TakeTurn(int disc) -> requireDisc(disc);
      case Resolve(int disc) -> {
        requireDisc(disc);
        require(table.crew[disc].isPlaced(), "disc %d stands nowhere".formatted(disc));
      }
      case OpenWindow(int seat) -> requireSeat(seat);
      case FifthInCity(int seat) -> requireSeat(seat);
      case OfferTrades(int turn) -> {
        require(turn >= 0 && turn <= table.seats, "turns are 0 to " + table.seats);
        require(table.counting, "trades are offered in the final scoring (scoring: yes)");
      }
      case DealRum _ -> require(table.discsAt(Action.TAVERN) > 0, "nobody is in the Tavern");
      case StartRound _ ->
          require(table.round < mostRounds, "the game has %d rounds at most".formatted(mostRounds));
      case Question question -> requireSeat(question.seat());
      case ResolveDiscs _, Refill _, EndRound _, CheckEnd _ -> {}
    }
  }

  private void requireSeat(int seat) {
    require(
        seat >= 0 && seat < table.seats,
        "there is no seat %d; there are 0 to %d".formatted(seat, table.seats - 1));
  }

  private void requireDisc(int disc) {
    String minion = table.hasMinion() ? " (the Minion)" : "";
    require(
        disc >= 0 && disc < table.crew.length,
        "there is no disc %d; there are 0 to %d%s".formatted(disc, table.crew.length - 1, minion));
  }

  // The order of the steps

  /// Steps come in the order of a round: turns, resolution, end, and then nothing more.
  private void checkOrder(Step step) {
    if (step instanceof Question question) checkQuestionsPlace(question);
    for (Step before : steps.subList(0, place)) {
      require(
          before instanceof Question || phase(before) <= phase(step),
          "this does not come after " + Step.NOTATION.write(before));
      boolean again =
          before.equals(step) || (isOnce(step) && isOnce(before) && phase(before) == phase(step));
      require(!again, "this comes once");
    }
    boolean scoring = step instanceof OfferTrades || step instanceof FinalTrade;
    require(
        scoring == table.counting,
        table.counting
            ? "only trades come in the final scoring"
            : "trades come in the final scoring (scoring: yes)");
  }

  /// A question comes first; a target is picked before the turn goes on, and jewels go overboard
  /// one after the other.
  private void checkQuestionsPlace(Question question) {
    boolean others = question instanceof Overboard;
    for (Step before : steps.subList(0, place)) {
      boolean interrupted =
          before instanceof CardTarget(int seat, _) && place == 1 && seat == question.seat();
      require(
          interrupted || (others && before instanceof Overboard),
          "a question like this comes first, or not at all");
    }
  }

  private static boolean isOnce(Step step) {
    return phase(step) != 2 && !(step instanceof TakeTurn) && step instanceof Duty;
  }

  private static int phase(Step step) {
    return switch (step) {
      case TakeTurn _ -> 0;
      case ResolveDiscs _ -> 1;
      case OpenWindow _, Resolve _, DealRum _, FifthInCity _, Refill _ -> 2;
      case EndRound _ -> 3;
      case CheckEnd _ -> 4;
      case StartRound _, OfferTrades _ -> 5;
      case Question _ -> 0;
    };
  }

  /// Discs are placed in turn order; only a Captain who passes is left out.
  private void checkTurns() {
    List<Integer> turns = new ArrayList<>();
    for (place = 0; place < steps.size(); place++) {
      OptionalInt disc = discOf(steps.get(place));
      if (disc.isEmpty()) continue;
      require(
          !table.crew[disc.getAsInt()].isPlaced(),
          "disc %d stands on %s".formatted(disc.getAsInt(), where(disc.getAsInt())));
      int turn = turnOf(disc.getAsInt());
      require(turns.isEmpty() || turns.getLast() < turn, "turns come in turn order");
      turns.add(turn);
    }
    if (turns.isEmpty()) return;
    place = 0;
    require(
        steps.stream().anyMatch(ResolveDiscs.class::isInstance),
        "after the turns, resolve-discs must be pending");
    for (int turn = turns.getFirst(); turn < table.order.length; turn++) {
      int disc = table.order[turn];
      if (table.crew[disc].isPlaced()) {
        throw new BadPosition(
            "discs." + MutiniesPositions.name(table, disc), "discs are placed in turn order");
      }
    }
  }

  private String where(int disc) {
    return table.crew[disc].isPlaced() ? table.crew[disc].square().toString() : "no square";
  }

  private int turnOf(int disc) {
    int turn = 0;
    while (table.order[turn] != disc) turn++;
    return turn;
  }

  static OptionalInt discOf(Step step) {
    return switch (step) {
      case TakeTurn(int disc) -> OptionalInt.of(disc);
      case CaptainTurn(int seat) -> OptionalInt.of(seat);
      case SailorTurn(int seat) -> OptionalInt.of(seat);
      case MinionTurn _ -> OptionalInt.of(MutiniesState.MINION);
      case StartRound _,
          ResolveDiscs _,
          OpenWindow _,
          Resolve _,
          DealRum _,
          FifthInCity _,
          Refill _,
          EndRound _,
          CheckEnd _,
          OfferTrades _,
          AfterPlacing _,
          BeforeResolving _,
          NtrJewel _,
          MarketRow _,
          SellJewels _,
          SellRum _,
          RobJewel _,
          CabinRob _,
          MutinyCard _,
          CardTarget _,
          Overboard _,
          FinalTrade _ ->
          OptionalInt.empty();
    };
  }

  /// Whether a disc is still to be resolved; in the Tavern that is when the rum is dealt.
  static boolean isUnresolved(MutiniesState table, int disc) {
    boolean tavern = table.crew[disc].isAt(Action.TAVERN);
    return table.agenda.toList().stream()
        .anyMatch(step ->
            step instanceof ResolveDiscs
                || step.equals(new Resolve(disc))
                || (tavern && step instanceof DealRum));
  }

  /// Discs that are still to be resolved find what they came for; after the round there are none.
  private void checkResolution() {
    boolean ends = steps.stream().anyMatch(EndRound.class::isInstance);
    int unseen = 0;
    for (int disc = 0; disc < table.crew.length; disc++) {
      Pirate pirate = table.crew[disc];
      if (!pirate.isPlaced()) continue;
      String key = "discs." + MutiniesPositions.name(table, disc);
      if (!ends)
        throw new BadPosition(key, "after the end of the round no disc stands on a square");
      if (!isUnresolved(table, disc)) {
        requireNothingAside(disc);
        continue;
      }
      Square square = pirate.square();
      if (!Placing.hasJewel(table, square)) {
        throw new BadPosition(key, "no jewel lies on " + square);
      }
      if (square.action() == Action.NON_TRADE_ROUTES && ++unseen > table.ntrSize) {
        throw new BadPosition(key, "the Non-Trade Routes pile has no jewel for " + square);
      }
      if (!canSell(pirate, square)) {
        throw new BadPosition(
            key, "%s needs jewels that this player does not hold".formatted(square));
      }
    }
  }

  private void requireNothingAside(int disc) {
    Pirate pirate = table.crew[disc];
    if (pirate.asideDoubloons > 0 || pirate.asideRum > 0) {
      throw new BadPosition(
          "aside." + MutiniesPositions.name(table, disc),
          "disc %d is resolved, so nothing is set aside on %s".formatted(disc, pirate.square()));
    }
  }

  private static boolean canSell(Pirate pirate, Square square) {
    if (square.action() == Action.BLACK_MARKET) return Combination.at(square).isIn(pirate.jewels);
    return square != Square.C5 || pirate.jewelCount >= Combination.ANY2.jewels;
  }

  /// Only whoever is asked about it has just drawn something, and has it in hand.
  private void checkDrawn() {
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.crew[seat].drawn == 0) continue;
      if (steps.isEmpty() || !isAboutDrawn(steps.getFirst(), seat)) {
        throw new BadPosition(
            "drawn." + seat, "nobody is asked about what was drawn, by ntr-jewel or mutiny-card");
      }
    }
  }

  private boolean isAboutDrawn(Step step, int seat) {
    Pirate pirate = table.crew[seat];
    long drawn = 1L << (pirate.drawn - 1);
    if (step instanceof NtrJewel(int player)) return player == seat && (pirate.jewels & drawn) != 0;
    return step instanceof MutinyCard(int player, _)
        && player == seat
        && (pirate.cards & drawn) != 0;
  }
}
