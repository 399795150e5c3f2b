package tortuga.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.chance.Seed;

class ObservationTest {

  @Test
  void a_sight_shows_what_the_match_shows() {
    Game<?, ?, ?, ?> jamaica = Games.named("jamaica").orElseThrow();

    compare(jamaica);
  }

  private static <S extends State<S>, M extends Move> void compare(Game<S, M, ?, ?> game) {
    var rules = game.rules(Setup.of(3));
    var match = Match.begin(rules, Seed.of(1));
    Seat asked = match.toAct().lowest();
    var observation = Observation.of(rules, match.truth(), asked, new Moves<M>());

    assertThat(observation.seat()).isEqualTo(asked);
    assertThat(observation.moves().toList()).isEqualTo(match.legalMoves(asked));
    assertThat(observation.concealed())
        .usingRecursiveComparison()
        .isEqualTo(match.concealed(asked))
        .isNotEqualTo(match.truth());
  }
}
