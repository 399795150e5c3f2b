package tortuga.bots;

import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.Tactics;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;

/// The smallest game in which it pays to wait for luck: seat zero bets two in three at once, or has
/// a coin thrown, looks at it, and names the side that lies up.
final class CoinGame
    implements Rules<CoinGame.Table, CoinGame.Say, CoinGame.Nothing, CoinGame.View> {
  private static final Seat PLAYER = Seat.of(0);
  private static final Luck COIN = Luck.die("coin");

  /// What the player says.
  enum Word {
    BET,
    THROW,
    HEADS,
    TAILS
  }

  record Say(Word word) implements Move {}

  record Nothing() implements Event {}

  record View() {}

  static final class Table implements State<Table> {
    int coin = -1;
    boolean over;
    boolean won;

    @Override
    public Seats toAct() {
      return over ? Seats.NONE : Seats.of(PLAYER);
    }

    @Override
    public Table copy() {
      Table copy = new Table();
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Table other) {
      coin = other.coin;
      over = other.over;
      won = other.won;
    }
  }

  /// Somebody who looks at the coin.
  static final class Observer implements Tactics<Table, Say> {
    @Override
    public long fortune(Table world) {
      return 1L + world.coin;
    }
  }

  static Advice<Say> advice(Tactics<Table, Say> tactics, Budget budget) {
    CoinGame rules = new CoinGame();
    return new SearchBot<>(new BotContext<>(rules, tactics, 2), budget)
        .advise(Observation.of(rules, new Table(), PLAYER, new Moves<>()), Chance.seeded(1));
  }

  @Override
  public Table begin(Chance chance, Journal<? super Nothing> journal) {
    return new Table();
  }

  @Override
  public Decision decision(Table state) {
    return Decision.open("say", PLAYER);
  }

  @Override
  public void legalMoves(Table state, Seat seat, Moves<Say> moves) {
    moves.add(new Say(state.coin < 0 ? Word.BET : Word.HEADS));
    moves.add(new Say(state.coin < 0 ? Word.THROW : Word.TAILS));
  }

  @Override
  public void play(
      Table state, Seat seat, Say move, Chance chance, Journal<? super Nothing> journal) {
    switch (move.word()) {
      case BET -> end(state, chance.below(COIN, 3) > 0);
      case THROW -> state.coin = chance.below(COIN, 2);
      case HEADS -> end(state, state.coin == 0);
      case TAILS -> end(state, state.coin == 1);
    }
  }

  private static void end(Table state, boolean won) {
    state.over = true;
    state.won = won;
  }

  @Override
  public Outcome outcome(Table state) {
    return Outcome.wonBy(Seats.of(state.won ? PLAYER : Seat.of(1)), 2);
  }

  @Override
  public void conceal(Table state, Viewer viewer) {}

  @Override
  public void imagine(Table concealed, Chance chance) {}

  @Override
  public View view(Table concealed) {
    return new View();
  }

  @Override
  public Say fallback(Table concealed, Seat seat, Chance chance) {
    return new Say(Word.BET);
  }
}
