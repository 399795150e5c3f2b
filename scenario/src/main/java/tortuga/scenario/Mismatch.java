package tortuga.scenario;

/// One thing that is not as a scenario expects: its path in the position, and the line that expects
/// it.
public record Mismatch(int line, String path, String expected, String actual) {
  @Override
  public String toString() {
    return "%s: expected %s, found %s".formatted(path, shown(expected), shown(actual));
  }

  private static String shown(String text) {
    return text.isEmpty() ? "nothing" : text;
  }
}
