package tortuga.server.table.game;

import java.util.List;
import java.util.Optional;
import tortuga.bots.Advice;
import tortuga.bots.reasons.Explanation;
import tortuga.bots.reasons.Explanation.Reason;
import tortuga.engine.Move;
import tortuga.engine.reasons.Topic;
import tortuga.engine.text.Notation;

/// Why a move is good, compared with the next best that is not as good: what a page puts into
/// words.
///
/// @param move the move, unless it is still a secret
/// @param chance how likely its seat is to win with it, from zero to one, as far as a bot can tell
/// @param peers other moves that are about as good
/// @param other the move with which it is compared
public record Hint(
    Optional<String> move,
    Optional<Double> chance,
    List<String> peers,
    Optional<String> other,
    Optional<Double> otherChance,
    Explanation.Verdict verdict,
    List<Said> reasons,
    List<Said> doubts) {
  /// A reason for or against a move.
  ///
  /// @param key the key of its words
  /// @param part what kind of thing `word` is; both are empty if the words mention none
  /// @param unit how the amounts are told
  /// @param seat who has it
  /// @param here how much there is of it with the move
  /// @param there how much there is of it with the other move
  /// @param sure whether both amounts are certain
  public record Said(
      String key,
      String part,
      String word,
      Topic.Unit unit,
      int seat,
      double here,
      double there,
      boolean sure) {
    static Said of(Reason reason) {
      Topic topic = reason.topic();
      return new Said(
          topic.key(),
          topic.part(),
          topic.word(),
          topic.unit(),
          reason.seat().index(),
          rounded(reason.here()),
          rounded(reason.there()),
          reason.isSure());
    }

    private static double rounded(double amount) {
      return Math.rint(100 * amount) / 100;
    }
  }

  /// Says that a seat keeps its reasons to itself.
  static final Hint SECRET =
      new Hint(
          Optional.empty(),
          Optional.empty(),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          Explanation.Verdict.SECRET,
          List.of(),
          List.of());

  public Hint {
    peers = List.copyOf(peers);
    reasons = List.copyOf(reasons);
    doubts = List.copyOf(doubts);
  }

  static <M extends Move> Hint of(Explanation<M> why, Advice<M> advice, Notation<M> notation) {
    return new Hint(
        Optional.of(notation.write(why.move())),
        chance(advice, Optional.of(why.move())),
        why.peers().stream().map(notation::write).toList(),
        why.other().map(notation::write),
        chance(advice, why.other()),
        why.verdict(),
        why.reasons().stream().map(Said::of).toList(),
        why.doubts().stream().map(Said::of).toList());
  }

  /// Returns an explanation from what everybody knows, without the moves.
  static <M extends Move> Hint open(Explanation<M> why) {
    return new Hint(
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        why.verdict(),
        open(why.reasons()),
        open(why.doubts()));
  }

  private static List<Said> open(List<Reason> reasons) {
    return reasons.stream().filter(reason -> !reason.topic().isSecret()).map(Said::of).toList();
  }

  private static <M extends Move> Optional<Double> chance(Advice<M> advice, Optional<M> move) {
    return advice.options().stream()
        .filter(option -> option.visits() > 0 && move.equals(Optional.of(option.move())))
        .map(Advice.Option::chance)
        .findFirst();
  }
}
