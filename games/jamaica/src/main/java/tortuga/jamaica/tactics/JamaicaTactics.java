package tortuga.jamaica.tactics;

import tortuga.engine.Moves;
import tortuga.engine.SearchEffort;
import tortuga.engine.Seat;
import tortuga.engine.Tactics;
import tortuga.engine.reasons.Considerations;
import tortuga.jamaica.Card;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Face;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.*;
import tortuga.jamaica.Place;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.Combat;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step.*;

/// How a decent captain plays: every move is weighed by what the ship is worth after it.
public final class JamaicaTactics implements Tactics<JamaicaState, JamaicaMove> {
  /// Number of points that make a move about three times as tempting.
  private static final double TEMPER = 1.2;

  /// Number of decisions that each player makes in a round, roughly.
  private static final int A_ROUND = 4;

  /// Moves differ by a hundredth of a victory, and dice by much more; yet a playout is soon over.
  private static final SearchEffort THOUGHT = new SearchEffort(20, 4_000, 40_000);

  private static final double LEAST = 0.005;
  private static final long MIX = 0x9e3779b97f4a7c15L;

  private final int horizon;

  public JamaicaTactics(int seats) {
    horizon = A_ROUND * seats;
  }

  @Override
  public void appraise(JamaicaState table, double[] chances) {
    Prospects.appraise(table, chances);
  }

  @Override
  public Considerations<JamaicaState> considerations() {
    return JamaicaConsiderations.ALL;
  }

  /// Luck soon has the last word, and a look says more than playing on.
  @Override
  public int horizon() {
    return horizon;
  }

  /// In the middle of a round, too much depends on who has already moved.
  @Override
  public boolean isSettled(JamaicaState table) {
    return !table.lastRound && JamaicaConsiderations.isBetweenRounds(table);
  }

  /// Dice scatter playouts enough.
  @Override
  public boolean isResolute() {
    return true;
  }

  @Override
  public SearchEffort thought() {
    return THOUGHT;
  }

  /// Dice, combats and finds: the next choice depends on how they went.
  @Override
  public long fortune(JamaicaState table) {
    int rolled =
        switch (table.question()) {
          case PlaceDice(int first, int second) -> 6 * first + second;
          case SpendCannons(Combat combat) -> combat.toBeat();
          case Saber(Combat combat, int cannons, Face face) ->
              Face.COUNT * (combat.toBeat() + cannons) + face.ordinal();
          case ChooseCard _,
              ChoosePath _,
              ChooseRetreat _,
              GhostMove _,
              ChooseTarget _,
              ChooseLoot _,
              PlaceLoad _,
              DumpHold _,
              PayFrom _ ->
              6 * table.morning + table.evening;
        };
    long fortune = rolled;
    for (Ship ship : table.ships) fortune = MIX * fortune + ship.looks();
    return fortune;
  }

  @Override
  public void weigh(JamaicaState table, Seat seat, Moves<JamaicaMove> moves, double[] weights) {
    switch (table.question()) {
      case PlaceDice _ -> placeDice(table, seat, moves, weights);
      case ChooseCard _ -> chooseCard(table, seat, moves, weights);
      case ChoosePath(int ship, _) -> arrive(table, ship, moves, weights);
      case ChooseRetreat(int ship) -> arrive(table, ship, moves, weights);
      case GhostMove _ -> steer(table, seat.index(), moves, weights);
      case ChooseTarget(int attacker) -> pickFight(table, seat.index(), attacker, moves, weights);
      case SpendCannons(Combat combat) -> Gunnery.spend(table, combat, moves, weights);
      case Saber(Combat combat, int cannons, Face face) ->
          Gunnery.saber(table, seat.index(), combat, cannons, face, moves, weights);
      case ChooseLoot(int winner, int loser) -> loot(table, winner, loser, moves, weights);
      case PlaceLoad(_, Cargo cargo, _) -> stow(cargo, moves, weights);
      case DumpHold(int ship, Cargo cargo, int amount) ->
          dump(table, ship, cargo, amount, moves, weights);
      case PayFrom(int ship, _, _) -> pay(table, ship, moves, weights);
    }
    temper(moves.size(), weights);
  }

  /// Turns points into weights: equal differences are equal ratios.
  private static void temper(int count, double[] weights) {
    double best = weights[0];
    for (int i = 1; i < count; i++) best = Math.max(best, weights[i]);
    for (int i = 0; i < count; i++) {
      weights[i] = Math.max(LEAST, Math.exp((weights[i] - best) / TEMPER));
    }
  }

  /// The captain thinks of the best card for each way to place the dice.
  private static void placeDice(
      JamaicaState table, Seat seat, Moves<JamaicaMove> moves, double[] points) {
    Voyage voyage = new Voyage(table, seat.index());
    int hand = table.ship(seat).hand;
    for (int i = 0; i < moves.size(); i++) {
      Assign dice = (Assign) moves.get(i);
      double best = -Double.MAX_VALUE;
      for (int left = hand; left != 0; left &= left - 1) {
        Card card = Card.of(Integer.numberOfTrailingZeros(left));
        best =
            Math.max(best, voyage.startOver().play(card, dice.morning(), dice.evening()).worth());
      }
      points[i] = best;
    }
  }

  private static void chooseCard(
      JamaicaState table, Seat seat, Moves<JamaicaMove> moves, double[] points) {
    Voyage voyage = new Voyage(table, seat.index());
    for (int i = 0; i < moves.size(); i++) {
      Card card = ((Choose) moves.get(i)).card();
      points[i] = voyage.startOver().play(card, table.morning, table.evening).worth();
    }
  }

