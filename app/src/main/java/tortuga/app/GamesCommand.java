package tortuga.app;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Setting;
import tortuga.record.JsonText;

/// Lists the games, and what players can agree on.
@Command(name = "games", description = "List the games and their settings.")
final class GamesCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Option(names = "--json", description = "Write JSON.")
  private boolean json;

  GamesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  private record GameReport(String id, int minSeats, int maxSeats, List<SettingReport> settings) {}

  private record SettingReport(String id, String usual, List<String> allowed) {}

  @Override
  public Integer call() {
    if (json) {
      terminal.print(JsonText.write(Games.all().stream().map(GamesCommand::report).toList(), 3));
    } else {
      terminal.print(Games.all().stream().map(GamesCommand::report).flatMap(GamesCommand::lines));
    }
    return Main.FINE;
  }

  private static GameReport report(Game<?, ?, ?, ?> game) {
    return new GameReport(
        game.id(),
        game.minSeats(),
        game.maxSeats(),
        game.settings().stream().map(GamesCommand::report).toList());
  }

  private static SettingReport report(Setting<?> setting) {
    return new SettingReport(setting.id(), Setting.word(setting.usual()), setting.words().toList());
  }

  private static Stream<String> lines(GameReport game) {
    return Stream.concat(
        Stream.of("%s, %d to %d players".formatted(game.id(), game.minSeats(), game.maxSeats())),
        game.settings().stream().map(GamesCommand::line));
  }

  private static String line(SettingReport setting) {
    String allowed = String.join(", ", setting.allowed());
    return "  %s: %s; usually %s".formatted(setting.id(), allowed, setting.usual());
  }
}
