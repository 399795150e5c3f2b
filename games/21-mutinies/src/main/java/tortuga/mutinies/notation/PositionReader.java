package tortuga.mutinies.notation;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tortuga.engine.Setting;
import tortuga.engine.text.PositionText;
import tortuga.mutinies.Action;
import tortuga.mutinies.Card;
import tortuga.mutinies.Favour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.ScoreStep;
import tortuga.mutinies.rules.Referee;
import tortuga.mutinies.rules.settings.Options;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Track;

/// Reads a position, fills in what is usual, and refuses what cannot be.
final class PositionReader {
  private static final int MOST_ROUNDS = 10_000;
  private static final int MOST = 1000;

  private final MutiniesState table;
  private final Referee referee;
  private final Options options;

  PositionReader(MutiniesState table, Referee referee, Options options) {
    this.table = table;
    this.referee = referee;
    this.options = options;
  }

  void read(PositionText.Chart given) {
    given.only(
        "round",
        "order",
        "last-round",
        "ending",
        "quiet",
        "pirate",
        "closed",
        "stock",
        "discs",
        "aside",
        "jewels",
        "shown",
        "treasures",
        "cards",
        "drawn",
        "bonuses",
        "favours",
        "rum",
        "trade-routes",
        "ntr",
        "jewel-pile",
        "discards",
        "exhausted",
        "second-pile",
        "treasure-pile",
        "spent",
        "sizes",
        "mutinies",
        "played",
        "scoring",
        "score",
        "pending");
    readRound(given);
    readCrew(given);
    new StockReader(table).read(given);
    given.get("sizes").ifPresent(this::checkSizes);
    DiscReader discs = new DiscReader(table);
    discs.readDiscs(given);
    new PendingReader(table, referee).read(given);
    discs.readAsides(given);
    countRum(given);
  }

  private void readRound(PositionText.Chart given) {
    table.round = 1;
    given.get("round").ifPresent(round -> table.round = round.number(1, MOST_ROUNDS));
    given
        .get("order")
        .ifPresentOrElse(this::readOrder, () -> order(IntStream.range(0, table.seats)));
    given.get("last-round").ifPresent(last -> table.lastRound = last.yes());
    given.get("ending").ifPresent(ending -> table.ending = ending.yes());
    given.get("scoring").ifPresent(scoring -> table.counting = scoring.yes());
    given.get("quiet").ifPresent(quiet -> table.quiet = quiet.number(0, MOST_ROUNDS));
    given.get("pirate").ifPresent(this::readPirate);
    given.get("closed").ifPresent(this::readClosed);
    table.deck = options.mutinies();
    given.get("mutinies").ifPresent(deck -> table.deck = deck.number(0, Card.COUNT));
  }

  private void readOrder(PositionText order) {
    List<PositionText> seats = order.items();
    int[] players = seats.stream().mapToInt(seat -> seat.number(0, table.seats - 1)).toArray();
    if (IntStream.of(players).distinct().count() != table.seats || players.length != table.seats) {
      throw order.wrong("expected every seat once, found " + order);
    }
    order(IntStream.of(players));
  }

  private void order(IntStream players) {
    int[] seats = players.toArray();
    System.arraycopy(seats, 0, table.order, 0, seats.length);
    referee.seatMinion();
  }

  private void readPirate(PositionText pirate) {
    if (pirate.text().equals(MutiniesPositions.NONE)) table.removePirate();
    else table.putPirate(captainsAction(pirate.text(), pirate));
  }

  private static Action captainsAction(String word, PositionText where) {
    for (int number = 0; number < Action.FOR_CAPTAIN; number++) {
      if (Setting.word(Action.of(number)).equals(word)) return Action.of(number);
    }
    throw where.wrong("the Captain cannot choose " + word);
  }

  private void readClosed(PositionText closed) {
    closed
        .chart()
        .entries()
        .forEach((name, rounds) -> table.close(captainsAction(name, rounds), rounds.number(0, 15)));
  }

  private void readCrew(PositionText.Chart given) {
    for (int seat = 0; seat < table.seats; seat++) referee.equip(seat, seat == table.captain());
    given.get("stock").ifPresent(stock -> eachSeat(stock, this::readStock));
    for (int seat = 0; seat < table.seats; seat++) markBonuses(table.crew[seat]);
    given.get("bonuses").ifPresent(bonuses -> eachSeat(bonuses, this::readBonuses));
    given.get("favours").ifPresent(favours -> eachSeat(favours, this::readFavours));
    given.get("score").ifPresent(score -> eachSeat(score, this::readScore));
  }

  private void eachSeat(PositionText parts, BiConsumer<Pirate, PositionText> reading) {
    parts
        .chart()
        .entries()
        .forEach((name, part) -> reading.accept(pirate(table, name, part), part));
  }

