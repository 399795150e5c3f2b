package tortuga.piecesofeight;

import java.util.List;
import java.util.Map;
import tortuga.engine.Journal;
import tortuga.engine.Match;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Verdict;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.Notation;
import tortuga.engine.text.PositionText;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.EightState;
import tortuga.scenario.DictatedChance;
import tortuga.scenario.Yaml;

/// A game at sea for tests: a position written as in scenario files, and moves written as text.
public final class Sea {
  public static final Seat ANNE = Seat.of(0);
  public static final Seat MARY = Seat.of(1);
  public static final Seat JACK = Seat.of(2);
  public static final Seat READ = Seat.of(3);

  private static final Notation<EightMove> MOVES = new Notation<>(EightMove.class);
  private static final Notation<EightEvent> EVENTS = new Notation<>(EightEvent.class);

  private final Setup setup;
  final Rules<EightState, EightMove, EightEvent, EightView> rules;
  public final Match<EightState, EightMove, EightEvent, EightView> match;
  private List<EightEvent> told = List.of();

  private Sea(int edition, Setup setup, String position, String... luck) {
    this.setup = setup;
    rules = new PiecesOfEight().rules(setup, edition);
    DictatedChance dictated = DictatedChance.of(luck);
    EightState table =
        new PiecesOfEight()
            .positions(setup)
            .read(Yaml.read(position).getFirst(), dictated, Journal.silent());
    match = Match.resume(rules, table, dictated);
  }

  public static Sea with(int seats, String position, String... luck) {
    return new Sea(Options.EDITION, Setup.of(seats), position, luck);
  }

  public static Sea with(Setup setup, String position, String... luck) {
    return new Sea(Options.EDITION, setup, position, luck);
  }

  /// A game under the rules of an edition.
  static Sea of(int edition, Setup setup, String position) {
    return new Sea(edition, setup, position);
  }

  /// Plays a legal move.
  public Sea play(Seat seat, String move) {
    told =
        switch (match.play(seat, MOVES.read(move))) {
          case Verdict.Played<EightEvent>(List<EightEvent> events) -> events;
          case Verdict.Refused<EightEvent>(String reason) ->
              throw new AssertionError(
                  "%s by %s: %s; legal are %s".formatted(move, seat, reason, options(seat)));
        };
    return this;
  }

  /// Returns why a move is refused.
  String refusal(Seat seat, String move) {
    return match.play(seat, MOVES.read(move)) instanceof Verdict.Refused<EightEvent>(String reason)
        ? reason
        : "legal";
  }

  public List<String> options(Seat seat) {
    return match.legalMoves(seat).stream().map(MOVES::write).toList();
  }

  public String fallback(Seat seat) {
    EightMove move = rules.fallback(match.concealed(seat), seat, Chance.seeded(1));
    return MOVES.write(move);
  }

  /// Returns what a viewer noticed of the last move.
  public List<String> heardBy(Viewer viewer) {
    return told.stream()
        .flatMap(event -> event.seenBy(viewer).stream())
        .map(event -> EVENTS.write((EightEvent) event))
        .toList();
  }

  /// Returns how many seconds there are to answer the open question, at a normal pace.
  public int patience() {
    return rules.patience(match.concealed(Viewer.SPECTATOR));
  }

  public EightView view(Viewer viewer) {
    return rules.view(match.concealed(viewer));
  }

  public String deck(Seat seat) {
    return part("decks", seat, match.truth());
  }

  public String nest(Seat seat) {
    return part("nests", seat, match.truth());
  }

  public String hold(Seat seat) {
    return part("holds", seat, match.truth());
  }

  /// Returns a part of the position as a viewer sees it, such as `decks`.
  public String seenBy(Viewer viewer, String part, Seat seat) {
    return part(part, seat, match.concealed(viewer));
  }

  private String part(String part, Seat seat, EightState table) {
    PositionText written = new PiecesOfEight().positions(setup).write(table);
    Map<String, PositionText> seats = written.chart().get(part).orElseThrow().chart().entries();
    return String.valueOf(seats.get(seat.toString()));
  }
}
