package tortuga.eight;

import tortuga.eight.EightEvent.*;
import tortuga.eight.EightMove.*;
import tortuga.eight.Step.AnswerOffer;
import tortuga.eight.Step.MakeOffer;
import tortuga.engine.Rule;
import tortuga.engine.Seat;

/// Trades before the first game: players take turns to offer, until all have had enough.
final class Trading extends Chapter {
  Trading(Chapter same) {
    super(same);
  }

  @Rule({"POE-POOL-05", "POE-POOL-08"})
  void begin() {
    agenda.push(new MakeOffer(0, (1 << table.seats) - 1));
  }

  void play(int seat, EightMove move) {
    Player player = player(seat);
    switch (move) {
      case OfferTo(Seat to) -> player.offerTo = to.index();
      case Give(Coin coin) -> player.give.add(coin);
      case Want(Coin coin) -> player.want.add(coin);
      case DropOffer() -> player.dropOffer();
      case SendOffer() -> send(player);
      case Done() -> done(seat);
      case Accept() -> accept();
      case Decline() -> decline();
      default -> throw new IllegalArgumentException(move + " is no part of a trade");
    }
  }

  private void send(Player player) {
    MakeOffer question = (MakeOffer) agenda.pop();
    agenda.push(new AnswerOffer(question.seat(), player.offerTo, question.traders()));
    tell(
        new Offered(
            Seat.of(question.seat()),
            Seat.of(player.offerTo),
            player.give.list(),
            player.want.list()));
  }

  private void done(int seat) {
    MakeOffer question = (MakeOffer) agenda.pop();
    tell(new TradingDone(Seat.of(seat)));
    askNext(seat, question.traders() & ~(1 << seat));
  }

  private void askNext(int seat, int traders) {
    if (traders == 0) return;
    int next = seat;
    do next = (next + 1) % table.seats;
    while ((traders & 1 << next) == 0);
    agenda.push(new MakeOffer(next, traders));
  }

  private void decline() {
    AnswerOffer offer = (AnswerOffer) agenda.pop();
    player(offer.from()).dropOffer();
    tell(new OfferDeclined(Seat.of(offer.from()), Seat.of(offer.to())));
    askNext(offer.from(), offer.traders());
  }

  /// A trade is done at once; nobody else learns which coins, and what was known of the yards is
  /// not known any more.
  @Rule({"POE-POOL-05", "POE-RULING-69"})
  private void accept() {
    AnswerOffer offer = (AnswerOffer) agenda.pop();
    Player from = player(offer.from());
    Player to = player(offer.to());
    tell(
        new Traded(
            Seat.of(offer.from()),
            Seat.of(offer.to()),
            from.give.count,
            from.want.count,
            from.give.list(),
            from.want.list()));
    exchange(from, from.want, from.give);
    exchange(to, from.give, from.want);
    from.dropOffer();
    askNext(offer.from(), offer.traders());
  }

  private static void exchange(Player player, Coins gets, Coins gives) {
    for (Coin coin : gets.list()) player.yard.add(coin);
    for (Coin coin : gives.list()) player.yard.remove(coin);
    player.yardSize += gets.count - gives.count;
    player.yardSeen.keepOnly(Coin.CAPTAIN);
  }

  /// Whether a yard can still build a legal ship after it gave and got coins.
  @Rule("POE-RULING-69")
  static boolean staysBuildable(Coins yard, Coins gets, Coins gives) {
    Coins after = new Coins();
    after.copyFrom(yard);
    after.addAll(gets);
    for (Coin coin : gives.list()) after.remove(coin);
    return Stock.usable(after) >= Ship.COINS - 1;
  }
}
