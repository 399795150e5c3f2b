package tortuga.aye.state;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tortuga.aye.Ability;
import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.Face;
import tortuga.aye.Mission;
import tortuga.aye.Phase;

/// What is printed on board, tiles and cards.
///
/// @param traitor the card whose holder is the traitor
/// @param commands all commands, and `nothing`
/// @param actions what a pirate may do, or leave undone
/// @param phases the nine phases of a round, in order
/// @param faces the faces of the dice, and the letters by which throws are written down
public record AyePrinted(
    PrintedBoard board,
    List<PrintedCard> cards,
    Card traitor,
    List<Command> commands,
    List<Command> actions,
    List<Mission> missions,
    List<PrintedPhase> phases,
    List<PrintedFace> faces) {
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

  /// A phase of the round, and the mission that it is about.
  public record PrintedPhase(Phase id, Optional<Mission> mission) {}

  /// A face of a die, and its letter.
  public record PrintedFace(Face id, String letter) {}

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
        Arrays.stream(Command.values()).filter(Command::isAction).toList(),
        List.of(Mission.values()),
        Arrays.stream(Phase.values())
            .filter(phase -> phase != Phase.NONE)
            .map(phase -> new PrintedPhase(phase, phase.mission()))
            .toList(),
        Arrays.stream(Face.values())
            .map(face -> new PrintedFace(face, String.valueOf(face.letter)))
            .toList());
  }
}
