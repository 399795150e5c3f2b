package tortuga.lab.report;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tortuga.engine.ScoreLine;
import tortuga.record.Recording;
import tortuga.record.Replay;

/// A replayed game as text for people: who did what, with which luck, and what came of it.
public final class ReplayText {
  private final Replay replay;
  private final Recording recording;

  public ReplayText(Replay replay) {
    this.replay = replay;
    this.recording = replay.recording();
  }

  public Stream<String> lines() {
    return Stream.of(head(), entries(), scoreSheet()).flatMap(lines -> lines);
  }

  private Stream<String> head() {
    String settings =
        recording.settings().entrySet().stream()
            .map(setting -> ", " + setting.getKey() + "=" + setting.getValue())
            .collect(Collectors.joining());
    return Stream.of(
        "%s, edition %d, %d players%s"
            .formatted(recording.game(), recording.edition(), recording.seats(), settings),
        "seed %s, as promised by %s".formatted(recording.seed(), recording.promise()),
        "");
  }

  private Stream<String> entries() {
    return IntStream.range(0, replay.steps().size()).boxed().flatMap(this::entry);
  }

  private Stream<String> entry(int number) {
    Replay.Step step = replay.steps().get(number);
    return Stream.of(
            Stream.of("%4d  %s".formatted(number, title(number))),
            step.luck().stream().map(luck -> "        luck   " + luck),
            step.events().stream().map(event -> "        event  " + event))
        .flatMap(lines -> lines);
  }

  private String title(int number) {
    if (number == 0) return "setup";
    Recording.RecordedMove line = recording.entries().get(number - 1);
    return "seat %d: %s".formatted(line.seat(), line.move());
  }

  private Stream<String> scoreSheet() {
    Columns columns = new Columns("l" + "r".repeat(recording.seats()));
    columns.row(Stream.concat(Stream.of(""), seats()).toList());
    for (ScoreLine line : replay.scoreSheet()) columns.row(row(line.name(), line.points()));
    columns.row(row("score", recording.outcome().scores()));
    columns.row(row("rank", recording.outcome().ranks()));
    return Stream.concat(Stream.of(""), columns.lines());
  }

  private Stream<String> seats() {
    return IntStream.range(0, recording.seats()).mapToObj(seat -> "seat " + seat);
  }

  private static List<String> row(String name, List<Integer> numbers) {
    return Stream.concat(Stream.of(name), numbers.stream().map(String::valueOf)).toList();
  }
}
