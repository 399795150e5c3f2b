package tortuga.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import tortuga.bots.Observation;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Setup;
import tortuga.engine.State;

/// Bots around a table, which play one game after another. Confined to one thread.
///
/// Nothing is checked: the bots choose among what the rules offer, and the rules trust them. Yet
/// every game draws its chance as a match does, so that it can be recorded and replayed.
final class Contest<S extends State<S>, M extends Move, E extends Event> {
  /// More decisions than any of our games takes, however it is played.
  private static final int ENDLESS = 1_000_000;

  private final Rules<S, M, E, ?> rules;
  private final int seats;
  private final Moves<M> moves = new Moves<>();

  /// How a game went.
  record Result<S>(Outcome outcome, int decisions, S end) {}

  Contest(Game<S, M, E, ?> game, Setup setup) {
    this.rules = game.rules(setup);
    this.seats = setup.seats();
  }

  /// Plays one game to its end; `scribe` gets each move before it is played.
  Result<S> play(
      Players<S, M> players,
      GameSeeds seeds,
      Journal<? super E> journal,
      BiConsumer<Seat, M> scribe) {
    List<List<Event>> pasts = Stream.<List<Event>>generate(ArrayList::new).limit(seats).toList();
    Journal<? super E> eventJournal = players.remembers() ? remembering(journal, pasts) : journal;
    S state = rules.begin(seeds.seed().chance(0), eventJournal);
    int entry = 0;
    for (Seats asked = state.toAct(); !asked.isEmpty(); asked = state.toAct()) {
      Seat seat = asked.lowest();
      Observation<S, M> observation =
          Observation.of(rules, state, seat, moves, pasts.get(seat.index()));
      M move = players.at(state, seat).choose(observation, seeds.botChances().get(seat.index()));
      scribe.accept(seat, move);
      rules.play(state, seat, move, seeds.seed().chance(++entry), eventJournal);
      if (entry == ENDLESS) throw new IllegalStateException("the game does not end");
    }
    return new Result<>(rules.outcome(state), entry, state);
  }

  /// Shows every seat what it can notice of the events.
  private Journal<E> remembering(Journal<? super E> journal, List<List<Event>> pasts) {
    return event -> {
      journal.tell(event);
      for (int seat = 0; seat < seats; seat++) {
        event.seenBy(Seat.of(seat)).ifPresent(pasts.get(seat)::add);
      }
    };
  }
}
