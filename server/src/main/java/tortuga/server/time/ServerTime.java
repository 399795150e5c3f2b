package tortuga.server.time;

/// The time that decides, in milliseconds since 1970: the store's, whatever the machine's clock
/// says.
@FunctionalInterface
public interface ServerTime {
  long now();
}
