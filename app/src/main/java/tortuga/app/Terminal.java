package tortuga.app;

import java.io.Console;
import java.io.PrintWriter;
import java.util.stream.Stream;
import tortuga.lab.report.Bars;

/// Where a command writes: its results, its errors and, if somebody is watching, its progress.
record Terminal(PrintWriter out, PrintWriter err, Bars bars, boolean watched) {
  /// The standard streams of this program.
  @SuppressWarnings(
      "SystemConsoleNull") // since Java 25 it is null again where there is no terminal
  static Terminal system() {
    Console console = System.console();
    return new Terminal(
        new PrintWriter(System.out, true, System.out.charset()),
        new PrintWriter(System.err, true, System.err.charset()),
        Bars.of(System.out.charset()),
        console != null && console.isTerminal());
  }

  void print(Stream<String> lines) {
    lines.forEach(out::println);
    out.flush();
  }

  void print(String text) {
    out.print(text);
    out.flush();
  }
}
