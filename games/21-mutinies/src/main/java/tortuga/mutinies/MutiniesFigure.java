package tortuga.mutinies;

import java.util.List;
import tortuga.engine.Figure;
import tortuga.engine.Seat;

/// What can be said about a move, or about the question on the table, before anybody answers.
public sealed interface MutiniesFigure extends Figure {
  /// What a disc on a square costs at once, and what is printed there for whoever is resolved.
  record Terms(Square square, Price price, int doubloons, int rum, int prestige, int treasures)
      implements MutiniesFigure {}

  /// What a square costs its seat, where that is less than printed.
  record Bargain(Square square, Price price) implements MutiniesFigure {}

  /// Why a disc cannot go to a square now.
  ///
  /// @param reason the message key of the refusal
  /// @param missing what its owner lacks to pay
  /// @param rounds how long the action stays closed
  record Barred(Square square, String reason, Price missing, int rounds)
      implements MutiniesFigure {}

  /// What a sale brings: the best one of its combination, or the one that is being completed.
  record Deal(Combination row, List<Jewel> jewels, int rum, int doubloons, int prestige)
      implements MutiniesFigure {
    public Deal {
      jewels = List.copyOf(jewels);
    }
  }

  /// What a combination brings with each amount of rum, from none on.
  record PriceList(Combination row, List<Takings> takings) implements MutiniesFigure {
    public PriceList {
      takings = List.copyOf(takings);
    }
  }

  /// How much rum the jewels of a sale have room for, and how much the seller can add.
  record Room(int icons, int mostRum) implements MutiniesFigure {}

  /// The odds of a search at the Shipwrecks: of a treasure token, and of a doubloon with it.
  record SearchOdds(double treasure, double doubloon) implements MutiniesFigure {}

  /// What a guest of the Tavern is dealt, for each number of guests that there may be.
  record RumShares(List<RumShare> shares) implements MutiniesFigure {
    public RumShares {
      shares = List.copyOf(shares);
    }
  }

  /// The odds of each colour of a jewel drawn unseen.
  record JewelOdds(List<ColourChance> colours) implements MutiniesFigure {
    public JewelOdds {
      colours = List.copyOf(colours);
    }
  }

  /// The odds of each kind of treasure token that is drawn.
  record TreasureOdds(List<KindChance> kinds) implements MutiniesFigure {
    public TreasureOdds {
      kinds = List.copyOf(kinds);
    }
  }

  /// The odds of each category of the Mutiny card that the next Captain draws.
  record CardOdds(List<CategoryChance> categories) implements MutiniesFigure {
    public CardOdds {
      categories = List.copyOf(categories);
    }
  }

  /// Whether a mutineer becomes Captain.
  ///
  /// @param isOutbid whether somebody else has already paid more
  /// @param richer who can still pay more, as everybody sees
  /// @param hidden who can only pay more with tokens or cards that nobody else sees
  record Captaincy(boolean isOutbid, List<Seat> richer, List<Seat> hidden)
      implements MutiniesFigure {
    public Captaincy {
      richer = List.copyOf(richer);
      hidden = List.copyOf(hidden);
    }
  }

  /// The turn order of the next round, if nobody else mutinies.
  record NextOrder(List<Seat> order) implements MutiniesFigure {
    public NextOrder {
      order = List.copyOf(order);
    }
  }

  /// The disc is the fifth in the City, and gains prestige for that.
  record FifthDisc(int prestige) implements MutiniesFigure {}

  /// The prestige that the owner of a disc comes to with what is printed on its square, once it is
  /// resolved; not told if that changes nothing.
  record Aim(int prestige) implements MutiniesFigure {}

  /// Who else is in the Cabin, who may still come, and who could be robbed by whoever is alone.
  record CabinCompany(
      List<Seat> there, boolean isMinionThere, List<Seat> mayCome, List<Seat> victims)
      implements MutiniesFigure {
    public CabinCompany {
      there = List.copyOf(there);
      mayCome = List.copyOf(mayCome);
      victims = List.copyOf(victims);
    }
  }

  /// What a Mutiny card counts at the end if it is kept: doubloons, and prestige or its loss.
  record Kept(int doubloons, int prestige) implements MutiniesFigure {}

  /// Doubloons and rum to be paid.
  record Price(int doubloons, int rum) {}

  /// Doubloons and prestige that a sale brings.
  record Takings(int doubloons, int prestige) {}

  /// The cubes that a guest of the Tavern is dealt.
  record RumShare(int guests, int least, int most, double average) {}

  record ColourChance(Colour colour, double chance) {}

  /// How likely a kind of treasure token is: the first word of what is printed on it.
  record KindChance(String kind, double chance) {}

  record CategoryChance(Card.Category category, double chance) {}
}
