package tortuga.app;

import java.io.PrintWriter;
import java.util.Locale;
import tortuga.lab.report.Bars;

/// A line that shows the progress of a long task; it erases itself at the end.
final class Progress implements AutoCloseable {
  private static final String WIPE = "\r\033[K";
  private static final int WIDTH = 30;

  private final Terminal terminal;
  private final int most;
  private final String things;

  /// Shows progress towards `most` things, such as `games`.
  Progress(Terminal terminal, int most, String things) {
    this.terminal = terminal;
    this.most = most;
    this.things = things;
  }

  void show(int done) {
    if (!terminal.watched()) return;
    Bars bars = terminal.bars();
    String empty = " ".repeat(WIDTH);
    String bar = (bars.draw(done, most, WIDTH) + empty).substring(0, WIDTH);
    write(String.format(Locale.ROOT, "%s  [%s] %,d of %,d %s", WIPE, bar, done, most, things));
  }

  @Override
  public void close() {
    if (terminal.watched()) write(WIPE);
  }

  private void write(String text) {
    PrintWriter err = terminal.err();
    err.print(text);
    err.flush();
  }
}
