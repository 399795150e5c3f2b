package tortuga.mutinies.rules;

import java.util.stream.IntStream;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.mutinies.Card;
import tortuga.mutinies.MutiniesEvent.CardPlayed;
import tortuga.mutinies.MutiniesEvent.Targeted;
import tortuga.mutinies.MutiniesEvent.TreasureUsed;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.Done;
import tortuga.mutinies.MutiniesMove.Play;
import tortuga.mutinies.MutiniesMove.Target;
import tortuga.mutinies.MutiniesMove.Use;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.Window;
import tortuga.mutinies.rules.Questions.ForOneSeat;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step;
import tortuga.mutinies.state.Step.*;

/// The use of treasure tokens and Voluntary cards, in the windows of their owner's own turns.
final class Items extends Gains {
  static final ForOneSeat<AfterPlacing> AFTER_PLACING = new WindowRule<>(Window.AFTER);
  static final ForOneSeat<BeforeResolving> BEFORE_RESOLVING = new WindowRule<>(Window.RESOLVING);
  static final ForOneSeat<CardTarget> TARGET = new TargetRule();

  private static final Use[] USE =
      IntStream.range(0, Treasure.COUNT).mapToObj(i -> new Use(Treasure.of(i))).toArray(Use[]::new);
  private static final Play[] PLAY =
      IntStream.range(0, Card.COUNT).mapToObj(i -> new Play(Card.of(i))).toArray(Play[]::new);

  Items(Chapter same) {
    super(same);
  }

  /// Whether a token can be used now: only if it changes something.
  @Rule("MUT-TREAS-02")
  static boolean isUsable(MutiniesState table, int seat, Treasure token) {
    return Effects.of(token).works(table, seat);
  }

  /// Whether a card can be played now, whatever its owner's role: no refused card ever can.
  @Rule({"MUT-CARD-03", "MUT-RULING-29", "MUT-RULING-30"})
  static boolean isPlayable(MutiniesState table, int seat, Card card, Window window) {
    return window.allows(card)
        && Effects.of(card) instanceof Trick trick
        && trick.works(table, seat);
  }

  /// Offers the tokens and cards that a seat can use in a window.
  static void offer(MutiniesState table, int seat, Window window, Moves<MutiniesMove> moves) {
    offerTreasures(table, seat, moves);
    for (long left = table.crew[seat].cards; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      if (isPlayable(table, seat, Card.of(card), window)) moves.add(PLAY[card]);
    }
  }

  /// Returns the move that plays a card.
  static Play play(Card card) {
    return PLAY[card.number()];
  }

  static void offerTreasures(MutiniesState table, int seat, Moves<MutiniesMove> moves) {
    for (int left = table.crew[seat].treasures; left != 0; left &= left - 1) {
      int token = Integer.numberOfTrailingZeros(left);
      if (isUsable(table, seat, Treasure.of(token))) moves.add(USE[token]);
    }
  }

  /// Says why a seat may not use what it wants to use in a window.
  static String objection(MutiniesState table, int seat, Window window, MutiniesMove move) {
    Pirate pirate = table.crew[seat];
    if (move instanceof Use(Treasure token)) {
      return token.isIn(pirate.treasures) ? Objections.CHANGES_NOTHING : Objections.NOT_YOURS;
    }
    if (!(move instanceof Play(Card card))) return Objections.OTHER_QUESTION;
    if (!card.isIn(pirate.cards)) return Objections.NOT_YOURS;
    return window.allows(card) ? Objections.CHANGES_NOTHING : Objections.NOT_NOW;
  }

  /// Whoever holds tokens or cards is asked before the disc is resolved, playable or not.
  void openWindow(int seat) {
    if (pirate(seat).hasItems()) agenda.push(new BeforeResolving(seat));
  }

  /// A token is revealed, applied, and removed from the game.
  @Rule({"MUT-TREAS-02", "MUT-TREAS-03", "MUT-RULING-59"})
  void use(int seat, Treasure token) {
    reveal(seat, token);
    Effects.of(token).happen(this, seat);
    closeEmptyWindow(seat);
  }

