package tortuga.piecesofeight.rules.figures;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tortuga.engine.Figure;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;
import tortuga.piecesofeight.EightEvent;
import tortuga.piecesofeight.EightFigure;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightView;
import tortuga.piecesofeight.PiecesOfEight;
import tortuga.piecesofeight.state.EightState;

/// Random games, which stop before every move so that figures can be compared with what happens.
final class RandomSea {
  static final List<Setup> SETUPS =
      List.of(
          new Setup(2, Map.of("quickStart", "on")),
          new Setup(3, Map.of("shipyard", "both", "quickStart", "on", "memoryAid", "on")),
          new Setup(4, Map.of("teams", "2x2", "quickStart", "on")),
          new Setup(5, Map.of("revealDestroyed", "shown")),
          new Setup(2, Map.of("match", "best-of-3", "shipyard", "mv")),
          new Setup(3, Map.of("shipyard", "pool", "pool", "draft-random-trades")));

  final Rules<EightState, EightMove, EightEvent, EightView> rules;
  final EightState truth;
  final SplitMix random;
  private final long number;

  private RandomSea(Setup setup, long number) {
    this.number = number;
    rules = new PiecesOfEight().rules(setup);
    random = Chance.seeded(number);
    truth = rules.begin(random, Journal.silent());
  }

  /// Shows every position of some random games.
  static void sail(int games, Consumer<RandomSea> look) {
    for (Setup setup : SETUPS) {
      for (int number = 1; number <= games; number++) new RandomSea(setup, number).sail(look);
    }
  }

  private void sail(Consumer<RandomSea> look) {
    while (!truth.toAct().isEmpty()) {
      look.accept(this);
      Seat seat = anyAsked();
      rules.play(truth, seat, any(legal(truth, seat)), random, Journal.silent());
    }
  }

  Seat anyAsked() {
    return any(truth.toAct().stream().toList());
  }

  <T> T any(List<T> list) {
    return list.get(random.below(list.size()));
  }

  List<EightMove> legal(EightState state, Seat seat) {
    Moves<EightMove> moves = new Moves<>();
    rules.legalMoves(state, seat, moves);
    return moves.toList();
  }

  EightState concealed(Seat seat) {
    EightState copy = truth.copy();
    rules.conceal(copy, seat);
    return copy;
  }

  List<EightFigure> figures(Seat seat, EightMove move) {
    try {
      return cast(rules.figures(concealed(seat), seat, move));
    } catch (RuntimeException e) {
      throw new AssertionError("%s: %s of seat %s".formatted(this, move, seat), e);
    }
  }

  List<EightFigure> figures(Seat seat) {
    return cast(rules.figures(concealed(seat), seat));
  }

  private static List<EightFigure> cast(List<? extends Figure> figures) {
    return figures.stream().map(EightFigure.class::cast).toList();
  }

  static <F extends EightFigure> List<F> all(List<EightFigure> figures, Class<F> kind) {
    return figures.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  @Override
  public String toString() {
    return "%d seats, game %d, turn %d, %s"
        .formatted(truth.seats, number, truth.turn, truth.isAsking() ? truth.question() : "over");
  }
}
