package tortuga.lab;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Journal;
import tortuga.engine.text.Notation;

/// Counts the events of one game after another, by kind.
final class Census<E extends Event> implements Journal<E> {
  private final Map<Class<?>, Tick> ticks = new LinkedHashMap<>();

  Census(Game<?, ?, E, ?> game) {
    Notation.leaves(game.eventType()).forEach(kind -> ticks.put(kind, new Tick(kind)));
  }

  @Override
  public void tell(E event) {
    tick(event.getClass()).now++;
  }

  private Tick tick(Class<?> kind) {
    Tick tick = ticks.get(kind);
    if (tick == null) throw new IllegalStateException("no declared kind of event: " + kind);
    return tick;
  }

  /// Ends a game, and records how often each kind of event occurred in it.
  void close() {
    for (Tick tick : ticks.values()) {
      tick.perGame.add(tick.now);
      tick.now = 0;
    }
  }

  void addAll(Census<E> other) {
    ticks.forEach((kind, tick) -> tick.perGame.addAll(other.tick(kind).perGame));
  }

  /// Returns how often each kind of event occurred in a game.
  Map<String, Distribution> perGame() {
    Map<String, Distribution> perGame = new LinkedHashMap<>();
    ticks.values().forEach(tick -> perGame.put(tick.name, tick.perGame.distribution()));
    return Collections.unmodifiableMap(perGame);
  }

  /// One kind of event.
  private static final class Tick {
    final String name;
    final Counter perGame = new Counter();
    int now;

    Tick(Class<?> kind) {
      name = Notation.verb(kind);
    }
  }
}
