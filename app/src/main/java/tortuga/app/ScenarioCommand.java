package tortuga.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tortuga.record.JsonText;
import tortuga.scenario.Result;
import tortuga.scenario.Scenarios;

/// Plays scenarios, and shows what differs.
@Command(name = "scenario", description = "Play scenarios, and show what differs.")
final class ScenarioCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final ErrorOutput complaints;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Scenario files, or folders of them.")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "Write JSON.")
  private boolean json;

  ScenarioCommand(Terminal terminal, ErrorOutput complaints) {
    this.terminal = terminal;
    this.complaints = complaints;
  }

  private record Report(int passed, int differs, int broken, int crashed, List<Line> results) {}

  private record Line(String file, int line, String name, String result, List<String> complaints) {}

  @Override
  public Integer call() {
    List<Result> results = new ArrayList<>();
    for (Path file : files) results.addAll(Scenarios.run(file));
    Report report = report(results);
    results.forEach(this::complain);
    if (json) terminal.print(JsonText.write(report, 3));
    else show(report);
    if (report.crashed() > 0) return Main.BUG;
    if (report.broken() > 0) return Main.IMPOSSIBLE;
    return report.differs() > 0 ? Main.DIFFERENT : Main.FINE;
  }

  private void complain(Result result) {
    switch (result) {
      case Result.Passed _, Result.Differs _ -> {}
      case Result.Broken _, Result.Crashed _ -> result.complaints().forEach(complaints::complain);
    }
  }

  private void show(Report report) {
    terminal.print(
        report.results().stream()
            .filter(line -> line.result().equals("differs"))
            .flatMap(line -> line.complaints().stream()));
    if (report.passed() + report.differs() == 0) return;
    String counts = "%d passed, %d differ".formatted(report.passed(), report.differs());
    if (report.broken() > 0) counts += ", %d broken".formatted(report.broken());
    if (report.crashed() > 0) counts += ", %d crashed".formatted(report.crashed());
    terminal.print(counts + System.lineSeparator());
  }

  private static Report report(List<Result> results) {
    List<Line> lines = results.stream().map(ScenarioCommand::line).toList();
    return new Report(
        count(lines, "passed"),
        count(lines, "differs"),
        count(lines, "broken"),
        count(lines, "crashed"),
        lines);
  }

  private static int count(List<Line> lines, String result) {
    return (int) lines.stream().filter(line -> line.result().equals(result)).count();
  }

  private static Line line(Result result) {
    String word =
        switch (result) {
          case Result.Passed _ -> "passed";
          case Result.Differs _ -> "differs";
          case Result.Broken _ -> "broken";
          case Result.Crashed _ -> "crashed";
        };
    return new Line(result.file(), result.line(), result.name(), word, result.complaints());
  }
}