  private void reveal(int seat, Treasure token) {
    pirate(seat).lose(token);
    table.spent |= token.bit();
    tell(new TreasureUsed(Seat.of(seat), token));
  }

  /// A card is shown, and leaves the game; an attack asks for its target, unless there is only one.
  @Rule({"MUT-CARD-03", "MUT-RULING-59"})
  void play(int seat, Card card) {
    pirate(seat).lose(card);
    table.played |= card.bit();
    tell(new CardPlayed(Seat.of(seat), card));
    switch (Effects.of(card)) {
      case Trick.Attack attack -> pickTarget(seat, card, attack.targets(table, seat));
      case Trick trick -> trick.happen(this, seat);
      case Order _, Bonus _, Effect.LastMutiny _ ->
          throw new IllegalStateException(card + " is not for windows");
    }
    closeEmptyWindow(seat);
  }

  /// Closes a window whose owner has nothing left to use; a turn stays open for the disc.
  private void closeEmptyWindow(int seat) {
    if (pirate(seat).hasItems()) return;
    boolean target = agenda.current() instanceof CardTarget;
    Step window = target ? agenda.beneath(1) : agenda.current();
    if (!(window instanceof AfterPlacing) && !(window instanceof BeforeResolving)) return;
    Step top = agenda.pop();
    if (target) agenda.replaceTop(top);
  }

  private void pickTarget(int seat, Card card, int targets) {
    if (Integer.bitCount(targets) > 1) agenda.push(new CardTarget(seat, card));
    else hit(seat, card, Integer.numberOfTrailingZeros(targets));
  }

  void target(Seat victim) {
    var attack = (CardTarget) agenda.pop();
    hit(attack.seat(), attack.card(), victim.index());
  }

  private void hit(int seat, Card card, int victim) {
    tell(new Targeted(Seat.of(seat), Seat.of(victim)));
    if (Effects.of(card) instanceof Trick.Attack attack) attack.hit(this, seat, victim);
  }

  /// Somebody may use one thing after the other, until nothing is left or wanted.
  @Rule("MUT-RULING-56")
  private record WindowRule<Q extends Question>(Window window) implements ForOneSeat<Q> {
    private static final Done DONE = new Done();

    @Override
    public void offer(MutiniesState table, Q question, Seat seat, Moves<MutiniesMove> moves) {
      Items.offer(table, question.seat(), window, moves);
      moves.add(DONE);
    }

    @Override
    public String objection(MutiniesState concealed, Q question, Seat seat, MutiniesMove move) {
      return Items.objection(concealed, question.seat(), window, move);
    }

    @Override
    public MutiniesMove fallback(MutiniesState concealed, Q question, Seat seat, Chance chance) {
      return DONE;
    }
  }

  /// Whoever plays an attack picks whom it hits.
  private static final class TargetRule implements ForOneSeat<CardTarget> {
    @Override
    public void offer(
        MutiniesState table, CardTarget question, Seat seat, Moves<MutiniesMove> moves) {
      if (!(Effects.of(question.card()) instanceof Trick.Attack attack)) return;
      for (int left = attack.targets(table, question.seat()); left != 0; left &= left - 1) {
        moves.add(new Target(Seat.of(Integer.numberOfTrailingZeros(left))));
      }
    }

    @Override
    public String objection(
        MutiniesState concealed, CardTarget question, Seat seat, MutiniesMove move) {
      return move instanceof Target ? Objections.NO_VICTIM : Objections.OTHER_QUESTION;
    }

    /// Picks the target with most prestige, of equals the earliest in turn order.
    @Override
    public MutiniesMove fallback(
        MutiniesState concealed, CardTarget question, Seat seat, Chance chance) {
      Moves<MutiniesMove> moves = new Moves<>();
      offer(concealed, question, seat, moves);
      MutiniesMove best = moves.get(0);
      int most = Integer.MIN_VALUE;
      for (int turn = 0; turn < concealed.seats; turn++) {
        int victim = concealed.inTurn(turn);
        MutiniesMove target = new Target(Seat.of(victim));
        if (moves.contains(target) && concealed.crew[victim].prestige > most) {
          most = concealed.crew[victim].prestige;
          best = target;
        }
      }
      return best;
    }
  }
}
