package tortuga.aye.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.aye.Aye;
import tortuga.aye.AyeEvent;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeView;
import tortuga.aye.Quarterdeck;
import tortuga.aye.state.AyeState;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Tactics;
import tortuga.scenario.DictatedChance;
import tortuga.scenario.Yaml;

/// What tempts a seasoned pirate of five, how positions look to them, and that it wins games.
final class AyeTacticsTest {
  private static final Setup SETUP = new Setup(5, Map.of());
  private static final String REST =
      ", throw-named, stop, open-window trident 0, turn-last 0, open-window captain 0,"
          + " suffer-krakens, judge-attempt, keep-hooks, end-attempt, check-missions]";

  private final Rules<AyeState, AyeMove, AyeEvent, AyeView> rules = new Aye().rules(SETUP);
  private final Tactics<AyeState, AyeMove> tactics = new Aye().tactics(SETUP);

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "the worst card is swapped; 0;"
            + " {round: 0, phase: 0, hands: {0: C14 C26 C06}, pending: [swap-card, discard-third]};"
            + " swap C06",
        "the traitor keeps the card; 0;"
            + " {round: 0, phase: 0, hands: {0: C14 C26 C36}, pending: discard-third};"
            + " discard C14",
        "a weak ship needs a repair first; 0;"
            + " {ship: 5, doubloons: {1: 6}, pending: [issue-commands 0 0, cast-votes]};"
            + " order 1 repair",
        "who has a command obeys; 1; {commands: {1: hook}, pending: cast-votes}; vote aye",
        "the first idle one throws Argh! dice while the captain can bear it; 1; {pending: cast-votes};"
            + " vote argh",
        "but only the first; 2; {pending: cast-votes}; vote aye",
        "a captain who lets the ship go down is disobeyed; 1;"
            + " {ship: 3, flags: 8 6 4, doubloons: {1: 4}, pending: cast-votes}; vote argh",
        "the free repair a weak ship; 1;"
            + " {phase: 2, ship: 4, flags: 8 6 4, commands: {1: rum}}; act repair",
        "three doubloons for a ship that is low; 1;"
            + " {phase: 3, ship: 3, flags: 8 6 4, commands: {1: repair}, doubloons: {1: 3}}; mend 3",
        "the hook goes to who needs it; 1;"
            + " {phase: 4, missions: 2 0 0 0, commands: {1: hook, 2: sails, 3: helm},"
            + " dealt: {2: 5, 3: 3}}; hook 2",
        "an order is obeyed; 1; {phase: 5, commands: {1: sails}, dealt: {1: 4}}; throw-alone",
        "the last step waits for the cards; 1;"
            + " {phase: 5, missions: 2 3 3 3, commands: {1: sails}, dealt: {1: 7}}; refuse",
        "fame is traded for money; 1;"
            + " {phase: 9, reputations: {1: 6}, pending: [gain-points 1 1]}; trade",
        "fame is kept for the card about it; 1; {phase: 9, reputations: {1: 6},"
            + " hands: {1: C13}, pending: [gain-points 1 1]}; keep",
        "a captain on the Kraken square must go; 1;"
            + " {phase: 9, captain-reputation: 3, reputations: {1: 5}}; declare 1",
        "a good captain stays; 1; {phase: 9, reputations: {1: 5}}; pass",
        "a mutiny against a captain on the Kraken square is welcome; 1;"
            + " {phase: 9, captain-reputation: 2, pending: [show-thumbs 2 2, ask-mutineers 0]};"
            + " thumb-up",
        "a mutiny against a good captain is not; 1;"
            + " {phase: 9, pending: [show-thumbs 2 2, ask-mutineers 0]}; thumb-down",
        "a traitor seizes a weak ship; 1;"
            + " {phase: 9, ship: 4, flags: 8 6 4, hands: {1: C36}, reputations: {1: 5}}; declare 1",
        "who has asked nobody has convinced nobody; 1;"
            + " {phase: 9, votes: {2: argh}, hands: {1: C32}}; ready",
        "a card that only claims complete goes; 1;"
            + " {phase: 9, hands: {1: C06 C11 C33}, pending: [discard-card 1]}; discard C33",
        "claims are believed; 1; {phase: 9, hands: {3: C33}, hooks: {3: 2 kept}, pending: [judge-claim 3 C33 2]};"
            + " agree"
      })
  void a_seasoned_pirate_knows(String lesson, int seat, String position, String move) {
    assertThat(tempting(seat, position)).as(lesson).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "blanks are thrown again;             S S B B, consider-throw 0; 5; reroll BB",
        "a trident that closes the gap is paid; S S T B, consider-throw 0; 5; pay-trident mission",
        "without hope nothing is thrown again; K K K B, consider-throw 0; 9; reroll -",
        "a throw that may sink the ship ends; S K K B, consider-throw 0; 3; reroll -"
      })
  void a_seasoned_thrower_knows(String lesson, String dice, int ship, String move) {
    String[] parts = dice.split(", ");
    String flags = ship > 8 ? "" : ship > 4 ? "flags: 8 6, " : "flags: 8, ";
    String position =
        "{phase: 5, missions: 1 0 0 0, ship: %d, %scommands: {1: sails}, attempt: sails, members: 1, throws: 1, thrown: {1: %s}, pending: [%s%s}"
            .formatted(ship, flags, parts[0], parts[1], REST);

    assertThat(tempting(1, position)).as(lesson).isEqualTo(move);
  }

  @Test
  void a_traitor_never_gives_his_card_up() {
    AyeState world = table("{round: 0, phase: 0, hands: {0: C14 C26 C36}, pending: discard-third}");
    Moves<AyeMove> moves = new Moves<>();
    rules.legalMoves(world, Quarterdeck.ANNE, moves);
    double[] weights = new double[3];

    tactics.weigh(world, Quarterdeck.ANNE, moves, weights);

    assertThat(weights[2]).isZero();
  }

  @Test
  void a_bot_never_claims_what_it_did_not_ask_for() {
    AyeState world = table("{phase: 9, votes: {2: argh}, hands: {1: C32}}");
    Moves<AyeMove> moves = new Moves<>();
    rules.legalMoves(world, Quarterdeck.MARY, moves);
    double[] weights = new double[2];

    tactics.weigh(world, Quarterdeck.MARY, moves, weights);

    assertThat(weights).containsExactly(1, 0);
  }

  @Test
  void the_crew_shares_its_chance_and_the_traitor_has_his_own() {
    double[] chances = new double[5];

    tactics.appraise(table("{missions: 3 3 2 2, hands: {3: C36}}"), chances);

    assertThat(chances[0]).isEqualTo(chances[1]).isEqualTo(chances[4]).isGreaterThan(chances[3]);
  }

  @Test
  void steps_done_and_cards_completed_bring_the_escape_nearer() {
    double begun = chance("{round: 8, missions: 1 1 1 0}");
    double nearer = chance("{round: 8, missions: 2 2 1 1}");
    double nearest = chance("{round: 8, missions: 2 2 1 1, completed: {1: C13 C14}}");

    assertThat(begun).isLessThan(nearer);
    assertThat(nearer).isLessThan(nearest);
  }

  @Test
  void a_captain_who_orders_no_repair_for_a_weak_ship_is_suspected() {
    AyeState anne = table("{hands: {0: C36}}");
    AyeState grace = table("{hands: {3: C36}}");
    List<AyeEvent> past =
        List.of(new AyeEvent.ShipDamaged(4, 3), new AyeEvent.CommandsConfirmed(Quarterdeck.ANNE));

    assertThat(tactics.credit(anne, Quarterdeck.MARY, past))
        .isGreaterThan(tactics.credit(grace, Quarterdeck.MARY, past));
  }

  @Test
  void a_crew_of_good_sense_escapes_where_chance_drowns() {
    var played = Calibration.of(new Setup(4, Map.of("traitor", "off")), 60, 1);

    assertThat(played.crewWins).isGreaterThan(30);
  }

  private double chance(String position) {
    double[] chances = new double[5];
    tactics.appraise(table(position), chances);
    return chances[0];
  }

  private String tempting(int seat, String position) {
    AyeState world = table(position);
    return Quarterdeck.MOVES.write(Calibration.tempting(rules, tactics, world, Seat.of(seat)));
  }

  private static AyeState table(String position) {
    return new Aye()
        .positions(SETUP)
        .read(Yaml.read(position).getFirst(), DictatedChance.of(), Journal.silent());
  }
}
