package tortuga.mutinies;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tortuga.engine.text.Notation;
import tortuga.engine.text.OneOf;
import tortuga.mutinies.MutiniesFigure.Price;
import tortuga.mutinies.MutiniesFigure.SearchOdds;
import tortuga.mutinies.MutiniesFigure.Takings;
import tortuga.mutinies.rules.Bonus;
import tortuga.mutinies.rules.Effect;
import tortuga.mutinies.rules.Effects;
import tortuga.mutinies.rules.Wrecks;
import tortuga.mutinies.state.Track;

/// What is printed on the board, the cards and the tokens.
///
/// @param trackLength the last number of the prestige track
public record MutiniesPrinted(
    List<PrintedSquare> squares,
    List<PrintedSearch> searches,
    List<PrintedJewel> jewels,
    List<PrintedRow> market,
    List<PrintedTreasure> treasures,
    List<PrintedCard> cards,
    List<Track> bonuses,
    int trackLength) {
  private static final Notation<Effect> EFFECTS = new Notation<>(Effect.class);

  /// A square for Action Discs.
  ///
  /// @param row the combination that it stands for in the Black Market
  /// @param price what it costs without a jewel
  /// @param beats what a die must exceed
  /// @param isShared whether any number of discs may lie there
  public record PrintedSquare(
      Square id,
      Action action,
      Business business,
      Optional<Combination> row,
      Price price,
      int doubloons,
      int rum,
      int prestige,
      int treasures,
      int beats,
      boolean isShared) {
    private static PrintedSquare of(Square square) {
      return new PrintedSquare(
          square,
          square.action(),
          square.business(),
          square.business() == Business.SALE
              ? Optional.of(Combination.at(square))
              : Optional.empty(),
          new Price(square.cost, 0),
          square.doubloons,
          square.rum,
          square.prestige,
          square.treasures,
          square.beats,
          square.isShared());
    }
  }

  /// The odds of a search on a square of the Shipwrecks: of a treasure token, and of a doubloon.
  public record PrintedSearch(Square id, double treasure, double doubloon) {
    private static PrintedSearch of(Square square) {
      SearchOdds odds = Wrecks.odds(square);
      return new PrintedSearch(square, odds.treasure(), odds.doubloon());
    }
  }

  /// A jewel token.
  ///
  /// @param kind the first of all tokens that look the same
  public record PrintedJewel(Jewel id, Jewel kind, Colour colour, int doubloons, int rum) {
    private static PrintedJewel of(Jewel jewel) {
      return new PrintedJewel(jewel, jewel.kind(), jewel.colour(), jewel.doubloons(), jewel.rum());
    }
  }

  /// A row of the Black Market: how many jewels must be alike, group by group, and the price by rum
  /// added.
  public record PrintedRow(Combination id, List<Integer> groups, List<Takings> prices) {
    private static PrintedRow of(Combination row) {
      List<Takings> prices =
          IntStream.rangeClosed(0, Combination.MOST_RUM)
              .mapToObj(rum -> new Takings(row.doubloons(rum), row.prestige(rum)))
              .toList();
      return new PrintedRow(row, row.groups(), prices);
    }
  }

  /// What a treasure token gives: a kind, and its numbers.
  public record PrintedTreasure(
      Treasure id, @OneOf(Effect.class) String effect, List<Integer> numbers) {
    private static PrintedTreasure of(int number) {
      Treasure token = Treasure.of(number);
      Effect effect = Effects.of(token);
      return new PrintedTreasure(token, Notation.verb(effect.getClass()), numbersOf(effect));
    }
  }

  /// A Mutiny card: when it may be played, what it does, and the numbers and the colour of that.
  public record PrintedCard(
      Card id,
      List<Window> moments,
      @OneOf(Effect.class) String effect,
      List<Integer> numbers,
      Optional<Colour> colour,
      Card.Category category) {
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
          card.category());
    }
  }

  static MutiniesPrinted all() {
    return new MutiniesPrinted(
        Arrays.stream(Square.values()).map(PrintedSquare::of).toList(),
        Arrays.stream(Square.values())
            .filter(square -> square.action() == Action.SHIPWRECKS)
            .map(PrintedSearch::of)
            .toList(),
        Jewel.list(Jewel.ALL).stream().map(PrintedJewel::of).toList(),
        Arrays.stream(Combination.values()).map(PrintedRow::of).toList(),
        IntStream.range(0, Treasure.COUNT).mapToObj(PrintedTreasure::of).toList(),
        IntStream.range(0, Card.COUNT).mapToObj(PrintedCard::of).toList(),
        IntStream.range(0, Track.BONUSES).mapToObj(Track::bonus).toList(),
        Track.LENGTH);
  }

  private static List<Integer> numbersOf(Effect effect) {
    return Arrays.stream(EFFECTS.write(effect).split(" "))
        .filter(word -> word.matches("\\d+"))
        .map(Integer::valueOf)
        .toList();
  }
}
