package tortuga.mutinies;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tortuga.engine.text.Notation;
import tortuga.mutinies.rules.Bonus;
import tortuga.mutinies.rules.Effect;
import tortuga.mutinies.rules.Effects;
import tortuga.mutinies.rules.Order;
import tortuga.mutinies.rules.Trick;
import tortuga.mutinies.rules.Window;
import tortuga.mutinies.state.Track;

/// What is printed on the board, the cards and the tokens.
public record MutiniesPrinted(
    List<PrintedSquare> squares,
    List<PrintedJewel> jewels,
    List<PrintedRow> market,
    List<PrintedTreasure> treasures,
    List<PrintedCard> cards,
    List<Track> bonuses) {
  private static final Notation<Effect> EFFECTS = new Notation<>(Effect.class);

  /// A square for Action Discs.
  ///
  /// @param fewest the smallest number of players for which it is in use
  /// @param beats what a die must exceed
  public record PrintedSquare(
      Square id,
      Action action,
      int fewest,
      int cost,
      int doubloons,
      int rum,
      int prestige,
      int treasures,
      int beats) {
    private static PrintedSquare of(Square square) {
      return new PrintedSquare(
          square,
          square.action(),
          square.fewest,
          square.cost,
          square.doubloons,
          square.rum,
          square.prestige,
          square.treasures,
          square.beats);
    }
  }

  /// A jewel token.
  public record PrintedJewel(Jewel id, Colour colour, int doubloons, int rum) {
    private static PrintedJewel of(Jewel jewel) {
      return new PrintedJewel(jewel, jewel.colour(), jewel.doubloons(), jewel.rum());
    }
  }

  /// What a sale brings.
  public record Price(int doubloons, int prestige) {}

  /// A row of the Black Market: how many jewels, and the price by rum added.
  public record PrintedRow(Combination id, int jewels, List<Price> prices) {
    private static PrintedRow of(Combination row) {
      List<Price> prices =
          IntStream.rangeClosed(0, Combination.MOST_RUM)
              .mapToObj(rum -> new Price(row.doubloons(rum), row.prestige(rum)))
              .toList();
      return new PrintedRow(row, row.jewels, prices);
    }
  }

  /// What a treasure token gives: a kind, and its numbers.
  public record PrintedTreasure(Treasure id, String effect, List<Integer> numbers) {
    private static PrintedTreasure of(int number) {
      Treasure token = Treasure.of(number);
      Effect effect = Effects.of(token);
      return new PrintedTreasure(token, Notation.verb(effect.getClass()), numbersOf(effect));
    }
  }

  /// How a Mutiny card is used.
  public enum Category {
    OBLIGATORY,
    VOLUNTARY,
    END_OF_GAME,
    LAST_MUTINY;

    private static Category of(Effect effect) {
      return switch (effect) {
        case Order _ -> OBLIGATORY;
        case Trick _ -> VOLUNTARY;
        case Bonus _ -> END_OF_GAME;
        case Effect.LastMutiny _ -> LAST_MUTINY;
      };
    }
  }

  /// A Mutiny card: when it may be played, what it does, and the numbers and the colour of that.
  public record PrintedCard(
      Card id,
      List<Window> moments,
      String effect,
      List<Integer> numbers,
      Optional<Colour> colour,
      Category category) {
    private static PrintedCard of(int number) {
      Card card = Card.of(number);
      Effect effect = Effects.of(card);
      return new PrintedCard(
          card,
          Arrays.stream(Window.values()).filter(window -> window.allows(card)).toList(),
          Notation.verb(effect.getClass()),
          numbersOf(effect),
          effect instanceof Bonus.Fancier fancier
              ? Optional.of(fancier.colour())
              : Optional.empty(),
          Category.of(effect));
    }
  }

  static MutiniesPrinted all() {
    return new MutiniesPrinted(
        Arrays.stream(Square.values()).map(PrintedSquare::of).toList(),
        Jewel.list(Jewel.ALL).stream().map(PrintedJewel::of).toList(),
        Arrays.stream(Combination.values()).map(PrintedRow::of).toList(),
        IntStream.range(0, Treasure.COUNT).mapToObj(PrintedTreasure::of).toList(),
        IntStream.range(0, Card.COUNT).mapToObj(PrintedCard::of).toList(),
        IntStream.range(0, Track.BONUSES).mapToObj(Track::bonus).toList());
  }

  private static List<Integer> numbersOf(Effect effect) {
    return Arrays.stream(EFFECTS.write(effect).split(" "))
        .filter(word -> word.matches("\\d+"))
        .map(Integer::valueOf)
        .toList();
  }
}
