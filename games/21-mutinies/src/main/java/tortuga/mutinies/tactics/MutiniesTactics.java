package tortuga.mutinies.tactics;

import java.util.List;
import tortuga.engine.Event;
import tortuga.engine.Moves;
import tortuga.engine.SearchEffort;
import tortuga.engine.Seat;
import tortuga.engine.Tactics;
import tortuga.engine.reasons.Considerations;
import tortuga.mutinies.Action;
import tortuga.mutinies.Card;
import tortuga.mutinies.Combination;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.*;
import tortuga.mutinies.Square;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.rules.Placing;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step.*;

/// What a seasoned pirate knows: every move is worth some points of prestige, and the difference
/// makes it tempting.
public final class MutiniesTactics implements Tactics<MutiniesState, MutiniesMove> {
  /// The points that make a move about three times as tempting.
  private static final double POINTS = 0.5;

  private static final int HORIZON = 60;

  /// For two, a few hundred iterations already play well; whoever thinks longer is still better.
  private static final SearchEffort OF_TWO = new SearchEffort(20, 400, 10_000);

  /// How likely it is, compared with others, that somebody passes a rich sale by.
  private static final double UNLIKELY = 0.35;

  private final SearchEffort thought;

  public MutiniesTactics(int seats) {
    thought = seats == 2 ? OF_TWO : SearchEffort.USUAL;
  }

  @Override
  public SearchEffort thought() {
    return thought;
  }

  @Override
  public void weigh(MutiniesState world, Seat seat, Moves<MutiniesMove> moves, double[] weights) {
    Outlook outlook = new Outlook(world);
    int own = seat.index();
    switch (world.question()) {
      case CaptainTurn _ -> placing(outlook, own, true, moves, weights);
      case SailorTurn _ -> placing(outlook, own, false, moves, weights);
      case MinionTurn _ -> minion(outlook, own, moves, weights);
      case AfterPlacing _, BeforeResolving _, FinalTrade _ -> items(outlook, own, moves, weights);
      case NtrJewel _,
          MarketRow _,
          SellJewels _,
          SellRum _,
          RobJewel _,
          CabinRob _,
          MutinyCard _,
          CardTarget _,
          Overboard _ -> {
        Judgement judgement = new Judgement(outlook, own);
        for (int i = 0; i < moves.size(); i++) weights[i] = judgement.worth(moves.get(i));
        tempt(moves.size(), weights);
      }
    }
  }

  /// Turns points into weights, the best move weighing one.
  private static void tempt(int size, double[] weights) {
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < size; i++) best = Math.max(best, weights[i]);
    for (int i = 0; i < size; i++) weights[i] = tempting(weights[i] - best);
  }

  private static double tempting(double points) {
    return Math.exp(Math.max(-8, points / POINTS));
  }

  private static void placing(
      Outlook outlook, int seat, boolean captain, Moves<MutiniesMove> moves, double[] weights) {
    Lookout lookout = new Lookout(outlook);
    Rivals rivals = new Rivals(outlook);
    int places = 0;
    while (places < moves.size() && moves.get(places) instanceof Place(Square square)) {
      double toll = captain ? rivals.toll(seat, square) : 0;
      weights[places++] = lookout.worth(seat, square) - toll;
    }
    tempt(places, weights);
    for (int i = places; i < moves.size(); i++) weights[i] = urge(outlook, seat, moves.get(i));
  }

  private static void minion(
      Outlook outlook, int captain, Moves<MutiniesMove> moves, double[] weights) {
    Rivals rivals = new Rivals(outlook);
    MutiniesState table = outlook.table;
    int sailor = 1 - captain;
    rivals.watch(sailor);
    for (int i = 0; i < moves.size(); i++) {
      if (!(moves.get(i) instanceof Place(Square square))) continue;
      double cost =
          outlook.doubloon * Placing.doubloons(table, MutiniesState.MINION, square)
              + Placing.rum(table, MutiniesState.MINION, square);
      weights[i] = -cost - rivals.leftBy(sailor, square);
    }
    tempt(moves.size(), weights);
  }

  private static void items(
      Outlook outlook, int seat, Moves<MutiniesMove> moves, double[] weights) {
    for (int i = 0; i < moves.size(); i++) weights[i] = urge(outlook, seat, moves.get(i));
  }

  private static double urge(Outlook outlook, int seat, MutiniesMove move) {
    return switch (move) {
      case Use(Treasure token) -> new Pockets(outlook, seat).token(token);
      case Play(Card card) -> new Pockets(outlook, seat).card(card);
      case Place _, Pass _, Done _, Keep _, Discard _, Pick _, Sell _ -> 1;
      case Pour _, Rob _, RobBlind _, Bank _, Steal _, Target _, Jettison _ -> 1;
    };
  }

  /// Four or five rounds; farther ahead, holdings tell more than hasty play.
  @Override
  public int horizon() {
    return HORIZON;
  }

  @Override
  public void appraise(MutiniesState world, double[] chances) {
    new Standing(world).appraise(chances);
  }

  @Override
  public Considerations<MutiniesState> considerations() {
    return MutiniesConsiderations.ALL;
  }

  /// A Sailor who neither sells nor follows to the Black Market probably has no rich set.
  @Override
  public double credit(MutiniesState world, Seat seat, List<? extends Event> past) {
    Pirate captain = world.crew[world.captain()];
    if (world.isOver() || !captain.isAt(Action.BLACK_MARKET)) return 1;
    double credit = 1;
    for (int other = 0; other < world.seats; other++) {
      Pirate pirate = world.crew[other];
      boolean stayed = pirate.isAt(Action.CABIN) || pirate.isAt(Action.MUTINY);
      if (other != seat.index() && stayed && couldSell(world, pirate)) credit *= UNLIKELY;
    }
    return credit;
  }

  private static boolean couldSell(MutiniesState world, Pirate pirate) {
    for (int row = Combination.SAME3.ordinal(); row <= Combination.SAME4.ordinal(); row++) {
      Combination set = Combination.of(row);
      boolean free = !world.isTaken(Square.of(Action.BLACK_MARKET, row + 1));
      if (free && set.isIn(pirate.jewels)) return true;
    }
    return false;
  }
}
