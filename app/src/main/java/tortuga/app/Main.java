package tortuga.app;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.TypeConversionException;

/// The command line of Tortuga. Without a command it runs `serve`, with any options given.
///
/// The exit code is 0 if all is well, 1 if the command found something that differs, and 2 if it
/// was asked for something impossible; then one line says what is possible. Anything else is a bug
/// of ours.
@Command(
    name = "tortuga",
    description = "Play, simulate and measure pirate games.",
    synopsisSubcommandLabel = "COMMAND",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n")
public final class Main {
  static final int FINE = 0;
  static final int DIFFERENT = 1;
  static final int IMPOSSIBLE = 2;
  static final int BUG = 70;

  private static final String USUAL = "serve";
  private static final Set<String> HELP = Set.of("-h", "--help");

  @SuppressWarnings("UnusedVariable") // picocli reads it
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help.")
  private boolean help;

  private Main() {}

  /// Runs a command, and exits with its code.
  public static void main(String[] arguments) {
    System.exit(run(Terminal.system(), arguments));
  }

  /// Runs a command, and returns its exit code.
  static int run(Terminal terminal, String... arguments) {
    return commandLine(terminal).execute(withCommand(arguments));
  }

  private static String[] withCommand(String... arguments) {
    boolean named =
        arguments.length > 0 && (HELP.contains(arguments[0]) || !arguments[0].startsWith("-"));
    return named
        ? arguments
        : Stream.concat(Stream.of(USUAL), Arrays.stream(arguments)).toArray(String[]::new);
  }

  private static CommandLine commandLine(Terminal terminal) {
    ErrorOutput complaints = new ErrorOutput(terminal);
    CommandLine line =
        new CommandLine(new Main())
            .addSubcommand(new ServeCommand(terminal))
            .addSubcommand(new GamesCommand(terminal))
            .addSubcommand(new SimCommand(terminal))
            .addSubcommand(new ArenaCommand(terminal))
            .addSubcommand(new ScenarioCommand(terminal, complaints))
            .addSubcommand(new LessonCommand(terminal, complaints))
            .addSubcommand(new ReplayCommand(terminal))
            .addSubcommand(new AdviseCommand(terminal))
            .addSubcommand(new HintsCommand(terminal))
            .addSubcommand(new ReviewCommand(terminal))
            .addSubcommand(new CalibrateCommand(terminal))
            .addSubcommand(new BenchCommand(terminal))
            .addSubcommand(new LoadCommand(terminal))
            .addSubcommand(new VerifyDiceCommand(terminal))
            .addSubcommand(new BackupCommand(terminal))
            .addSubcommand(new RestoreCommand(terminal))
            .addSubcommand(new MigrateCommand(terminal))
            .addSubcommand(new DoctorCommand(terminal));
    return line.setOut(terminal.out())
        .setErr(terminal.err())
        .registerConverter(int.class, Main::wholeNumber)
        .registerConverter(Integer.class, Main::wholeNumber)
        .setParameterExceptionHandler(complaints)
        .setExecutionExceptionHandler(complaints);
  }

  private static Integer wholeNumber(String text) {
    try {
      return Integer.valueOf(text);
    } catch (NumberFormatException _) {
      throw new TypeConversionException(
          "expected a whole number up to %d, found %s".formatted(Integer.MAX_VALUE, text));
    }
  }
}
