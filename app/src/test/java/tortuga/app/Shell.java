package tortuga.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import tortuga.lab.report.Bars;

/// Runs commands as a shell does, and keeps their output.
final class Shell {
  private Shell() {}

  /// The result of a command: its exit code, and what it wrote.
  record Answer(int code, String out, String err) {
    List<String> complaints() {
      return err.lines().toList();
    }
  }

  static Answer run(String... words) {
    return run(false, words);
  }

  /// Runs a command while somebody watches.
  static Answer watch(String... words) {
    return run(true, words);
  }

  private static Answer run(boolean watched, String... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    var terminal = new Terminal(new PrintWriter(out), new PrintWriter(err), Bars.COARSE, watched);
    int code = Main.run(terminal, words);
    return new Answer(code, out.toString(), err.toString());
  }
}