  static Pirate pirate(MutiniesState table, String name, PositionText part) {
    Pirate pirate = table.crew[disc(table, name, part)];
    if (table.hasMinion() && pirate == table.crew[MutiniesState.MINION]) {
      throw part.wrong("the Minion has none");
    }
    return pirate;
  }

  static int disc(MutiniesState table, String name, PositionText part) {
    for (int disc = 0; disc < table.crew.length; disc++) {
      if (MutiniesPositions.name(table, disc).equals(name)) return disc;
    }
    String known =
        IntStream.range(0, table.crew.length)
            .mapToObj(disc -> MutiniesPositions.name(table, disc))
            .collect(Collectors.joining(", "));
    throw part.wrong("there is no player %s; there are %s".formatted(name, known));
  }

  /// Reads doubloons, rum and prestige, such as `4/1/3`.
  private void readStock(Pirate pirate, PositionText stock) {
    int[] figures = figures(stock, 3);
    pirate.doubloons = figures[0];
    pirate.rum = figures[1];
    pirate.prestige = figures[2];
    if (pirate.doubloons < 0 || pirate.rum < 0) throw stock.wrong("nobody has less than nothing");
  }

  static int[] figures(PositionText sketch, int count) {
    String[] words = sketch.text().split("/");
    if (words.length != count)
      throw sketch.wrong("expected %d numbers, found %s".formatted(count, sketch));
    int[] figures = new int[count];
    for (int i = 0; i < count; i++) {
      figures[i] = new PositionText.Word(words[i], sketch.line()).number(-MOST, MOST);
    }
    return figures;
  }

  /// Whoever has reached a bonus square has usually had its bonus.
  private static void markBonuses(Pirate pirate) {
    for (int i = 0; i < Track.BONUSES; i++) {
      if (pirate.prestige >= Track.bonus(i).at()) pirate.bonuses |= 1 << i;
    }
  }

  private void readBonuses(Pirate pirate, PositionText bonuses) {
    pirate.bonuses = 0;
    for (PositionText word : bonuses.items()) {
      int at = word.number(0, MOST);
      int bonus =
          IntStream.range(0, Track.BONUSES)
              .filter(i -> Track.bonus(i).at() == at)
              .findFirst()
              .orElse(-1);
      if (bonus < 0) throw word.wrong(at + " is no bonus square");
      pirate.bonuses |= 1 << bonus;
    }
  }

  private void readFavours(Pirate pirate, PositionText favours) {
    favours
        .chart()
        .entries()
        .forEach((name, amount) -> pirate.grant(favour(name, amount), amount.number(1, 15)));
  }

  private static Favour favour(String name, PositionText where) {
    for (Favour favour : Favour.values()) if (Setting.word(favour).equals(name)) return favour;
    throw where.wrong("there is no favour " + name);
  }

  private void readScore(Pirate pirate, PositionText score) {
    List<PositionText> figures = score.items();
    if (figures.size() != ScoreStep.COUNT)
      throw score.wrong("expected %d numbers".formatted(ScoreStep.COUNT));
    for (int i = 0; i < ScoreStep.COUNT; i++) pirate.score[i] = figures.get(i).number(-MOST, MOST);
  }

  /// The sizes of piles follow from the rest; they may be written down, but must be right.
  private void checkSizes(PositionText sizes) {
    PositionText.Chart trueSizes = PositionWriter.sizes(table).chart();
    sizes.chart().only("ntr", "jewel-pile", "discards", "treasure-pile");
    sizes
        .chart()
        .entries()
        .forEach((pile, size) -> {
          int truly = trueSizes.get(pile).orElseThrow().number(0, Jewel.COUNT);
          requireTrue(size, truly);
        });
  }

  /// What follows from the rest may be written down, but must be right.
  private static void requireTrue(PositionText written, int truly) {
    if (written.number(0, MOST) != truly) {
      throw written.wrong(
          "by all that lies elsewhere, this must be %d, not %s; it may be left out"
              .formatted(truly, written));
    }
  }

  /// The supply has the rum that is nowhere else; it may be written down, but must be right.
  private void countRum(PositionText.Chart given) {
    table.rum = MutiniesState.ALL_RUM;
    for (Pirate pirate : table.crew) table.rum -= pirate.rum + pirate.asideRum;
    if (table.rum < 0) {
      PositionText where = given.get("stock").or(() -> given.get("aside")).orElse(given);
      throw where.wrong("there are only %d rum".formatted(MutiniesState.ALL_RUM));
    }
    given.get("rum").ifPresent(rum -> requireTrue(rum, table.rum));
  }
}
