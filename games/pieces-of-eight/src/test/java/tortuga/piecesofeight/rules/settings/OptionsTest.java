package tortuga.piecesofeight.rules.settings;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.BadSetup;
import tortuga.engine.Rule;
import tortuga.engine.Setting;
import tortuga.engine.Setting.Condition;
import tortuga.engine.Setup;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.PiecesOfEight;
import tortuga.piecesofeight.ShipSet;

/// Settings that cannot go together.
final class OptionsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "3; blitz=120;                                          blitz-is-for-two",
        "3; match=best-of-3;                                    best-of-is-for-two",
        "2; match=first-to-3;                                   first-to-is-for-more",
        "4; teams=2x3;                                          teams-do-not-fit",
        "5; teams=2x2;                                          teams-do-not-fit",
        "2; spoils=on;                                          spoils-need-match-and-pool",
        "2; spoils=on match=best-of-3;                          spoils-need-match-and-pool",
        "2; spoilsReserve=2 shipyard=pool;                      reserve-needs-spoils",
        "2; spoils=on match=best-of-3 shipyard=pool spoilsReserve=7; reserve-too-large",
        "2; quickStart=on shipyard=pool;                        quick-start-needs-yards"
      })
  @Rule({"POE-BLITZ-01", "POE-MATCH-01", "POE-TEAM-01", "POE-SPOIL-01"})
  void a_table_that_cannot_be_is_refused(int seats, String settings, String reason) {
    assertThatThrownBy(() -> Setup.of(new PiecesOfEight(), seats, wishes(settings)))
        .isInstanceOf(BadSetup.class)
        .hasMessageContaining(reason.replace('-', ' '));
    assertThat(objections()).contains(reason);
  }

  @Test
  void the_pace_of_old_tables_changes_nothing() throws BadSetup {
    assertThat(Setup.of(new PiecesOfEight(), 2, wishes("pace=brisk blitz=120")))
        .isEqualTo(Setup.of(new PiecesOfEight(), 2, wishes("blitz=120")));
  }

  @Test
  void every_objection_has_a_text() throws IOException {
    for (String language : List.of("en", "es")) {
      try (InputStream file =
          PiecesOfEight.class.getResourceAsStream("messages.%s.json".formatted(language))) {
        String texts = new String(requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);

        assertThat(objections())
            .allSatisfy(reason -> assertThat(texts).contains("\"objection.%s\"".formatted(reason)));
      }
    }
  }

  private static Set<String> objections() {
    return Options.ALL.stream()
        .flatMap(setting -> conditions(setting))
        .filter(Condition.Demanded.class::isInstance)
        .map(demanded -> ((Condition.Demanded) demanded).objection())
        .collect(Collectors.toSet());
  }

  private static Stream<Condition> conditions(Setting<?> setting) {
    return Stream.concat(
        setting.conditions().stream(),
        setting.valueConditions().values().stream().flatMap(List::stream));
  }

  private static Map<String, String> wishes(String settings) {
    return Arrays.stream(settings.split(" "))
        .map(setting -> setting.split("="))
        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
  }

  @Test
  @Rule({"POE-GEN-02", "POE-GEN-03", "POE-RULING-05", "POE-RULING-66"})
  void a_pool_has_at_least_sixteen_coins_for_each_player_with_the_captains() {
    for (int seats = 2; seats <= 8; seats++) {
      Options options = Options.of(new Setup(seats, Map.of("shipyard", "pool")));

      assertThat(options.poolContents().count + seats).isEqualTo(16 * seats);
      assertThat(options.coinsEach()).isEqualTo(15);
    }
  }

  @Test
  @Rule("POE-TEAM-01")
  void teams_sit_alternately() {
    Options options = Options.of(new Setup(6, Map.of("teams", "3x2")));

    assertThat(options.teamOf(0)).isEqualTo(options.teamOf(3)).isNotEqualTo(options.teamOf(1));
  }

  @Test
  @Rule({"POE-SETUP-04", "POE-COIN-01"})
  void limits_add_up_to_thirty() {
    assertThat(Arrays.stream(Coin.values()).mapToInt(Coin::limit).sum()).isEqualTo(30);
    for (ShipSet set : ShipSet.values()) {
      assertThat(Arrays.stream(Coin.values()).mapToInt(coin -> coin.copiesIn(set)).sum())
          .isEqualTo(16);
    }
  }
}
