package tortuga.testkit.tavern;

import java.util.List;
import java.util.Set;
import tortuga.engine.Game;
import tortuga.engine.Positions;
import tortuga.engine.Setting;
import tortuga.engine.Setup;

/// Two to four sailors lay cards in secret; whoever lays the highest gets the pips of a die.
///
/// In the first edition the lowest card got them, and old games must go on like that for ever.
public final class Tavern implements Game<TavernState, TavernMove, TavernEvent, TavernView> {
  static final Setting<Integer> ROUNDS = Setting.of("rounds", 3, 1, 3);

  /// A fire breaks the game, to see what happens then.
  static final Setting<Boolean> FIRE = Setting.of("fire", false);

  @Override
  public String id() {
    return "tavern";
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
  public TavernRules rules(Setup setup, int edition) {
    return new TavernRules(
        setup.seats(), setup.get(ROUNDS), setup.get(FIRE), /* lowestWins= */ edition == 1);
  }

  @Override
  public Class<TavernMove> moveType() {
    return TavernMove.class;
  }

  @Override
  public Class<TavernEvent> eventType() {
    return TavernEvent.class;
  }

  @Override
  public Set<String> questions() {
    return Set.of("lay");
  }

  @Override
  public Positions<TavernState> positions(Setup setup) {
    throw new UnsupportedOperationException("nobody writes positions of the tavern down");
  }
}
