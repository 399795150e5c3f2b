package tortuga.jamaica.tactics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.reasons.Considerations;
import tortuga.engine.reasons.Topic;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaEvent.*;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Step.*;

/// What speaks for a move in Jamaica: the parts of [Prospects], and what happens to a ship on its
/// way.
final class JamaicaConsiderations implements Considerations<JamaicaState> {
  static final int STEPS = 0;
  static final int PRIZE = 1;
  static final int CAPTAINCY = 2;
  static final int DOUBLOONS = 3;
  static final int FOOD = 4;
  static final int CANNONS = 5;
  static final int TREASURES = 6;
  static final int CURSES = 7;
  static final int TURN = 8;
  static final int PILE = 9;
  static final int POWERS = 10;
  static final Treasure[] POWER = {Treasure.MAP, Treasure.SABER, Treasure.HOLD6, Treasure.BETH};
  static final int HAND = POWERS + POWER.length;

  private static final int NONE = -1;
  private static final int SHORTAGE = 0;
  private static final int FIND = 1;
  private static final int FIGHT_WON = 2;
  private static final int FIGHT_LOST = 3;
  private static final int OVERBOARD = 4;
  private static final int HOME = 5;

  private static final List<Topic> INCIDENTS =
      List.of(
          Topic.danger("shortage"),
          Topic.hope("find"),
          Topic.hope("fight-won"),
          Topic.danger("fight-lost"),
          Topic.danger("overboard"),
          Topic.chance("home"));

  static final JamaicaConsiderations ALL = new JamaicaConsiderations();

  private final List<Topic> topics = new ArrayList<>();

  private JamaicaConsiderations() {
    topics.add(Topic.burden("steps"));
    topics.add(Topic.number("prize"));
    topics.add(Topic.hope("captaincy"));
    topics.add(Topic.number("doubloons"));
    topics.add(Topic.number("food"));
    topics.add(Topic.number("cannons"));
    topics.add(Topic.number("treasures").secret());
    topics.add(Topic.burden("curses").secret());
    topics.add(Topic.hope("turn"));
    topics.add(Topic.SILENT);
    for (Treasure power : POWER) topics.add(Topic.hope("power").of("treasure", power.name()));
    topics.add(Topic.quality("hand").secret());
  }

  @Override
  public List<Topic> topics() {
    return topics;
  }

  @Override
  public void weigh(JamaicaState table, Seat seat, double[] amounts, double[] worths) {
    Prospects.consider(table, seat.index(), amounts, worths);
  }

  @Override
  public List<Topic> incidents() {
    return INCIDENTS;
  }

  @Override
  public Optional<Integer> incident(Event event, Seat seat) {
    int place = event instanceof JamaicaEvent known ? incident(known, seat.index()) : NONE;
    return place == NONE ? Optional.empty() : Optional.of(place);
  }

  private static int incident(JamaicaEvent event, int seat) {
    return switch (event) {
      case RanShort(int ship, _, _) -> mine(ship, seat, SHORTAGE);
      case TreasureFound(int ship, boolean byGhost, _) -> byGhost ? NONE : mine(ship, seat, FIND);
      case CombatWon(int winner, int loser) ->
          winner == seat ? FIGHT_WON : mine(loser, seat, FIGHT_LOST);
      case ThrownOverboard(int ship, _, _, _) -> mine(ship, seat, OVERBOARD);
      case CameHome(int ship) -> mine(ship, seat, HOME);
      case RoundBegun _,
          DiceRolled _,
          DiceAssigned _,
          CardChosen _,
          CardRevealed _,
          Loaded _,
          NoRoom _,
          Sailed _,
          Paid _,
          FellBack _,
          Attacked _,
          CannonsSpent _,
          CombatRolled _,
          SaberUsed _,
          CombatTied _,
          HoldStolen _,
          LootSunk _,
          PowerStolen _,
          HiddenStolen _,
          CurseGiven _,
          LootDeclined _,
          CardsReshuffled _,
          CardDrawn _,
          LastRoundBegun _,
          Scored _ ->
          NONE;
    };
  }

  private static int mine(int ship, int seat, int incident) {
    return ship == seat ? incident : NONE;
  }

  /// The next round begins.
  @Override
  public boolean isPause(JamaicaState start, JamaicaState now, Seat seat) {
    return now.round > start.round && isBetweenRounds(now);
  }

  /// Whether nobody has moved yet in this round.
  static boolean isBetweenRounds(JamaicaState table) {
    boolean early =
        switch (table.question()) {
          case PlaceDice _, ChooseCard _ -> true;
          case ChoosePath _,
              ChooseRetreat _,
              GhostMove _,
              ChooseTarget _,
              SpendCannons _,
              Saber _,
              ChooseLoot _,
              PlaceLoad _,
              DumpHold _,
              PayFrom _ ->
              false;
        };
    return early && table.undecided().size() == table.seats;
  }
}
