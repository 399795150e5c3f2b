package tortuga.engine;

import java.util.List;
import java.util.Set;
import tortuga.engine.steps.StepNotation;

/// A game whose description is given once, to its constructor.
public abstract class StandardGame<
        S extends State<S>, M extends Move, E extends Event, V extends Record>
    implements Game<S, M, E, V> {
  private final String id;
  private final int minSeats;
  private final int maxSeats;
  private final int edition;
  private final List<Setting<?>> settings;
  private final Class<M> moveType;
  private final Class<E> eventType;
  private final StepNotation<?> steps;
  private final Set<String> refusals;

  protected StandardGame(
      String id,
      int minSeats,
      int maxSeats,
      int edition,
      List<Setting<?>> settings,
      Class<M> moveType,
      Class<E> eventType,
      StepNotation<?> steps,
      Set<String> refusals) {
    this.id = id;
    this.minSeats = minSeats;
    this.maxSeats = maxSeats;
    this.edition = edition;
    this.settings = List.copyOf(settings);
    this.moveType = moveType;
    this.eventType = eventType;
    this.steps = steps;
    this.refusals = Set.copyOf(refusals);
  }

  /// Returns the rules of an edition that exists.
  protected abstract Rules<S, M, E, V> rulesOf(Setup setup, int edition);

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final int minSeats() {
    return minSeats;
  }

  @Override
  public final int maxSeats() {
    return maxSeats;
  }

  @Override
  public final List<Setting<?>> settings() {
    return settings;
  }

  @Override
  public final int edition() {
    return edition;
  }

  @Override
  public final Rules<S, M, E, V> rules(Setup setup, int wanted) {
    if (wanted < 1 || wanted > edition) throw new IllegalArgumentException("no edition " + wanted);
    return rulesOf(setup, wanted);
  }

  @Override
  public final Class<M> moveType() {
    return moveType;
  }

  @Override
  public final Class<E> eventType() {
    return eventType;
  }

  @Override
  public final Set<String> questions() {
    return steps.questions();
  }

  @Override
  public final Set<String> refusals() {
    return refusals;
  }
}
