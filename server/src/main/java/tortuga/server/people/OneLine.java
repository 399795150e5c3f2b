package tortuga.server.people;

/// Turns what somebody typed into one line, without characters that could disturb other lines.
public final class OneLine {
  private OneLine() {}

  public static String of(String text) {
    return text.replaceAll("[\\p{Cntrl}\\u202A-\\u202E\\u2066-\\u2069]+", " ").strip();
  }
}
