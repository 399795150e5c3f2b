package tortuga.testkit.highcard;

import java.util.List;
import java.util.Set;
import tortuga.engine.Game;
import tortuga.engine.Setting;
import tortuga.engine.Setup;
import tortuga.engine.text.Positions;

/// Two to four players lay cards in secret; whoever lays the highest gets the pips of a die.
///
/// In the first edition the lowest card got them, and old games must go on like that for ever.
public final class HighCard
    implements Game<HighCardState, HighCardMove, HighCardEvent, HighCardView> {
  static final Setting<Integer> ROUNDS = Setting.of("rounds", 3, 1, 3);

  /// A fire breaks the game, to test what happens then.
  static final Setting<Boolean> FIRE = Setting.of("fire", false);

  @Override
  public String id() {
    return "high-card";
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return 4;
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(ROUNDS, FIRE);
  }

  @Override
  public int edition() {
    return 2;
  }

  @Override
  public HighCardRules rules(Setup setup, int edition) {
    return new HighCardRules(
        setup.seats(), setup.get(ROUNDS), setup.get(FIRE), /* lowestWins= */ edition == 1);
  }

  @Override
  public Class<HighCardMove> moveType() {
    return HighCardMove.class;
  }

  @Override
  public Class<HighCardEvent> eventType() {
    return HighCardEvent.class;
  }

  @Override
  public Set<String> questions() {
    return Set.of("lay");
  }

  @Override
  public Positions<HighCardState> positions(Setup setup) {
    throw new UnsupportedOperationException("positions of this game are not written");
  }
}
