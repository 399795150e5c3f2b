package tortuga.lab.report;

import java.nio.charset.Charset;

/// Draws numbers as bars of text, to an eighth of a letter where the terminal has the letters for
/// it.
public enum Bars {
  FINE(" ▏▎▍▌▋▊▉█"),
  COARSE(" #");

  private final String steps;

  Bars(String steps) {
    this.steps = steps;
  }

  /// Returns the finest bars that can be written in a charset.
  public static Bars of(Charset charset) {
    return charset.canEncode() && charset.newEncoder().canEncode(FINE.steps) ? FINE : COARSE;
  }

  /// Draws `value` on a scale on which `most`, which is more than zero, fills `width` letters; what
  /// is not zero shows at least a trace.
  public String draw(double value, double most, int width) {
    int parts = steps.length() - 1;
    int length = Math.clamp(Math.round(value / most * width * parts), 0, width * parts);
    if (value > 0) length = Math.max(length, 1);
    String full = String.valueOf(steps.charAt(parts)).repeat(length / parts);
    return length % parts == 0 ? full : full + steps.charAt(length % parts);
  }
}
