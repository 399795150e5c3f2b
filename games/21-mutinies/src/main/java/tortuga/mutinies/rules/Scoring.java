package tortuga.mutinies.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.mutinies.Card;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesEvent.*;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.*;
import tortuga.mutinies.ScoreStep;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.Window;
import tortuga.mutinies.rules.Questions.ForOneSeat;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step.*;

/// The final scoring, step by step; prestige is simply added, and the track gives nothing any more.
@Rule({"MUT-SCORE-00", "MUT-TRACK-03"})
class Scoring extends Chapter {
  static final ForOneSeat<FinalTrade> TRADE = new TradeRule();

  private static final int REFUSAL = -2;
  private static final int DOUBLOONS_PER_POINT = 2;

  /// Where the benefits of tokens and tricks are written down: in step 1, or late, in step 5.
  private ScoreStep points = ScoreStep.TREASURES;

  private ScoreStep coins = ScoreStep.COINS_FROM_TREASURES;

  Scoring(Chapter same) {
    super(same);
  }

  final boolean isLate() {
    return points == ScoreStep.CARDS;
  }

  /// Step 1: all reveal their treasure tokens and take what they give; trades are then offered.
  @Rule({"MUT-SCORE-01", "MUT-RULING-34"})
  final void begin() {
    reveal();
    agenda.push(new OfferTrades(0));
  }

  final void reveal() {
    table.counting = true;
    for (int turn = 0; turn < table.seats; turn++) {
      int seat = table.inTurn(turn);
      Pirate pirate = pirate(seat);
      pirate.score[ScoreStep.PRESTIGE.ordinal()] = pirate.prestige;
      pirate.score[ScoreStep.COINS_HELD.ordinal()] = pirate.doubloons;
      if (pirate.treasures != 0) reveal(seat);
    }
  }

  private void reveal(int seat) {
    List<Treasure> tokens = Treasure.list(pirate(seat).treasures);
    tell(new TreasuresRevealed(Seat.of(seat), tokens));
    for (Treasure token : tokens) {
      if (Effects.of(token) instanceof Trick.Trade) continue;
      spend(seat, token);
      Effects.of(token).count(this, seat);
    }
  }

  private void spend(int seat, Treasure token) {
    pirate(seat).lose(token);
    table.spent |= token.bit();
  }

  /// Offers each player in turn order the trades that are payable.
  @Rule("MUT-RULING-34")
  void offerTrades(int turn) {
    if (turn == table.seats) {
      finish();
      return;
    }
    agenda.push(new OfferTrades(turn + 1));
    if (canTrade(table.inTurn(turn))) agenda.push(new FinalTrade(table.inTurn(turn)));
  }

  final boolean canTrade(int seat) {
    for (int left = pirate(seat).treasures; left != 0; left &= left - 1) {
      Treasure token = Treasure.of(Integer.numberOfTrailingZeros(left));
      if (Effects.of(token).works(table, seat)) return true;
    }
    return false;
  }

  void trade(Treasure token) {
    int seat = ((FinalTrade) agenda.current()).seat();
    trade(seat, token);
    if (!canTrade(seat)) agenda.pop();
  }

  final void trade(int seat, Treasure token) {
    if (!(Effects.of(token) instanceof Trick.Trade(int price, int gain))) {
      throw new IllegalStateException(token + " is no trade");
    }
    spend(seat, token);
    tell(new TreasureUsed(Seat.of(seat), token));
    addDoubloons(seat, -price);
    addPrestige(seat, gain);
  }

  final void finish() {
    for (int seat = 0; seat < table.seats; seat++) {
      for (Treasure token : Treasure.list(pirate(seat).treasures)) spend(seat, token);
    }
    countHoldings();
    countCards();
    for (int turn = 0; turn < table.seats; turn++) countRum(table.inTurn(turn));
  }

  /// Steps 2 to 4: a doubloon for each unsold jewel, one for each card, then a point for every two
  /// doubloons, which are kept.
  @Rule({"MUT-SCORE-02", "MUT-SCORE-03", "MUT-SCORE-04"})
  private void countHoldings() {
    for (int turn = 0; turn < table.seats; turn++) {
      int seat = table.inTurn(turn);
      Pirate pirate = pirate(seat);
      if (pirate.jewels != 0) tell(new JewelsRevealed(Seat.of(seat), Jewel.list(pirate.jewels)));
      addDoubloons(seat, ScoreStep.COINS_FROM_JEWELS, pirate.jewelCount);
      addDoubloons(seat, ScoreStep.COINS_FROM_CARDS, pirate.cardCount);
      addPrestige(seat, ScoreStep.DOUBLOONS, pirate.doubloons / DOUBLOONS_PER_POINT);
    }
  }

  /// Step 5: bonuses are measured for all before any is given; a refused order costs prestige.
  @Rule({"MUT-SCORE-05", "MUT-CARD-02", "MUT-CARD-04", "MUT-RULING-30", "MUT-RULING-34"})
  void countCards() {
    int[] bonuses = new int[table.seats];
    Arrays.setAll(bonuses, this::bonuses);
    for (int turn = 0; turn < table.seats; turn++) {
      int seat = table.inTurn(turn);
      Pirate pirate = pirate(seat);
      if (pirate.cards != 0) {
        tell(new CardsRevealed(Seat.of(seat), Card.list(pirate.cards)));
      }
      addPrestige(seat, ScoreStep.CARDS, bonuses[seat]);
      countTricks(seat);
      addPrestige(seat, ScoreStep.REFUSED, REFUSAL * refused(pirate.cards));
    }
  }

