package tortuga.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tortuga.lab.Json;
import tortuga.scenario.Result;
import tortuga.scenario.Scenarios;

/// Plays scenarios, and shows what differs.
@Command(name = "scenario", description = "Play scenarios, and show what differs.")
final class ScenarioCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final Complaints complaints;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files, or folders of them.")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "Write JSON.")
  private boolean json;

  ScenarioCommand(Terminal terminal, Complaints complaints) {
    this.terminal = terminal;
    this.complaints = complaints;
  }

  private record Report(int passed, int differs, int broken, List<Line> results) {}

  private record Line(String file, int line, String name, String result, List<String> complaints) {}

  @Override
  public Integer call() throws Complaint {
    List<Result> results = new ArrayList<>();
    for (Path file : files) results.addAll(run(file));
    Report report = report(results);
    results.stream().filter(Result.Broken.class::isInstance).forEach(this::complain);
    if (json) terminal.print(Json.write(report, 3));
    else show(report);
    if (report.broken() > 0) return Main.IMPOSSIBLE;
    return report.differs() > 0 ? Main.DIFFERENT : Main.FINE;
  }

  private static List<Result> run(Path file) throws Complaint {
    List<Result> results = Scenarios.run(file);
    if (results.isEmpty()) throw new Complaint("there are no scenarios in " + file);
    return results;
  }

  private void complain(Result broken) {
    broken.complaints().forEach(complaints::complain);
  }

  private void show(Report report) {
    terminal.print(
        report.results().stream()
            .filter(line -> line.result().equals("differs"))
            .flatMap(line -> line.complaints().stream()));
    if (report.passed() + report.differs() == 0) return;
    String counts = "%d passed, %d differ".formatted(report.passed(), report.differs());
    if (report.broken() > 0) counts += ", %d broken".formatted(report.broken());
    terminal.print(counts + System.lineSeparator());
  }

  private static Report report(List<Result> results) {
    List<Line> lines = results.stream().map(ScenarioCommand::line).toList();
    return new Report(
        count(lines, "passed"), count(lines, "differs"), count(lines, "broken"), lines);
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
        };
    return new Line(result.file(), result.line(), result.name(), word, result.complaints());
  }
}