  private static void arrive(
      JamaicaState table, int ship, Moves<JamaicaMove> moves, double[] points) {
    Voyage voyage = new Voyage(table, ship);
    for (int i = 0; i < moves.size(); i++) {
      Place to = moves.get(i) instanceof Sail(Place there) ? there : ((Retreat) moves.get(i)).to();
      points[i] = voyage.startOver().arrive(to.space(), to.lap()).worth();
    }
  }

  /// The Ghost hunts the other player, keeps away from its captain, and takes what it finds.
  private static void steer(
      JamaicaState table, int captain, Moves<JamaicaMove> moves, double[] points) {
    Ship ghost = table.ships[JamaicaState.GHOST];
    Ship own = table.ships[captain];
    Ship rival = table.ships[1 - captain];
    for (int i = 0; i < moves.size(); i++) {
      Place to = ((Steer) moves.get(i)).to();
      boolean meetsRival = to.space() == rival.space && to.space() != Route.HOME;
      boolean meetsOwn = to.space() == own.space && to.space() != Route.HOME;
      points[i] = 0;
      if (meetsRival) points[i] = haunt(table, ghost, rival);
      else if (meetsOwn) points[i] = -haunt(table, ghost, own);
      if ((table.tokens & 1L << to.space()) != 0) points[i] -= 0.3;
    }
  }

  /// Returns what it costs a player to be attacked by the Ghost.
  private static double haunt(JamaicaState table, Ship ghost, Ship victim) {
    int advantage = Odds.bonus(ghost) - victim.total(Cargo.CANNONS) - Odds.bonus(victim);
    double toCome = Worth.toCome(table);
    return Odds.win(advantage) * Prey.loss(victim, 0, toCome)
        - Odds.lose(advantage) * Prey.loot(victim, ghost, 0, toCome);
  }

  private static void pickFight(
      JamaicaState table, int seat, int attacker, Moves<JamaicaMove> moves, double[] points) {
    Ship ship = table.ships[attacker];
    for (int i = 0; i < moves.size(); i++) {
      int target = ((Attack) moves.get(i)).ship();
      points[i] =
          !table.isGhost(attacker)
              ? Prey.attack(table, ship, target, Worth.toCome(table))
              : (target == seat ? -1 : 1) * haunt(table, ship, table.ships[target]);
    }
  }

  private static void loot(
      JamaicaState table, int winner, int loser, Moves<JamaicaMove> moves, double[] points) {
    Ship taker = table.ships[winner];
    Ship victim = table.ships[loser];
    boolean ghost = table.isGhost(winner);
    double toCome = Worth.toCome(table);
    double spite = ghost ? 1 : Prey.spite(table, loser);
    for (int i = 0; i < moves.size(); i++) {
      points[i] =
          switch (moves.get(i)) {
            case StealHold(int hold) ->
                ghost
                    ? Prey.pain(victim, hold, toCome)
                    : Prey.goods(taker, victim, hold, spite, toCome);
            case StealPower(Treasure power) ->
                (ghost ? 1 : 1 + spite) * power(victim, power, toCome);
            case StealHidden() -> (ghost ? 1 : 1 + spite) * faceDown(taker, victim);
            case Give(Treasure curse) -> (1 + spite) * -curse.value();
            case Nothing _,
                Assign _,
                Choose _,
                Sail _,
                Retreat _,
                Steer _,
                Attack _,
                Spend _,
                Keep _,
                Reroll _,
                Stow _,
                Dump _,
                Pay _ ->
                0;
          };
    }
  }

  private static double power(Ship victim, Treasure power, double toCome) {
    boolean full = power == Treasure.HOLD6 && victim.carries(Cargo.DOUBLOONS, Ship.SIXTH);
    return Worth.power(power, toCome) + (full ? victim.amount(Ship.SIXTH) : 0);
  }

  /// A face-down card is worth what such cards are worth on average, unless the thief knows better.
  private static double faceDown(Ship thief, Ship victim) {
    int known = victim.hidden & thief.seen;
    int unknown = victim.hiddenCount - Integer.bitCount(known);
    return (Treasure.worth(known) + Worth.FACE_DOWN * unknown) / victim.hiddenCount;
  }

  /// What somebody may want to steal goes into a regular hold, and the rest into the sixth.
  private static void stow(Cargo cargo, Moves<JamaicaMove> moves, double[] points) {
    for (int i = 0; i < moves.size(); i++) {
      boolean regular = ((Stow) moves.get(i)).where() == Stow.Where.REGULAR;
      points[i] = regular == (cargo == Cargo.DOUBLOONS) ? 1 : 0;
    }
  }

  private static void dump(
      JamaicaState table,
      int ship,
      Cargo cargo,
      int amount,
      Moves<JamaicaMove> moves,
      double[] points) {
    Voyage voyage = new Voyage(table, ship);
    for (int i = 0; i < moves.size(); i++) {
      voyage.startOver().dump(((Dump) moves.get(i)).hold(), cargo, amount);
      points[i] = voyage.worth();
    }
  }

  /// Emptying a hold makes room; otherwise large stacks shrink first, so that thieves find less.
  private static void pay(JamaicaState table, int ship, Moves<JamaicaMove> moves, double[] points) {
    Ship payer = table.ships[ship];
    for (int i = 0; i < moves.size(); i++) {
      Pay pay = (Pay) moves.get(i);
      int amount = payer.amount(pay.hold());
      boolean empties = pay.amount() == amount;
      points[i] = (empties ? 3 - 0.2 * amount : 0.1 * amount) + (pay.amount() > 1 ? 1 : 0);
    }
  }
}