  private int bonuses(int seat) {
    int worth = 0;
    for (long left = pirate(seat).cards; left != 0; left &= left - 1) {
      if (effect(left) instanceof Bonus bonus) worth += bonus.worth(table, seat);
    }
    return worth;
  }

  private static Effect effect(long cards) {
    return Effects.of(Card.of(Long.numberOfTrailingZeros(cards)));
  }

  private static int refused(long cards) {
    int refused = 0;
    for (long left = cards; left != 0; left &= left - 1) {
      if (effect(left) instanceof Order) refused++;
    }
    return refused;
  }

  /// Voluntary cards that can still be played now are; their doubloons come too late for prestige.
  @Rule({"MUT-SCORE-05", "MUT-CARD-03", "MUT-RULING-58"})
  private void countTricks(int seat) {
    points = ScoreStep.CARDS;
    coins = ScoreStep.COINS_FROM_CARDS;
    for (long left = pirate(seat).cards; left != 0; left &= left - 1) {
      Card card = Card.of(Long.numberOfTrailingZeros(left));
      if (Window.END.allows(card) && Effects.of(card) instanceof Trick trick)
        trick.count(this, seat);
    }
  }

  /// Step 6: each rum left costs a point, unless a card forgives some.
  @Rule({"MUT-SCORE-06", "MUT-TAV-04", "MUT-RULING-35"})
  private void countRum(int seat) {
    Pirate pirate = pirate(seat);
    int forgiven = 0;
    for (long left = pirate.cards; left != 0; left &= left - 1) {
      if (effect(left) instanceof Bonus bonus) forgiven += bonus.forgivenRum();
    }
    addPrestige(seat, ScoreStep.RUM, -Math.max(0, pirate.rum - forgiven));
    tell(new Scored(Seat.of(seat), pirate.prestige, pirate.doubloons));
  }

  // What tokens and tricks give now

  void addDoubloons(int seat, int amount) {
    addDoubloons(seat, coins, amount);
  }

  void addPrestige(int seat, int amount) {
    addPrestige(seat, points, amount);
  }

  /// Draws a jewel that counts for step 2; later it would bring nothing.
  @Rule({"MUT-RULING-34", "MUT-RULING-58"})
  void drawJewel(int seat) {
    if (isLate()) return;
    JewelPile jewels = new JewelPile(this);
    if (!jewels.canDraw()) {
      addDoubloons(seat, 1);
      return;
    }
    Jewel jewel = jewels.draw();
    pirate(seat).take(jewel);
    tell(new JewelDrawn(Seat.of(seat), false, Optional.of(jewel)));
  }

  /// Reveals a token from the pile, and takes what it gives at once.
  @Rule("MUT-RULING-58")
  void revealTreasure(int seat) {
    if (table.treasurePile == 0) {
      addDoubloons(seat, 1);
      addPrestige(seat, 1);
      return;
    }
    Treasure token = drawTreasure();
    table.spent |= token.bit();
    tell(new TreasuresRevealed(Seat.of(seat), List.of(token)));
    Effects.of(token).count(this, seat);
  }

  /// Makes the trades that a player can pay, the largest first.
  final void tradeAll(int seat) {
    while (canTrade(seat)) {
      Moves<MutiniesMove> trades = new Moves<>();
      Items.offerTreasures(table, seat, trades);
      if (TradeRule.largest(trades) instanceof Use(Treasure token)) trade(seat, token);
    }
  }

  private void addDoubloons(int seat, ScoreStep step, int amount) {
    if (amount == 0) return;
    pirate(seat).doubloons += amount;
    pirate(seat).score[step.ordinal()] += amount;
    tell(new Counted(Seat.of(seat), step, amount));
  }

  private void addPrestige(int seat, ScoreStep step, int points) {
    if (points == 0) return;
    pirate(seat).prestige += points;
    pirate(seat).score[step.ordinal()] += points;
    tell(new Counted(Seat.of(seat), step, points));
  }

  /// Whoever holds trades may use them at the end, as long as they can be paid.
  private static final class TradeRule implements ForOneSeat<FinalTrade> {
    private static final Done DONE = new Done();

    @Override
    public void offer(
        MutiniesState table, FinalTrade question, Seat seat, Moves<MutiniesMove> moves) {
      Items.offerTreasures(table, question.seat(), moves);
      moves.add(DONE);
    }

    @Override
    public String objection(
        MutiniesState concealed, FinalTrade question, Seat seat, MutiniesMove move) {
      return Items.objection(concealed, question.seat(), Window.END, move);
    }

    /// Uses the largest trade.
    @Override
    public MutiniesMove fallback(
        MutiniesState concealed, FinalTrade question, Seat seat, Chance chance) {
      Moves<MutiniesMove> moves = new Moves<>();
      offer(concealed, question, seat, moves);
      return largest(moves);
    }

    private static MutiniesMove largest(Moves<MutiniesMove> moves) {
      MutiniesMove best = moves.get(0);
      for (int i = 1; i < moves.size(); i++) {
        if (price(moves.get(i)) > price(best)) best = moves.get(i);
      }
      return best;
    }

    private static int price(MutiniesMove move) {
      if (!(move instanceof Use(Treasure token))) return 0;
      return Effects.of(token) instanceof Trick.Trade(int price, _) ? price : 0;
    }
  }
}
