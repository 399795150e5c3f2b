package tortuga.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tortuga.engine.text.BadPosition;
import tortuga.scenario.lesson.Lesson;
import tortuga.scenario.lesson.LessonCheck;
import tortuga.scenario.lesson.Lessons;

/// Checks lessons: whether they can be solved, and whether every other move is led back.
@Command(name = "lesson", description = "Check lessons, and show what they answer.")
final class LessonCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final ErrorOutput complaints;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of lessons, or folders of them.")
  private List<Path> files = List.of();

  @Option(names = "--tell", description = "Say what each lesson answers to every move.")
  private boolean tell;

  LessonCommand(Terminal terminal, ErrorOutput complaints) {
    this.terminal = terminal;
    this.complaints = complaints;
  }

  @Override
  public Integer call() {
    List<Path> all = new ArrayList<>();
    try {
      for (Path file : files)
        all.addAll(Files.isDirectory(file) ? Lessons.files(file) : List.of(file));
    } catch (IOException e) {
      complaints.complain("cannot be read: " + e.getMessage());
      return Main.IMPOSSIBLE;
    }
    long good = all.stream().filter(this::check).count();
    String counts = "%d fine, %d not".formatted(good, all.size() - good);
    terminal.print(counts + System.lineSeparator());
    return good == all.size() ? Main.FINE : Main.DIFFERENT;
  }

  private boolean check(Path file) {
    try {
      LessonCheck check = LessonCheck.of(Lesson.read(file.toString(), Files.readString(file)));
      check.complaints().forEach(complaints::complain);
      if (tell) terminal.print(check.lines().stream().map(LessonCommand::told));
      return check.complaints().isEmpty();
    } catch (BadPosition e) {
      complaints.complain("%s:%d: %s".formatted(file, e.line(), e.getMessage()));
    } catch (IOException e) {
      complaints.complain("%s: cannot be read: %s".formatted(file, e.getMessage()));
    }
    return false;
  }

  private static String told(LessonCheck.Line line) {
    return "step %d, %s: %s".formatted(line.step(), line.move(), line.reply());
  }
}
