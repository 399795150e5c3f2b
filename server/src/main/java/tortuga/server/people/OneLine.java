package tortuga.server.people;

/// Makes one line of what somebody typed, without what could disturb the lines of others.
public final class OneLine {
  private OneLine() {}

  public static String of(String text) {
    return text.replaceAll("[\\p{Cntrl}\\u202A-\\u202E\\u2066-\\u2069]+", " ").strip();
  }
}
