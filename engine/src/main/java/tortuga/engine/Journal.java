package tortuga.engine;

/// Where rules report what happened.
@FunctionalInterface
public interface Journal<E extends Event> {
  void tell(E event);

  /// A journal that nobody reads, for playouts.
  @SuppressWarnings("unchecked") // it takes events of every kind, and keeps none
  static <E extends Event> Journal<E> silent() {
    return (Journal<E>) Silent.INSTANCE;
  }

  /// See [#silent()]. A class of its own, so that the compiler can remove the calls.
  final class Silent implements Journal<Event> {
    private static final Silent INSTANCE = new Silent();

    private Silent() {}

    @Override
    public void tell(Event event) {}
  }
}
