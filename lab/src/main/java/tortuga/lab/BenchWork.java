package tortuga.lab;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import tortuga.bots.Bot;
import tortuga.bots.BotContext;
import tortuga.bots.BotLevel;
import tortuga.bots.Budget;
import tortuga.bots.Observation;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.PlayedMove;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.Tactics;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.foresight.Foresight;
import tortuga.engine.foresight.Prospect;

/// The work by which a game's speed is measured; each piece of it returns how much was done.
final class BenchWork<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private static final int MOMENTS = 256;
  private static final int MOMENTS_PER_GAME = 8;
  private static final int LOGS = 32;
  private static final int ITERATIONS = 400;

  /// A server foresees no more offers of a question.
  private static final int MOST_OFFERS = 64;

  private final Rules<S, M, E, V> rules;
  private final Foresight<S, M, E, V> foresight;
  private final SplitMix chance = Chance.seeded(1);
  private final Moves<M> moves = new Moves<>();
  private final int seats;

  BenchWork(Rules<S, M, E, V> rules, int seats) {
    this.rules = rules;
    this.foresight = new Foresight<>(rules);
    this.seats = seats;
  }

  /// Plays random games, and counts decisions.
  WorkRate.Work decisions() {
    return () -> {
      S state = rules.begin(chance, Journal.silent());
      int decisions = 0;
      for (Seats asked = state.toAct(); !asked.isEmpty(); asked = state.toAct()) {
        playOn(state, asked.lowest());
        decisions++;
      }
      return decisions;
    };
  }

  /// Copies states.
  WorkRate.Work copies() {
    return moments((_, _) -> {});
  }

  /// Copies states, and conceals them from one seat.
  WorkRate.Work conceals() {
    return moments(rules::conceal);
  }

  /// Copies states, conceals them from one seat, and imagines what was concealed.
  WorkRate.Work imagines() {
    return moments((state, seat) -> {
      rules.conceal(state, seat);
      rules.imagine(state, chance);
    });
  }

  /// Replays random games, checking every move.
  WorkRate.Work replays() {
    List<Seed> seeds = new ArrayList<>();
    List<List<PlayedMove<M>>> logs = new ArrayList<>();
    for (int i = 0; i < LOGS; i++) {
      seeds.add(Seed.of(i));
      logs.add(randomLog(seeds.getLast()));
    }
    return () -> {
      for (int i = 0; i < LOGS; i++) Match.replay(rules, seeds.get(i), logs.get(i));
      return LOGS;
    };
  }

  /// Searches in many positions of many games, and counts iterations.
  WorkRate.Work searches(Tactics<S, M> tactics) {
    List<S> states = randomMoments();
    Bot<S, M> bot =
        BotLevel.CAPTAIN.bot(
            new BotContext<>(rules, tactics, seats), Budget.iterations(ITERATIONS));
    Iterator<S> endless = Stream.generate(() -> states).flatMap(List::stream).iterator();
    return () -> {
      S state = endless.next();
      Observation<S, M> observation = Observation.of(rules, state, state.toAct().lowest(), moves);
      return bot.advise(observation, chance).iterations();
    };
  }

  /// Foresees what the offers of a question bring, each move with its figures, in many positions of
  /// many games, and counts moves: only moves that neither luck nor a secret interrupts. The moves
  /// of a question share what is imagined for them, as when a page asks the server.
  WorkRate.Work certainForesights() {
    return foresights(certainThoughts());
  }

  /// Foresees what all offers of a question bring, whatever interrupts them.
  WorkRate.Work foresights() {
    return foresights(thoughts());
  }

  private WorkRate.Work foresights(List<Thought<S, M>> thoughts) {
    return () -> {
      int done = 0;
      for (Thought<S, M> each : thoughts) {
        var standpoint = foresight.from(each.concealed, each.seat);
        for (List<M> move : each.chains) standpoint.of(move);
        done += each.chains.size();
      }
      return done;
    };
  }

  private List<Thought<S, M>> certainThoughts() {
    List<Thought<S, M>> certain = new ArrayList<>();
    for (int i = 0; i < MOMENTS_PER_GAME && certain.size() < MOMENTS; i++) {
      thoughts().stream()
          .map(this::certain)
          .filter(each -> !each.chains.isEmpty())
          .forEach(certain::add);
    }
    return certain;
  }

  private Thought<S, M> certain(Thought<S, M> thought) {
    var standpoint = foresight.from(thought.concealed, thought.seat);
    return new Thought<>(
        thought.concealed,
        thought.seat,
        thought.chains.stream().filter(move -> isCertain(standpoint.of(move))).toList());
  }

  private boolean isCertain(Prospect<V> prospect) {
    return switch (prospect) {
      case Prospect.Foreseen<V> seen ->
          switch (seen.until()) {
            case OWN_QUESTION, OTHERS, END -> true;
            case LUCK, SECRET -> false;
          };
      case Prospect.Refused<V> _ -> false;
    };
  }

  private List<Thought<S, M>> thoughts() {
    return randomMoments().stream().map(this::thought).toList();
  }

  /// The moves that a seat thinks of, each a chain of one, and what it knows.
  private record Thought<S, M>(S concealed, Seat seat, List<List<M>> chains) {}

  private Thought<S, M> thought(S state) {
    Seat seat = state.toAct().lowest();
    moves.clear();
    rules.legalMoves(state, seat, moves);
    S concealed = state.copy();
    rules.conceal(concealed, seat);
    return new Thought<>(
        concealed, seat, moves.toList().stream().limit(MOST_OFFERS).map(List::of).toList());
  }

  /// What is done to a copy of a state.
  private interface Treatment<S> {
    void treat(S state, Seat seat);
  }

  private WorkRate.Work moments(Treatment<S> treatment) {
    List<S> states = randomMoments();
    S copy = states.getFirst().copy();
    return () -> {
      for (int i = 0; i < MOMENTS; i++) {
        copy.copyFrom(states.get(i));
        treatment.treat(copy, Seat.of(i % seats));
      }
      return MOMENTS;
    };
  }

  /// Returns states from many positions of many random games.
  private List<S> randomMoments() {
    List<S> states = new ArrayList<>();
    while (states.size() < MOMENTS) {
      List<S> game = randomStates();
      for (int i = 0; i < MOMENTS_PER_GAME && states.size() < MOMENTS; i++) {
        states.add(game.get(chance.below(game.size())));
      }
    }
    return states;
  }

  private List<S> randomStates() {
    List<S> states = new ArrayList<>();
    S state = rules.begin(chance, Journal.silent());
    for (Seats asked = state.toAct(); !asked.isEmpty(); asked = state.toAct()) {
      states.add(state.copy());
      playOn(state, asked.lowest());
    }
    return states;
  }

  private void playOn(S state, Seat seat) {
    rules.play(state, seat, randomMove(state, seat), chance, Journal.silent());
  }

  private M randomMove(S state, Seat seat) {
    moves.clear();
    rules.legalMoves(state, seat, moves);
    return moves.get(chance.below(moves.size()));
  }

  private List<PlayedMove<M>> randomLog(Seed seed) {
    List<PlayedMove<M>> log = new ArrayList<>();
    S state = rules.begin(seed.chance(0), Journal.silent());
    for (Seats asked = state.toAct(); !asked.isEmpty(); asked = state.toAct()) {
      Seat seat = asked.lowest();
      M move = randomMove(state, seat);
      log.add(new PlayedMove<>(seat, move));
      rules.play(state, seat, move, seed.chance(log.size()), Journal.silent());
    }
    return log;
  }
}
