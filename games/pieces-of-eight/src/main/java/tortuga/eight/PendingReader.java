package tortuga.eight;

import java.util.List;
import tortuga.eight.Step.*;
import tortuga.engine.Moves;
import tortuga.engine.Sketch;

/// Reads what is still to happen, and adds what always follows on it.
final class PendingReader {
  private final EightState table;
  private final Referee referee;

  PendingReader(EightState table, Referee referee) {
    this.table = table;
    this.referee = referee;
  }

  /// If nothing is given, a turn has just begun.
  void read(Sketch.Chart given) {
    if (given.get("pending").isEmpty()) {
      checkTurnSeat(given);
      new Turns(referee).planFrom(new MainPhase());
      new Turns(referee).askForNest(true);
      return;
    }
    Sketch pending = given.get("pending").orElseThrow();
    List<Sketch> lines = isOneStep(pending) ? List.of(pending) : pending.items();
    List<Step> steps = lines.stream().map(line -> line.as(Step.NOTATION::read)).toList();
    if (steps.isEmpty()) throw pending.wrong("something is always to come");
    for (int i = 0; i < steps.size(); i++) check(steps.get(i), lines.get(i));
    planRest(steps.getLast());
    steps.reversed().forEach(table.agenda::first);
    checkOnTop(steps.getFirst(), lines.getFirst());
  }

  /// A text is one step, unless each of its words is one.
  private static boolean isOneStep(Sketch pending) {
    return pending instanceof Sketch.Word
        && !pending.items().stream()
            .allMatch(word -> Step.NOTATION.verbs().containsKey(word.text()));
  }

  /// Adds the steps that follow on the last one given.
  private void planRest(Step last) {
    switch (last) {
      case DealCoins _, BeginDraft _, BeginTrades _, PickSet _, DraftCoin _, MakeOffer _ ->
          table.agenda.first(new BeginGame());
      case AnswerOffer _, Step.TakeSpoil _ -> table.agenda.first(new BeginGame());
      case AnyReaction(Deed deed) -> {
        new Turns(referee).planEnd();
        table.agenda.first(new Resolve(deed));
      }
      case MainPhase _,
          MainAction _,
          Resolve _,
          Doom _,
          Strike _,
          InviteCannons _,
          LendCannons _,
          ChooseDepth _,
          SaveCoin _,
          AnswerLoss _,
          FetchCoin _,
          OrderTreasure _,
          RearrangeShip _ ->
          new Turns(referee).planEnd();
      case SendToNest(boolean first) -> {
        if (first) new Turns(referee).planFrom(new MainPhase());
        else table.agenda.first(new EndTurn());
      }
      case CloseAction _ -> {
        table.agenda.first(new EndTurn());
        table.agenda.first(new LastNest());
      }
      case LastNest _ -> table.agenda.first(new EndTurn());
      case OpenYards _,
          BeginGame _,
          Launch _,
          BeginTurn _,
          EndTurn _,
          BuildShip _,
          VoteStalemate _,
          RebuildShips _ -> {}
    }
  }

  private void check(Step step, Sketch line) {
    switch (step) {
      case BeginTurn(int seat) -> seat(seat, line);
      case Resolve(Deed deed) -> deed(deed, line);
      case Doom(Deed deed) -> deed(deed, line);
      case Strike(Deed deed) -> deed(deed, line);
      case DraftCoin(int seat, _) -> seat(seat, line);
      case MakeOffer(int seat, _) -> seat(seat, line);
      case AnswerOffer(int from, int to, _) -> {
        seat(from, line);
        seat(to, line);
      }
      case Step.TakeSpoil(int seat) -> seat(seat, line);
      case InviteCannons(Deed deed) -> deed(deed, line);
      case LendCannons(Deed deed, _) -> deed(deed, line);
      case ChooseDepth(Deed deed, _) -> deed(deed, line);
      case AnyReaction(Deed deed) -> deed(deed, line);
      case SaveCoin(Deed deed, Place place) -> {
        deed(deed, line);
        coinAt(deed.ship(), place, line);
      }
      case AnswerLoss(int victim, int offender, _, _) -> {
        seat(victim, line);
        seat(offender, line);
      }
      case FetchCoin(int seat, Place from) -> coinAt(seat, from, line);
      case OrderTreasure(int seat, Place from, _, _) -> coinAt(seat, from, line);
      case RearrangeShip(int seat, Place from) -> coinAt(seat, from, line);
      case OpenYards _,
          DealCoins _,
          BeginDraft _,
          BeginTrades _,
          BeginGame _,
          Launch _,
          MainPhase _,
          CloseAction _,
          LastNest _,
          EndTurn _,
          PickSet _,
          BuildShip _,
          SendToNest _,
          MainAction _,
          VoteStalemate _,
          RebuildShips _ -> {}
    }
  }

  private void seat(int seat, Sketch line) {
    if (seat < 0 || seat >= table.seats) throw line.wrong("there is no seat " + seat);
  }

  private void deed(Deed deed, Sketch line) {
    seat(deed.ship(), line);
    seat(deed.user(), line);
    if (deed.coin() == Coin.TREACHERY || deed.from() == Place.HOLD) return;
    if (!Cell.isCoin(coinAt(deed.user(), deed.from(), line), deed.coin())) {
      throw line.wrong("there is no %s to use".formatted(deed.coin()));
    }
  }

  /// A coin in use at the aft stays there, even when it has become the last of its deck.
  private int coinAt(int seat, Place place, Sketch line) {
    seat(seat, line);
    Ship ship = table.ship(seat);
    int cell = place == Place.AFT ? ship.aft() : ship.at(place);
    if (cell == Cell.EMPTY) throw line.wrong("there is no coin in this position");
    return cell;
  }

  private void checkTurnSeat(Sketch where) {
    if (!table.isIn(table.turnSeat)) throw where.wrong("whose turn it is, is in the game");
  }

  private void checkOnTop(Step step, Sketch line) {
    if (step instanceof MainPhase || step instanceof MainAction || step instanceof SendToNest) {
      checkTurnSeat(line);
    }
    if (step instanceof MainAction) {
      Moves<EightMove> moves = new Moves<>();
      MainOffers.list(table, table.turnSeat, moves);
      if (moves.isEmpty()) throw line.wrong("there is nothing that this seat could do");
    }
    if (step instanceof FetchCoin(int seat, _) && !table.ship(seat).canFetch()) {
      throw line.wrong("there is no coin to fetch");
    }
  }
}
