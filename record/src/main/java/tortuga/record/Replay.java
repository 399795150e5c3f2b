package tortuga.record;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Outcome;
import tortuga.engine.PlayedMove;
import tortuga.engine.Rules;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.chance.Seed;
import tortuga.engine.text.Notation;

/// A recorded game that was replayed and found correct: legal from the first entry to the last,
/// with the promised dice, and with the recorded outcome.
///
/// @param steps the setup, then each entry
public record Replay(Recording recording, List<Step> steps, List<ScoreLine> scoreSheet) {
  /// What one entry did, in words: its chance, and everything that happened.
  public record Step(List<String> luck, List<String> events) {
    public Step {
      luck = List.copyOf(luck);
      events = List.copyOf(events);
    }
  }

  public Replay {
    steps = List.copyOf(steps);
    scoreSheet = List.copyOf(scoreSheet);
  }

  /// Replays a recorded game; the first thing that is wrong ends it.
  public static Replay of(Recording recording) throws BadRecording {
    Game<?, ?, ?, ?> game =
        Games.named(recording.game())
            .orElseThrow(() -> new BadRecording("unknown game " + recording.game() + known()));
    return new Auditor<>(game, recording).replay();
  }

  private static String known() {
    return Games.all().stream().map(Game::id).collect(Collectors.joining(", ", "; known are ", ""));
  }

  /// Checks a recording of a known game.
  private static final class Auditor<S extends State<S>, M extends Move, E extends Event> {
    private final Recording recording;
    private final Game<S, M, E, ?> game;
    private final Rules<S, M, E, ?> rules;
    private final Notation<M> moves;
    private final Notation<E> events;
    private final Seed seed;

    Auditor(Game<S, M, E, ?> game, Recording recording) throws BadRecording {
      this.recording = recording;
      this.game = game;
      this.moves = new Notation<>(game.moveType());
      this.events = new Notation<>(game.eventType());
      this.rules = rules();
      this.seed = seed();
    }

    private Rules<S, M, E, ?> rules() throws BadRecording {
      int edition = recording.edition();
      if (edition < 1 || edition > game.edition()) {
        throw new BadRecording(
            "edition %d of %s is not known; the present one is %d"
                .formatted(edition, game.id(), game.edition()));
      }
      return game.rules(recording.setup(game), edition);
    }

    private Seed seed() throws BadRecording {
      try {
        if (!Seed.of(recording.seed()).promise().equals(recording.promise())) {
          throw new BadRecording("the promise does not match the seed");
        }
        return recording.luck();
      } catch (IllegalArgumentException e) {
        throw new BadRecording(String.valueOf(e.getMessage()), e);
      }
    }

    Replay replay() throws BadRecording {
      Match<S, M, E, ?> match = Match.begin(rules, seed);
      for (Recording.RecordedMove line : recording.entries()) play(match, line);
      if (!match.isOver()) throw new BadRecording("truncated: the game goes on after " + count());
      requireSame(match.outcome());
      return new Replay(recording, steps(match.log()), match.scoreSheet());
    }

    private void play(Match<S, M, E, ?> match, Recording.RecordedMove line) throws BadRecording {
      String entry =
          "entry %d, %s by seat %d,".formatted(match.log().size() + 1, line.move(), line.seat());
      try {
        M move = moves.read(line.move());
        if (match.play(seat(line.seat()), move) instanceof Verdict.Refused<E>(String reason)) {
          throw new BadRecording("%s is refused: %s".formatted(entry, reason));
        }
      } catch (IllegalArgumentException e) {
        throw new BadRecording("%s is not a move: %s".formatted(entry, e.getMessage()), e);
      }
    }

    private Seat seat(int index) {
      if (index < 0 || index >= recording.seats()) {
        throw new IllegalArgumentException("there is no seat " + index);
      }
      return Seat.of(index);
    }

    private String count() {
      return recording.entries().size() + " entries";
    }

    private void requireSame(Outcome outcome) throws BadRecording {
      if (!outcome.equals(recording.outcome())) {
        throw new BadRecording(
            "the outcome differs: it was scores %s and ranks %s, not scores %s and ranks %s"
                .formatted(
                    outcome.scores(),
                    outcome.ranks(),
                    recording.outcome().scores(),
                    recording.outcome().ranks()));
      }
    }

    /// Replays a log that is known to be legal, and collects its events.
    private List<Step> steps(List<PlayedMove<M>> log) {
      List<Step> steps = new ArrayList<>();
      RecordedChance chance = new RecordedChance(seed.chance(0));
      List<String> texts = new ArrayList<>();
      S state = rules.begin(chance, event -> texts.add(events.write(event)));
      steps.add(new Step(chance.results(), texts));
      for (PlayedMove<M> entry : log) steps.add(step(state, entry, steps.size()));
      return steps;
    }

    private Step step(S state, PlayedMove<M> entry, int number) {
      RecordedChance chance = new RecordedChance(seed.chance(number));
      List<String> texts = new ArrayList<>();
      rules.play(
          state, entry.seat(), entry.move(), chance, event -> texts.add(events.write(event)));
      return new Step(chance.results(), texts);
    }
  }
}
