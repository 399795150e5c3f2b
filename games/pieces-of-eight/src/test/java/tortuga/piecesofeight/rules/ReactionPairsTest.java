package tortuga.piecesofeight.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.piecesofeight.Sea.ANNE;
import static tortuga.piecesofeight.Sea.JACK;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.Sea;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.EightState;

/// Every coin that can be played against every coin that can react: Anne plays, Jack reacts.
///
/// Where an attack has a choice, it aims at the reacting coin itself: in the crow's nest, for a
/// Cannon at the fore, for Pistols at the aft.
final class ReactionPairsTest {
  private static final String TABLE =
      """
      played            treachery  captains-monkey  black-spot  full-sail
      mate              negated    saved            spotted     sails
      captain           negated    saved            spotted     sails
      cutlass           negated    saved            spotted     sails
      bomb              negated    saved            spotted     sails
      broadside         negated    saved            spotted     sails
      cannon            negated    saved            spotted     sails
      pistols           negated    saved            destroyed   destroyed
      pillage           negated    pillaged         pillaged    pillaged
      barrel-of-grog    negated    untouched        untouched   untouched
      buried-treasure   negated    untouched        untouched   untouched
      call-to-quarters  negated    untouched        untouched   untouched
      """;

  static Stream<Arguments> pairs() {
    List<String[]> rows = TABLE.lines().map(line -> line.split(" +")).toList();
    String[] reacting = rows.getFirst();
    return rows.stream()
        .skip(1)
        .flatMap(row ->
            Stream.of(1, 2, 3, 4)
                .map(column -> Arguments.of(row[0], reacting[column], row[column])));
  }

  @ParameterizedTest(name = "{0} against {1}: {2}")
  @MethodSource("pairs")
  @Rule({
    "POE-POS-01",
    "POE-TREA-01",
    "POE-MONK-01",
    "POE-SPOT-01",
    "POE-SAIL-01",
    "POE-RULING-17",
    "POE-RULING-23",
    "POE-RULING-25"
  })
  void every_coin_against_every_reaction(String played, String reacting, String outcome) {
    Sea sea = Sea.with(3, position(played, reacting));

    sea.play(ANNE, move(played));
    boolean reacted = letReact(sea, reacting);

    assertThat(outcome(sea, played, reacting, reacted)).isEqualTo(outcome);
  }

  private static String position(String played, String reacting) {
    String jack =
        switch (played) {
          case "cannon" -> "nests: {0: NEW, 1: bomb, 2: pillage}\ndecks: {2: COIN bomb captain,";
          case "pistols" -> "nests: {0: NEW, 1: bomb, 2: pillage}\ndecks: {2: bomb captain COIN,";
          default -> "nests: {0: NEW, 1: bomb, 2: COIN}\ndecks: {2: pillage captain,";
        };
    String anne = played.equals("captain") ? " 0: mate," : " 0: mate captain,";
    return (jack + anne + " 1: captain}\nholds: {0: cutlass}\n")
        .replace("NEW", played)
        .replace("COIN", reacting);
  }

  private static String move(String played) {
    return switch (played) {
      case "cutlass" -> "cutlass nest spend 2 nest";
      case "pistols" -> "pistols nest spend 2";
      case "bomb" -> "bomb nest 2";
      case "broadside" -> "broadside nest 2 0";
      case "cannon" -> "cannon nest 2";
      case "mate", "captain", "pillage" -> played + " nest 2 nest";
      default -> played + " nest";
    };
  }

  /// Answers all questions until the main action is over; Jack reacts as soon as possible.
  private static boolean letReact(Sea sea, String reacting) {
    boolean reacted = false;
    while (!sea.match.decision().kind().matches("send-to-nest|main-action")) {
      Seat seat = sea.match.toAct().lowest();
      List<String> options = sea.options(seat);
      String reaction =
          options.stream()
              .filter(option -> option.startsWith(reacting) || option.equals("save"))
              .findFirst()
              .orElse("");
      boolean reacts = seat.equals(JACK) && !reaction.isEmpty();
      String quiet = options.contains("pass") ? "pass" : options.contains("ready") ? "ready" : "";
      String first = options.contains("copy as-before") ? "copy as-before" : options.getFirst();
      sea.play(seat, reacts ? reaction : quiet.isEmpty() ? first : quiet);
      reacted |= reacts;
    }
    return reacted;
  }

  private static String outcome(Sea sea, String played, String reacting, boolean reacted) {
    EightState table = sea.match.truth();
    boolean inHold = table.ship(2).hold.has(Coin.of(reacting));
    boolean playedLost = table.ship(0).hold.has(Coin.of(played));
    if (reacting.equals("treachery") && reacted && inHold && playedLost) return "negated";
    if (reacting.equals("captains-monkey") && reacted && !inHold) return "saved";
    if (table.players[0].lostTurns == 1) return "spotted";
    boolean sails = table.sail == 2 || table.turnSeat == 2;
    if (sails && reacted) return "sails";
    if (table.ship(0).aft() == (Cell.of(Coin.of(reacting)) | Cell.KNOWN)) return "pillaged";
    return inHold ? "destroyed" : "untouched";
  }
}
