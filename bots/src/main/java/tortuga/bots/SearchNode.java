package tortuga.bots;

import java.util.Arrays;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.chance.SplitMix;

/// What a search has learned about one decision of one seat, as far as that seat can tell its
/// situation from others: which moves it had in some world, how often each was tried, and what came
/// of it for the seat.
///
/// Not every world offers every move, so a choice is made among those that the present world
/// offers.
final class SearchNode<M extends Move> {
  /// The weight of appeal against experience: the greater, the more widely the search looks around.
  private static final double CURIOSITY = 0.9;

  /// The part of the exploration that goes to all moves alike, whatever their appeal.
  private static final double OPENNESS = 0.2;

  /// A lead of this many standard errors is no luck, even after many looks.
  private static final double CLEARLY = 3;

  /// Most nodes are small, and there are a great many of them.
  private static final int ROOM = 4;

  private final Moves<M> moves = new Moves<>(ROOM);
  private int[] ids = new int[ROOM];
  private int[] visits = new int[ROOM];
  private double[] gains = new double[ROOM];
  private double[] appeals = new double[ROOM];
  private int allVisits;
  private double allGains;
  private double allSquares;

  /// Writes the index of each offered move in this node; returns whether some are new to it.
  boolean find(Moves<M> offered, int[] places) {
    boolean news = false;
    for (int i = 0; i < offered.size(); i++) {
      places[i] = find(offered.get(i), i);
      news |= places[i] < 0;
    }
    return news;
  }

  private int find(M move, int guess) {
    if (guess < moves.size() && moves.get(guess).equals(move)) return guess;
    for (int i = 0; i < moves.size(); i++) if (moves.get(i).equals(move)) return i;
    return -1;
  }

  /// Adds the offered moves that are new, with their weights as appeal, and completes their
  /// indexes.
  void add(Moves<M> offered, double[] weights, int[] places, SearchTree<M> tree) {
    double sum = 0;
    for (int i = 0; i < offered.size(); i++) sum += weights[i];
    for (int i = 0; i < offered.size(); i++) {
      if (places[i] < 0) places[i] = add(offered.get(i), weights[i] / sum, tree);
    }
  }

  private int add(M move, double appeal, SearchTree<M> tree) {
    int place = moves.size();
    if (place == visits.length) grow(2 * place);
    moves.add(move);
    ids[place] = tree.id(move);
    appeals[place] = appeal;
    return place;
  }

  private void grow(int size) {
    ids = Arrays.copyOf(ids, size);
    visits = Arrays.copyOf(visits, size);
    gains = Arrays.copyOf(gains, size);
    appeals = Arrays.copyOf(appeals, size);
  }

  /// Returns which of the offered moves, given by their indexes, is most worth a try: good by
  /// experience, or promising and seldom tried. A move without any appeal is never tried.
  int select(int[] places, int offered) {
    double appeal = 0;
    int tries = 1;
    for (int i = 0; i < offered; i++) {
      appeal += appeals[places[i]];
      tries += visits[places[i]];
    }
    double curiosity = CURIOSITY * Math.sqrt(tries);
    double expected = allVisits == 0 ? 0 : allGains / allVisits;
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < offered; i++) {
      int place = places[i];
      if (appeals[place] <= 0) continue;
      int tried = visits[place];
      double share = (1 - OPENNESS) * appeals[place] / appeal + OPENNESS / offered;
      double gain = tried == 0 ? expected : gains[place] / tried;
      double worth = gain + curiosity * share / (1 + tried);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  /// Returns a random one of the offered moves, more likely the greater its appeal.
  int pickByAppeal(int[] places, int offered, SplitMix chance) {
    int any = chance.below(offered);
    if (chance.below(2) == 0 && appeals[places[any]] > 0) return any;
    double appeal = 0;
    for (int i = 0; i < offered; i++) appeal += appeals[places[i]];
    double ball = WeightedPick.fraction(chance) * appeal;
    int choice = 0;
    while (choice < offered - 1 && (ball -= appeals[places[choice]]) >= 0) choice++;
    return choice;
  }

  /// Records the result of a move.
  void learn(int place, double gain) {
    visits[place]++;
    gains[place] += gain;
    allVisits++;
    allGains += gain;
    allSquares += gain * gain;
  }

  /// Whether the move tried most is better than every other one by more than luck can explain.
  boolean hasClearBest() {
    int best = 0;
    for (int i = 1; i < size(); i++) if (visits[i] > visits[best]) best = i;
    double mean = allGains / allVisits;
    double variance = allSquares / allVisits - mean * mean;
    for (int i = 0; i < size(); i++) {
      if (i != best && appeals[i] > 0 && !isWorse(i, best, variance)) return false;
    }
    return true;
  }

  private boolean isWorse(int place, int best, double variance) {
    if (visits[place] == 0) return false;
    double behind = gains[best] / visits[best] - gains[place] / visits[place];
    double error = Math.sqrt(variance * (1.0 / visits[place] + 1.0 / visits[best]));
    return behind > CLEARLY * error;
  }

  /// Returns the number that the tree uses for the move at an index.
  int id(int place) {
    return ids[place];
  }

  int size() {
    return moves.size();
  }

  M move(int place) {
    return moves.get(place);
  }

  int visits(int place) {
    return visits[place];
  }

  double gains(int place) {
    return gains[place];
  }

  double appeal(int place) {
    return appeals[place];
  }
}
