package tortuga.piecesofeight.rules;

import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.QuestionRule;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Step.*;

/// Trades before the first game: players take turns to offer, until all have had enough.
public final class Trading extends Chapter {
  /// Whether to offer a trade, and which.
  static final QuestionRule<EightState, MakeOffer, EightMove> MAKE_OFFER = new MakeOfferRule();

  /// Whether to accept a trade.
  static final QuestionRule<EightState, AnswerOffer, EightMove> ANSWER_OFFER =
      new AnswerOfferRule();

  /// Maximum number of coins that one offer asks for.
  public static final int MOST_WANTED = 15;

  Trading(Chapter same) {
    super(same);
  }

  @Rule({"POE-POOL-05", "POE-POOL-08"})
  void begin() {
    agenda.push(new MakeOffer(0, (1 << table.seats) - 1));
  }

  void play(int seat, Trade move) {
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
    return usableAfter(yard, gets, gives) >= Stock.SILVER;
  }

  /// Returns how many silver coins of a yard fit into a ship after it gave and got coins.
  public static int usableAfter(Coins yard, Coins gets, Coins gives) {
    Coins after = new Coins();
    after.copyFrom(yard);
    after.addAll(gets);
    for (Coin coin : gives.list()) after.remove(coin);
    return Stock.usable(after);
  }

  // Questions

  /// Whether coins of a kind can be given and asked for.
  @Rule("POE-RULING-69")
  public static boolean isTraded(Coin coin) {
    return coin != Coin.CAPTAIN;
  }

  /// Whether an offer may be made: it is not empty, and leaves a legal ship.
  public static boolean maySend(Player player) {
    return player.give.count + player.want.count > 0
        && staysBuildable(player.yard, player.want, player.give);
  }

  private static final class MakeOfferRule
      implements QuestionRule<EightState, MakeOffer, EightMove> {
    @Override
    public Seats asked(EightState table, MakeOffer question) {
      return Seats.of(Seat.of(question.seat()));
    }

    @Override
    public Manner manner(EightState table, MakeOffer question) {
      return Manner.DRAFT;
    }

    /// An offer is put together in private; it names one player, and what both give; one side may
    /// give nothing.
    @Override
    @Rule({"POE-POOL-05", "POE-RULING-69", "POE-RULING-78"})
    public void offer(EightState table, MakeOffer question, Seat seat, Moves<EightMove> moves) {
      Player player = table.players[seat.index()];
      if (player.offerTo == Player.NOBODY) {
        moves.add(new Done());
        for (int to = 0; to < table.seats; to++) {
          if (to != seat.index()) moves.add(new OfferTo(Seat.of(to)));
        }
        return;
      }
      for (int kind = 0; kind < Coin.KINDS; kind++) {
        Coin coin = Coin.of(kind);
        if (!isTraded(coin)) continue;
        if (player.give.of(kind) < player.yard.of(kind)) moves.add(new Give(coin));
        if (player.want.count < MOST_WANTED) moves.add(new Want(coin));
      }
      if (maySend(player)) moves.add(new SendOffer());
      moves.add(new DropOffer());
    }

    @Override
    public String objection(EightState table, MakeOffer question, Seat seat, EightMove move) {
      Player player = table.players[seat.index()];
      boolean drafting = player.offerTo != Player.NOBODY;
      if (!drafting || !(move instanceof Trade trade)) return Objections.OTHER_QUESTION;
      return switch (trade) {
        case Give(Coin coin) -> isTraded(coin) ? Objections.NOT_IN_YARD : Objections.NOT_TRADED;
        case Want _ -> Objections.NOT_TRADED;
        case SendOffer() ->
            player.give.count + player.want.count == 0
                ? Objections.OFFER_INCOMPLETE
                : Objections.NO_LEGAL_SHIP;
        case OfferTo _, DropOffer _, Done _, Accept _, Decline _ -> Objections.OTHER_QUESTION;
      };
    }

    @Override
    public EightMove fallback(EightState table, MakeOffer question, Seat seat, Chance chance) {
      boolean drafting = table.players[seat.index()].offerTo != Player.NOBODY;
      return drafting ? new DropOffer() : new Done();
    }
  }

  private static final class AnswerOfferRule
      implements QuestionRule<EightState, AnswerOffer, EightMove> {
    @Override
    public Seats asked(EightState table, AnswerOffer question) {
      return Seats.of(Seat.of(question.to()));
    }

    @Override
    public Manner manner(EightState table, AnswerOffer question) {
      return Manner.SECRET;
    }

    @Override
    public void offer(EightState table, AnswerOffer question, Seat seat, Moves<EightMove> moves) {
      if (mayAccept(table, question, seat)) moves.add(new Accept());
      moves.add(new Decline());
    }

    private static boolean mayAccept(EightState table, AnswerOffer question, Seat seat) {
      Player offering = table.players[question.from()];
      Coins yard = table.players[seat.index()].yard;
      return yard.hasAll(offering.want) && staysBuildable(yard, offering.give, offering.want);
    }

    @Override
    public String objection(EightState table, AnswerOffer question, Seat seat, EightMove move) {
      if (!(move instanceof Accept)) return Objections.OTHER_QUESTION;
      boolean has = table.players[seat.index()].yard.hasAll(table.players[question.from()].want);
      return has ? Objections.NO_LEGAL_SHIP : Objections.NOT_IN_YARD;
    }

    @Override
    public EightMove fallback(EightState table, AnswerOffer question, Seat seat, Chance chance) {
      return new Decline();
    }
  }
}
