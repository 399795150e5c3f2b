package tortuga.lab;

import java.util.List;
import tortuga.bots.Advice;
import tortuga.bots.BotContext;
import tortuga.bots.BotLevel;
import tortuga.bots.Budget;
import tortuga.bots.Observation;
import tortuga.bots.reasons.Explanation;
import tortuga.bots.reasons.Explanation.Reason;
import tortuga.bots.reasons.Reasons;
import tortuga.engine.Game;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.Notation;

/// A hint as it is printed for whoever judges it.
///
/// @param question what is asked
/// @param position what the seat knows, as a scenario has it
/// @param peers the moves that are about as good
/// @param than the move with which it is compared; empty if there is none
public record ReadHint(
    int seat,
    String question,
    String position,
    String move,
    double chance,
    List<String> peers,
    String than,
    double thanChance,
    String verdict,
    List<String> reasons,
    List<String> doubts) {
  private static final Budget BUDGET = Budget.iterations(4_000);

  static <S extends State<S>, M extends Move> ReadHint of(
      Game<S, M, ?, ?> game,
      BotContext<S, M> context,
      Setup setup,
      Match<S, M, ?, ?> match,
      Observation<S, M> observation,
      long seed) {
    Notation<M> notation = new Notation<>(game.moveType());
    Advice<M> advice =
        BotLevel.LEGEND.bot(context, BUDGET).advise(observation, Chance.seeded(seed));
    Explanation<M> why = Reasons.of(context, observation, advice, advice.best(), seed);
    return new ReadHint(
        observation.seat().index(),
        match.decision().kind(),
        game.positions(setup).write(observation.concealed()).toString(),
        notation.write(why.move()),
        chance(advice, why.move()),
        why.peers().stream().map(notation::write).toList(),
        why.other().map(notation::write).orElse(""),
        why.other().map(move -> chance(advice, move)).orElse(0.0),
        why.verdict().toString(),
        why.reasons().stream().map(ReadHint::text).toList(),
        why.doubts().stream().map(ReadHint::text).toList());
  }

  private static <M extends Move> double chance(Advice<M> advice, M move) {
    return advice.options().stream()
        .filter(option -> option.move().equals(move))
        .mapToDouble(Advice.Option::chance)
        .findFirst()
        .orElse(0);
  }

  private static String text(Reason reason) {
    return "%s%s of seat %s: %.1f rather than %.1f (%+.1f points)"
        .formatted(
            reason.topic().key(),
            reason.topic().word().isEmpty() ? "" : " " + reason.topic().word(),
            reason.seat(),
            reason.here(),
            reason.there(),
            100 * reason.weight());
  }
}
