package tortuga.mutinies.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tortuga.engine.Journal;
import tortuga.engine.Lists;
import tortuga.engine.Outcome;
import tortuga.engine.Rule;
import tortuga.engine.ScoreLine;
import tortuga.engine.chance.NoLuck;
import tortuga.mutinies.Card;
import tortuga.mutinies.MutiniesFigure.Kept;
import tortuga.mutinies.MutiniesView.Stand;
import tortuga.mutinies.MutiniesView.Worth;
import tortuga.mutinies.ScoreStep;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;

/// The final count as it would go if the game ended now, as far as a concealed table tells: unseen
/// tokens and cards give nothing but what all of them give, trades are made if they can be paid,
/// the largest first, a jewel still to be drawn is a doubloon, and a token still to be drawn
/// nothing.
@Rule("MUT-SCORE-00")
final class Standing extends Scoring {
  /// Whoever is ahead is greater.
  static final Comparator<Stand> BY_FAME =
      Comparator.comparingInt(Stand::prestige).thenComparingInt(Stand::doubloons);

  private final List<List<Worth>> worths = new ArrayList<>();

  private Standing(MutiniesState table) {
    super(new Chapter(table, NoLuck.INSTANCE, Journal.silent()));
  }

  static Standing of(MutiniesState concealed) {
    Standing standing = new Standing(concealed.copy());
    standing.reveal();
    for (int turn = 0; turn < concealed.seats; turn++) standing.tradeAll(concealed.inTurn(turn));
    standing.finish();
    return standing;
  }

  /// Returns the prestige with which somebody would end.
  int prestige(int seat) {
    return table.crew[seat].prestige;
  }

  /// Returns what each step would bring somebody.
  int[] scores(int seat) {
    return table.crew[seat].score;
  }

  /// Returns the doubloons that somebody got too late for prestige.
  static int lateDoubloons(Pirate pirate) {
    return Math.max(0, pirate.score[ScoreStep.COINS_FROM_CARDS.ordinal()] - pirate.cardCount);
  }

  /// Most prestige wins; of equals, more doubloons; of those still equal, both.
  @Rule({"MUT-GOAL-01", "MUT-SCORE-07", "MUT-RULING-35"})
  static Outcome outcome(MutiniesState table) {
    return Outcome.ranked(
        Lists.of(table.seats, seat -> table.crew[seat].prestige),
        (one, other) -> BY_FAME.compare(stand(table.crew[one]), stand(table.crew[other])));
  }

  private static Stand stand(Pirate pirate) {
    return new Stand(0, 0, pirate.prestige, pirate.doubloons);
  }

  static List<ScoreLine> sheet(MutiniesState table) {
    return ScoreStep.POINTS.stream()
        .map(step ->
            new ScoreLine(
                step.toString(),
                Lists.of(table.seats, seat -> table.crew[seat].score[step.ordinal()])))
        .toList();
  }

  /// Returns what each End-of-game card would be worth to whoever is known to hold it.
  List<Worth> worths(int seat) {
    return worths.get(seat);
  }

  /// Returns what a card that has been drawn counts at the end if it is kept, without doubloons
  /// that come too late for prestige.
  static Kept kept(MutiniesState concealed, int seat, Card card) {
    MutiniesState without = concealed.copy();
    without.crew[seat].lose(card);
    Pirate with = of(concealed).pirate(seat);
    Pirate other = of(without).pirate(seat);
    int doubloons =
        difference(with, other, ScoreStep.COINS_FROM_CARDS)
            - (lateDoubloons(with) - lateDoubloons(other));
    int prestige =
        difference(with, other, ScoreStep.CARDS)
            + difference(with, other, ScoreStep.REFUSED)
            + difference(with, other, ScoreStep.RUM);
    return new Kept(doubloons, prestige);
  }

  private static int difference(Pirate one, Pirate other, ScoreStep step) {
    return one.score[step.ordinal()] - other.score[step.ordinal()];
  }

  /// Notes what each card is worth when cards are counted.
  @Override
  void countCards() {
    worths.addAll(Lists.of(table.seats, this::worthsNow));
    super.countCards();
  }

  private List<Worth> worthsNow(int seat) {
    Pirate pirate = pirate(seat);
    List<Worth> now = new ArrayList<>();
    for (Card card : Card.list(pirate.cards)) {
      if (!(Effects.of(card) instanceof Bonus bonus)) continue;
      int worth = bonus.worth(table, seat) + Math.min(pirate.rum, bonus.forgivenRum());
      now.add(new Worth(card, worth));
    }
    return now;
  }

  /// Each jewel that is drawn is a doubloon in the end, and so is one that cannot be drawn.
  @Override
  void drawJewel(int seat) {
    if (!isLate()) addDoubloons(seat, 1);
  }

  @Override
  void revealTreasure(int seat) {}
}
