package tortuga.aye.state;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tortuga.aye.Ability;
import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.Mission;

/// What is printed on board, tiles and cards.
///
/// @param traitor the card whose holder is the traitor
public record AyePrinted(
    PrintedBoard board,
    List<PrintedCard> cards,
    Card traitor,
    List<Command> commands,
    List<Mission> missions) {
  /// The numbers on the board.
  ///
  /// @param doubloons what is dealt before the first round
  /// @param highest the highest reputation
  /// @param mutiny the reputation that a mutiny needs
  /// @param attempts how often an attempt is thrown
  /// @param requests maximum number of requests per player and round
  public record PrintedBoard(
      int ship,
      List<Integer> flags,
      int captain,
      int krakenSquare,
      int doubleKrakenSquare,
      int mutinySquare,
      int plank,
      int plankPrice,
      int doubloons,
      int tokens,
      int highest,
      int mutiny,
      int attempts,
      int requests) {}

  /// What a completed card can be given up for.
  public record PrintedCard(Card id, Ability ability) {}

  public static AyePrinted all() {
    PrintedBoard board =
        new PrintedBoard(
            Board.SHIP,
            IntStream.range(0, Board.flags()).mapToObj(Board::flag).toList(),
            Board.CAPTAIN,
            Board.KRAKEN_SQUARE,
            Board.DOUBLE_KRAKEN_SQUARE,
            Board.MUTINY_SQUARE,
            Board.PLANK,
            Board.PLANK_PRICE,
            Board.DEALT_DOUBLOONS,
            Board.TOKENS,
            Board.HIGHEST_REPUTATION,
            Board.MUTINY_REPUTATION,
            Board.THROWS,
            Board.REQUESTS);
    return new AyePrinted(
        board,
        Arrays.stream(Card.values()).map(card -> new PrintedCard(card, card.ability())).toList(),
        Card.TRAITOR,
        List.of(Command.values()),
        List.of(Mission.values()));
  }
}
