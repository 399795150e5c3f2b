package tortuga.testkit.parley;

import java.util.List;
import java.util.Set;
import tortuga.engine.Game;
import tortuga.engine.Rules;
import tortuga.engine.Setting;
import tortuga.engine.Setup;
import tortuga.engine.text.Positions;

/// The toy game; see the package.
public final class Parley implements Game<ParleyState, ParleyMove, ParleyEvent, ParleyView> {
  static final Setting<Integer> ROUNDS = Setting.of("rounds", 2, 1, 3);
  static final Setting<Boolean> STORMY = Setting.of("stormy", false);

  private final Flaw flaw;

  public Parley() {
    this(Flaw.NONE);
  }

  public Parley(Flaw flaw) {
    this.flaw = flaw;
  }

  @Override
  public String id() {
    return "parley";
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
    return List.of(ROUNDS, STORMY);
  }

  @Override
  public int edition() {
    return 1;
  }

  @Override
  public Rules<ParleyState, ParleyMove, ParleyEvent, ParleyView> rules(Setup setup, int edition) {
    return new ParleyRules(setup, flaw);
  }

  @Override
  public Class<ParleyMove> moveType() {
    return ParleyMove.class;
  }

  @Override
  public Class<ParleyEvent> eventType() {
    return ParleyEvent.class;
  }

  @Override
  public Set<String> questions() {
    return Set.of("choose-coin", "protest", "share");
  }

  @Override
  public Set<String> refusals() {
    return Set.of("not-in-hand", "not-to-yourself");
  }

  @Override
  public Positions<ParleyState> positions(Setup setup) {
    return new ParleyPositions(setup, flaw);
  }
}
