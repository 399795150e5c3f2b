package tortuga.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Game;
import tortuga.engine.Games;

/// Whatever somebody types: one line that says what is possible, exit code 2, no stack trace.
class BadInputTest {
  @TempDir static Path folder;

  @BeforeAll
  static void fillTheFolder() throws IOException {
    Shell.run("sim", "jamaica", "--games", "1", "--record", file("game.json").toString());
    String game = Files.readString(file("game.json"));
    write("truncated.json", game.substring(0, game.length() / 2));
    write("bent.json", game.replace("\"promise\": \"", "\"promise\": \"0"));
    write("empty.json", "");
    write("text.json", "Fifteen men on a dead man's chest");
    Files.write(file("binary.json"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    write("broken.yaml", "game: jamaica\nseats: 2\nwind: north\n");
    write("torn.yaml", "game: [jamaica\n");
    write("empty.yaml", "");
    Files.createDirectory(file("nothing"));
  }

  private static Path file(String name) {
    return folder.resolve(name);
  }

  private static void write(String name, String text) throws IOException {
    Files.writeString(file(name), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dance                                | unknown command dance; known are serve, games, sim, arena, scenario, lesson, replay, advise, hints, review, calibrate, bench, load, verify-dice, backup, restore, migrate, doctor
          --loud                               | unknown option --loud; tortuga serve has …
          --port x                             | Invalid value for option '--port': expected a whole number up to 2147483647, found x (see tortuga serve --help)
          games chess                          | chess is one word too many for tortuga games
          games --yaml                         | unknown option --yaml; tortuga games has --help, --json
          sim                                  | Missing required parameter: 'GAME' (see tortuga sim --help)
          sim chess                            | unknown game chess; known are GAMES
          sim jamaica --players 1              | jamaica is for 2 to 6 players, not 1
          sim jamaica --players 7              | jamaica is for 2 to 6 players, not 7
          sim jamaica --players 0              | jamaica is for 2 to 6 players, not 0
          sim jamaica --players four           | Invalid value for option '--players': expected a whole number up to 2147483647, found four (see tortuga sim --help)
          sim jamaica --players                | Missing required parameter for option '--players' (N) (see tortuga sim --help)
          sim jamaica --games 0                | --games can be 1 to 1000000000, not 0
          sim jamaica --games 1e9              | Invalid value for option '--games': expected a whole number up to 2147483647, found 1e9 (see tortuga sim --help)
          sim jamaica --threads 0              | --threads can be 1 to 1024, not 0
          sim jamaica --threads -2             | --threads can be 1 to 1024, not -2
          sim jamaica --games 9999999999       | Invalid value for option '--games': expected a whole number up to 2147483647, found 9999999999 (see tortuga sim --help)
          sim jamaica --seed x                 | Invalid value for option '--seed': 'x' is not a long (see tortuga sim --help)
          sim jamaica --set wind=north         | jamaica has no setting wind; it has firstCaptain, cardReveal, roundLimit
          sim jamaica --set roundLimit=7       | roundLimit can be 50, 100, 200, not 7
          sim jamaica --set roundLimit         | a setting is written as key=value, not as roundLimit
          sim jamaica --bots blackbeard        | unknown bot blackbeard; known are random, greedy, deckhand, sailor, captain, legend
          sim jamaica --bots random,random     | --bots takes one name for all seats or 4 names, not 2
          sim jamaica --turbo                  | unknown option --turbo; tortuga sim has --bots, --games, --help, --json, --players, --record, --seed, --set, --threads
          sim jamaica chess                    | chess is one word too many for tortuga sim
          sim jamaica --record FOLDER/no/f     | cannot write FOLDER/no/f: there is no such file or folder
          sim jamaica --record FOLDER          | cannot write FOLDER: Is a directory
          arena jamaica                        | Missing required option: '--bots=BOT' (see tortuga arena --help)
          arena jamaica --bots captain:soon    | a bot is written as captain, captain:500 or captain:50ms, not captain:soon
          arena jamaica --bots a,b --time 0    | --time can be 1 to 600000, not 0
          arena jamaica --bots a --time 9 --iterations 9 | --time or --iterations, not both
          advise FOLDER/no.json                | cannot read FOLDER/no.json: there is no such file or folder
          advise FOLDER/game.json --entry 0    | FOLDER/game.json: there is no entry …
          advise FOLDER/game.json --seat 11    | seat 11 is not asked now; asked: …
          advise FOLDER/torn.yaml              | FOLDER/torn.yaml:2: this is no YAML…
          bench chess                          | unknown game chess; known are GAMES
          bench jamaica --players 9            | jamaica is for 2 to 6 players, not 9
          bench jamaica --seconds 0            | --seconds can be 0.01 to 60, not 0.0
          replay                               | Missing required parameter: 'FILE' (see tortuga replay --help)
          replay FOLDER/no.json                | cannot read FOLDER/no.json: there is no such file or folder
          replay FOLDER                        | cannot read FOLDER: Is a directory
          replay FOLDER/truncated.json         | FOLDER/truncated.json: truncated: it ends within line LINE
          replay FOLDER/empty.json             | FOLDER/empty.json: truncated: it is empty
          replay FOLDER/text.json              | FOLDER/text.json: no JSON: see line 1
          replay FOLDER/binary.json            | cannot read FOLDER/binary.json: it is no text in UTF-8
          replay FOLDER/bent.json              | FOLDER/bent.json: the promise does not match the seed
          scenario                             | Missing required parameter: 'FILE' (see tortuga scenario --help)
          scenario FOLDER/no.yaml              | FOLDER/no.yaml: there is no such file
          scenario FOLDER/torn.yaml            | FOLDER/torn.yaml:2: this is no YAML…
          scenario FOLDER/broken.yaml          | FOLDER/broken.yaml:3: unknown key wind; known are …
          scenario FOLDER/empty.yaml           | FOLDER/empty.yaml: there is no scenario in this file
          scenario FOLDER/nothing              | FOLDER/nothing: there are no .yaml files in this folder
          """)
  void one_line_says_what_is_possible(String command, String complaint) {
    Shell.Answer answer = Shell.run(command.replace("FOLDER", folder.toString()).split(" "));

    assertThat(answer.complaints())
        .extracting(BadInputTest::withoutChance)
        .singleElement(STRING)
        .matches("tortuga: " + Pattern.quote(complaint).replace("…", "\\E.*\\Q"));
    assertThat(answer.out()).isEmpty();
    assertThat(answer.code()).isEqualTo(2);
  }

  /// Replaces what differs from one machine and from one month to the next.
  private static String withoutChance(String line) {
    String games = Games.all().stream().map(Game::id).collect(Collectors.joining(", "));
    return line.replace(folder.toString(), "FOLDER")
        .replace("known are " + games, "known are GAMES")
        .replaceAll("line \\d{2,}", "line LINE");
  }
}
