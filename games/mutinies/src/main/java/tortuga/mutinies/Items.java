package tortuga.mutinies;

import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.mutinies.MutiniesEvent.CardPlayed;
import tortuga.mutinies.MutiniesEvent.Targeted;
import tortuga.mutinies.MutiniesEvent.TreasureUsed;
import tortuga.mutinies.Step.*;

/// The use of treasure tokens and Voluntary cards, in the windows of their owner's own turns.
final class Items extends Gains {
  Items(Chapter same) {
    super(same);
  }

  /// Whether a token can be used now: only if it changes something.
  @Rule("MUT-TREAS-02")
  static boolean isUsable(MutiniesState table, int seat, Treasure token) {
    return token.effect().works(table, seat);
  }

  /// Whether a card can be played now, whatever its owner's role: no refused card ever can.
  @Rule({"MUT-CARD-03", "MUT-RULING-29", "MUT-RULING-30"})
  static boolean isPlayable(MutiniesState table, int seat, Card card, Window window) {
    return card.isFor(window) && card.effect() instanceof Trick trick && trick.works(table, seat);
  }

  /// Returns the window that a question opens; it must open one.
  @Rule("MUT-RULING-56")
  static Window window(Question question) {
    return switch (question) {
      case AfterPlacing _ -> Window.AFTER;
      case BeforeResolving _ -> Window.RESOLVING;
      default -> Window.BEFORE;
    };
  }

  /// Whoever holds tokens or cards is asked before the own disc is resolved, playable or not.
  void openWindow(int seat) {
    if (pirate(seat).hasItems()) agenda.push(new BeforeResolving(seat));
  }

  /// A token is revealed, applied, and removed from the game.
  @Rule({"MUT-TREAS-02", "MUT-TREAS-03", "MUT-RULING-59"})
  void use(int seat, Treasure token) {
    reveal(seat, token);
    token.effect().happen(this, seat);
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
    switch (card.effect()) {
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
    if (card.effect() instanceof Trick.Attack attack) attack.hit(this, seat, victim);
  }
}
