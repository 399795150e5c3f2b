package tortuga.bots;

import java.util.Arrays;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.Tactics;
import tortuga.engine.chance.SplitMix;

/// Searches for a seat that does not see everything: Monte Carlo tree search over information sets,
/// with a tree for each observer. Confined to one thread.
///
/// Each iteration draws a world that fits what the seat sees, and plays on in it. As long as it
/// meets known nodes, every seat chooses by what earlier iterations have taught *that seat*: a node
/// belongs to all worlds that its seat cannot tell apart, that is, to a sequence of its own moves
/// and of those moves of others that were made openly. So nobody's choice depends on a secret
/// answer, not even on one that came earlier in the same question. Of chance, only what
/// [Tactics#fortune] returns is part of the sequence: a node stands for an intention, not for a
/// position, and not every world offers all its moves. After the first new node, a quick playout
/// decides the result.
final class Search<S extends State<S>, M extends Move> {
  private static final int DEEPEST = 60;

  /// One secret answer in this many is random: seats that learn at the same time would otherwise
  /// adapt to each other, and guess as if they peeked.
  private static final int RANDOM_ANSWERS = 4;

  private static final int WORLDS_AT_FIRST_SIGHT = 8;

  private final Rules<S, M, ?, ?> rules;
  private final Tactics<S, M> tactics;
  private final Seat me;
  private final SplitMix chance;
  private final WorldSampler<S, M> worlds;
  private final Playout<S, M> playout;
  private final SearchTree<M> tree = new SearchTree<>();
  private final SearchNode<M> root;
  private final SearchPath<M> path = new SearchPath<>(DEEPEST);
  private final long[] perceived;
  private final double[] gains;
  private final Moves<M> moves = new Moves<>();
  private final S world;
  private double[] weights = new double[64];
  private int[] places = new int[64];
  private int iterations;

  Search(BotContext<S, M> context, Observation<S, M> observation, SplitMix chance) {
    rules = context.rules();
    tactics = context.tactics();
    me = observation.seat();
    this.chance = chance;
    worlds = new WorldSampler<>(context, observation);
    playout = new Playout<>(context);
    perceived = new long[context.seats()];
    gains = new double[context.seats()];
    world = worlds.draw(chance).copy();
    restart();
    root = tree.node(perceived[me.index()]);
    rateMoves(observation.moves());
  }

  /// Rates the legal moves in a few worlds.
  private void rateMoves(Moves<M> legal) {
    int count = legal.size();
    makeRoom(count);
    double[] appeals = new double[count];
    for (int i = 0; i < WORLDS_AT_FIRST_SIGHT; i++) {
      world.copyFrom(worlds.draw(chance));
      tactics.weigh(world, me, legal, weights);
      double sum = 0;
      for (int move = 0; move < count; move++) sum += weights[move];
      for (int move = 0; move < count; move++) appeals[move] += weights[move] / sum;
    }
    root.find(legal, places);
    root.add(legal, appeals, places, tree);
  }

  /// Returns the node of the question itself; its moves have the order of the legal ones.
  SearchNode<M> root() {
    return root;
  }

  int iterations() {
    return iterations;
  }

  /// Draws a world, plays on in it, and records the result.
  void iterate() {
    world.copyFrom(worlds.draw(chance));
    restart();
    descend();
    playout.finish(world, gains, chance);
    path.learn(gains);
    iterations++;
  }

  private void restart() {
    path.clear();
    for (int seat = 0; seat < perceived.length; seat++) {
      perceived[seat] = SearchTree.fingerprint(1, seat);
    }
  }

  /// Plays on as long as the nodes are known.
  private void descend() {
    Seat seat = me;
    boolean known = true;
    while (known) {
      moves.clear();
      rules.legalMoves(world, seat, moves);
      known = moves.size() == 1 ? follow(seat) : decide(seat);
      Seats asked = world.toAct();
      if (asked.isEmpty()) return;
      seat = asked.lowest();
    }
  }

  /// Plays an only move, which teaches nothing.
  private boolean follow(Seat seat) {
    for (int i = 0; i < perceived.length; i++)
      perceived[i] = SearchTree.fingerprint(perceived[i], 0);
    rules.play(world, seat, moves.get(0), chance, Journal.silent());
    return true;
  }

  /// Chooses a move, and returns whether its node was known.
  private boolean decide(Seat seat) {
    int count = moves.size();
    makeRoom(count);
    if (!path.isEmpty()) perceive(tactics.fortune(world));
    SearchNode<M> node = tree.node(perceived[seat.index()]);
    boolean known = node.size() > 0;
    if (node.find(moves, places)) {
      tactics.weigh(world, seat, moves, weights);
      node.add(moves, weights, places, tree);
    }
    boolean secret = rules.decision(world).hidesAnswers();
    boolean atRandom = secret && chance.below(RANDOM_ANSWERS) == 0;
    int choice = atRandom ? node.pickByAppeal(places, count, chance) : node.select(places, count);
    path.add(node, places[choice], seat);
    perceive(seat, node.id(places[choice]), secret);
    rules.play(world, seat, moves.get(choice), chance, Journal.silent());
    return known && !path.isFull();
  }

  /// Adds to every seat's fingerprint what chance has revealed since the question.
  private void perceive(long fortune) {
    if (fortune == 0) return;
    for (int seat = 0; seat < perceived.length; seat++) {
      perceived[seat] = SearchTree.fingerprint(perceived[seat], fortune);
    }
  }

  /// Adds to every seat's fingerprint that one has moved, and its move if it is not secret.
  private void perceive(Seat actor, int id, boolean secret) {
    long vague = 1L + actor.index();
    long exact = ((long) id << 8) + vague;
    for (int seat = 0; seat < perceived.length; seat++) {
      boolean sees = seat == actor.index() || !secret;
      perceived[seat] = SearchTree.fingerprint(perceived[seat], sees ? exact : vague);
    }
  }

  private void makeRoom(int count) {
    if (count <= places.length) return;
    places = Arrays.copyOf(places, 2 * count);
    weights = new double[2 * count];
  }
}
