package tortuga.review;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tortuga.bots.BotContext;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.chance.Seed;
import tortuga.engine.text.Notation;
import tortuga.record.BadRecording;
import tortuga.record.RecordedChance;
import tortuga.record.Recording;
import tortuga.record.Replay;

/// A recorded game from the setup to its end, with the truth before every entry.
///
/// @param opened the truth after the setup
/// @param openingDraws the luck of the setup in words
/// @param pasts everything that each seat noticed, from the setup to the end
record Course<S extends State<S>, M extends Move>(
    BotContext<S, M> context,
    S opened,
    List<String> openingDraws,
    List<Turn<S, M>> turns,
    List<List<Event>> pasts,
    S end) {
  /// Returns what the seat of a turn had noticed before it.
  List<Event> past(Turn<S, M> turn) {
    return pasts.get(turn.seat().index()).subList(0, turn.noticed());
  }

  /// Follows a recording, after it was checked from its promise to its outcome.
  static <S extends State<S>, M extends Move, E extends Event> Course<S, M> of(
      Game<S, M, E, ?> game, Recording recording) throws BadRecording {
    Replay.of(recording);
    Setup setup = recording.setup(game);
    return new Follower<>(game, BotContext.of(game, setup, recording.edition()), recording)
        .follow(game.rules(setup, recording.edition()));
  }

  /// Plays the recorded moves again, and takes notes.
  private static final class Follower<S extends State<S>, M extends Move, E extends Event> {
    private final Notation<M> notation;
    private final BotContext<S, M> context;
    private final Recording recording;
    private final Seed luck;
    private final List<List<Event>> pasts;
    private final Moves<M> moves = new Moves<>();

    Follower(Game<S, M, E, ?> game, BotContext<S, M> context, Recording recording) {
      notation = new Notation<>(game.moveType());
      this.context = context;
      this.recording = recording;
      luck = recording.luck();
      pasts = Stream.<List<Event>>generate(ArrayList::new).limit(recording.seats()).toList();
    }

    Course<S, M> follow(Rules<S, M, E, ?> rules) {
      Journal<E> journal = this::notice;
      RecordedChance opening = new RecordedChance(luck.chance(0));
      S state = rules.begin(opening, journal);
      S opened = state.copy();
      List<Turn<S, M>> turns = new ArrayList<>();
      for (Recording.RecordedMove line : recording.entries()) {
        turns.add(turn(rules, state, turns.size() + 1, line, journal));
      }
      return new Course<>(context, opened, realDraws(opening), List.copyOf(turns), pasts, state);
    }

    private Turn<S, M> turn(
        Rules<S, M, E, ?> rules,
        S state,
        int entry,
        Recording.RecordedMove line,
        Journal<E> journal) {
      S before = state.copy();
      Seat seat = Seat.of(line.seat());
      M move = notation.read(line.move());
      int options = options(state, seat, move);
      int noticed = pasts.get(seat.index()).size();
      RecordedChance chance = new RecordedChance(luck.chance(entry));
      String question = rules.decision(state).kind();
      rules.play(state, seat, move, chance, journal);
      return new Turn<>(
          entry, seat, move, line.move(), before, question, options, noticed, realDraws(chance));
    }

    /// Counts the legal answers if the move is one of them, and none if it was made unasked.
    private int options(S state, Seat seat, M move) {
      moves.clear();
      if (state.toAct().contains(seat)) context.rules().legalMoves(state, seat, moves);
      return moves.contains(move) ? moves.size() : 0;
    }

    private void notice(Event event) {
      for (int seat = 0; seat < pasts.size(); seat++) {
        event.seenBy(Seat.of(seat)).ifPresent(pasts.get(seat)::add);
      }
    }

    /// Leaves out draws that had only one possible result.
    private static List<String> realDraws(RecordedChance chance) {
      return chance.draws().stream()
          .filter(draw -> draw.of() > 1)
          .map(RecordedChance.Draw::result)
          .toList();
    }
  }
}
