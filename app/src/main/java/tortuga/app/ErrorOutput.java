package tortuga.app;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import tortuga.server.store.sql.ProblemText;

/// Reports errors in one line; only bugs get a stack trace.
final class ErrorOutput implements IParameterExceptionHandler, IExecutionExceptionHandler {
  private final Terminal terminal;

  ErrorOutput(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int handleParseException(ParameterException e, String[] arguments) {
    CommandSpec command = e.getCommandLine().getCommandSpec();
    return complain(
        e instanceof UnmatchedArgumentException unmatched
            ? unknown(command, unmatched.getUnmatched().getFirst())
            : "%s (see %s --help)".formatted(e.getMessage(), command.qualifiedName()));
  }

  private static String unknown(CommandSpec command, String word) {
    String name = command.qualifiedName();
    if (word.startsWith("-")) {
      return "unknown option %s; %s has %s".formatted(word, name, options(command));
    }
    return command.subcommands().isEmpty()
        ? "%s is one word too many for %s".formatted(word, name)
        : "unknown command %s; known are %s"
            .formatted(word, String.join(", ", command.subcommands().keySet()));
  }

  private static String options(CommandSpec command) {
    Stream<String> names = command.options().stream().map(option -> option.longestName());
    return names.sorted().collect(Collectors.joining(", "));
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine line, ParseResult parsed) {
    if (e instanceof UsageError) return complain(String.valueOf(e.getMessage()));
    Optional<String> problem = ProblemText.of(e);
    if (problem.isPresent()) return complain(problem.get());
    terminal.err().println("tortuga: this is a bug of ours, please report it:");
    e.printStackTrace(terminal.err());
    terminal.err().flush();
    return Main.BUG;
  }

  /// Reports an error in one line, and returns the exit code to end with.
  int complain(String message) {
    terminal.err().println(message.lines().collect(Collectors.joining(" ", "tortuga: ", "")));
    terminal.err().flush();
    return Main.IMPOSSIBLE;
  }
}
