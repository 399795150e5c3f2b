package tortuga.mutinies.secrets;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Rule;
import tortuga.mutinies.Card;
import tortuga.mutinies.Colour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesFigure.CardOdds;
import tortuga.mutinies.MutiniesFigure.CategoryChance;
import tortuga.mutinies.MutiniesFigure.ColourChance;
import tortuga.mutinies.MutiniesFigure.JewelOdds;
import tortuga.mutinies.MutiniesFigure.KindChance;
import tortuga.mutinies.MutiniesFigure.TreasureOdds;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.state.MutiniesState;

/// The odds of what is drawn unseen, for whoever knows a concealed table.
public final class Odds {
  private Odds() {}

  /// Returns the odds of the top token of the Non-Trade Routes, unless what others are known to
  /// hold spoils them.
  @Rule("MUT-NTR-03")
  public static Optional<JewelOdds> ofNtr(MutiniesState table) {
    if (table.ntrSize == 0 || ImaginedHands.areTilted(table)) return Optional.empty();
    long left = Secrets.unseenJewels(table);
    double inPile = chanceOfPile(table, left);
    return Optional.of(jewels(left & ~pileable(table), left & pileable(table), 1 - inPile));
  }

  /// Returns the odds of the next jewel of the pile, unless it is empty or what others are known to
  /// hold spoils them.
  @Rule({"MUT-JEWEL-04", "MUT-RULING-10"})
  public static Optional<JewelOdds> ofPile(MutiniesState table) {
    if (ImaginedHands.areTilted(table)) return Optional.empty();
    if (table.pileSize > 0) {
      return Optional.of(jewels(0, Secrets.unseenJewels(table) & pileable(table), 1));
    }
    boolean isReshuffled = table.exhausted == 1 && table.discards != 0;
    return isReshuffled ? Optional.of(jewels(0, table.discards, 1)) : Optional.empty();
  }

  private static long pileable(MutiniesState table) {
    return table.secondPile != 0 ? table.secondPile : Jewel.ALL;
  }

  private static double chanceOfPile(MutiniesState table, long left) {
    int pileable = Long.bitCount(left & pileable(table));
    return pileable == 0 ? 0 : (double) table.pileSize / pileable;
  }

  /// Returns the odds of colours among jewels of which some weigh less than the others.
  private static JewelOdds jewels(long whole, long light, double weight) {
    double all = Long.bitCount(whole) + weight * Long.bitCount(light);
    List<ColourChance> colours = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      long right = Jewel.all(colour);
      double some = Long.bitCount(whole & right) + weight * Long.bitCount(light & right);
      colours.add(new ColourChance(colour, some / all));
    }
    return new JewelOdds(colours);
  }

  /// Returns the odds of the kinds of treasure token, unless there are none left.
  @Rule("MUT-TREAS-03")
  public static Optional<TreasureOdds> ofTreasures(MutiniesState table) {
    if (table.treasurePile == 0) return Optional.empty();
    List<Treasure> unseen = Treasure.list(Secrets.unseenTreasures(table));
    Map<String, Integer> kinds = new LinkedHashMap<>();
    for (Treasure token : unseen) kinds.merge(token.kind(), 1, Integer::sum);
    return Optional.of(
        new TreasureOdds(
            kinds.entrySet().stream()
                .map(
                    kind -> new KindChance(kind.getKey(), (double) kind.getValue() / unseen.size()))
                .toList()));
  }

  /// Returns the odds of the categories of the Mutiny card that is drawn next, if one is drawn.
  @Rule({"MUT-MUT-04", "MUT-RULING-32"})
  public static Optional<CardOdds> ofCards(MutiniesState table) {
    if (table.simplified || table.deck == 0) return Optional.empty();
    List<Card> unseen =
        table.deck == 1 ? List.of(Card.LAST_MUTINY) : Card.list(Secrets.unseenCards(table));
    Map<Card.Category, Integer> categories = new EnumMap<>(Card.Category.class);
    for (Card card : unseen) categories.merge(card.category(), 1, Integer::sum);
    return Optional.of(
        new CardOdds(
            categories.entrySet().stream()
                .map(category ->
                    new CategoryChance(
                        category.getKey(), (double) category.getValue() / unseen.size()))
                .toList()));
  }
}
