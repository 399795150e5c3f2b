package tortuga.piecesofeight.rules;

import java.util.Optional;
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
import tortuga.piecesofeight.EightView.LossView.How;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.Endings.Fight;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Familiar;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.*;

/// What attacks do: doomed coins may save themselves, the others are destroyed, and the victim may
/// answer the loss.
public final class Attacks extends Chapter {
  /// Whether a doomed coin saves itself.
  static final QuestionRule<EightState, SaveCoin, EightMove> SAVE_COIN = new SaveCoinRule();

  Attacks(Chapter same) {
    super(same);
  }

  /// Each target in turn, from the crow's nest to the aft, may save itself if it is still active.
  @Rule({"POE-MONK-01", "POE-CANN-04", "POE-CANN-07", "POE-RULING-20", "POE-RULING-42"})
  void doom(Deed deed) {
    Ship ship = ship(deed.ship());
    if (isNext(ship.nest)) {
      ship.nest |= Cell.DOOMED;
      giveChance(deed, Place.NEST);
      return;
    }
    for (int i = 0; i < ship.size; i++) {
      if (!isNext(ship.deck[i])) continue;
      ship.deck[i] |= Cell.DOOMED;
      if (i == 0) giveChance(deed, Place.FORE);
      else if (i == ship.size - 1) giveChance(deed, Place.AFT);
      else agenda.push(new Doom(deed));
      return;
    }
    agenda.push(new Strike(deed));
  }

  private static boolean isNext(int cell) {
    return Cell.has(cell, Cell.TARGET) && !Cell.has(cell, Cell.DOOMED);
  }

  private void giveChance(Deed deed, Place place) {
    agenda.push(new Doom(deed));
    if (!isAbleToSave(ship(deed.ship()), place)) return;
    table.meet(Familiar.SAVE_COIN);
    agenda.push(new SaveCoin(deed, place));
  }

  /// The Captain's Monkey announces that it saves itself, which can be betrayed like any ability.
  @Rule({"POE-MONK-01", "POE-REACT-05", "POE-RULING-22"})
  void save() {
    SaveCoin question = (SaveCoin) agenda.pop();
    int owner = question.deed().ship();
    ship(owner).mark(question.place(), Cell.REACTED);
    tell(new Reacted(Seat.of(owner), Coin.CAPTAINS_MONKEY, question.place()));
    new Reactions(this)
        .announce(Deed.reaction(owner, Coin.CAPTAINS_MONKEY, question.place(), owner));
  }

  /// The targets still in the ship and not saved are destroyed at once; then the attacker pays.
  @Rule({"POE-CANN-04", "POE-RULING-09", "POE-RULING-11", "POE-RULING-12", "POE-RULING-28"})
  void strike(Deed deed) {
    boolean openLost = destroyTargets(deed);
    Endings endings = new Endings(this);
    Fight fight = endings.checkCaptains();
    if (fight != Fight.OVER && deed.spent()) spend(deed.user(), deed.from());
    if (fight == Fight.GOES_ON) new Losses(this).ask(openLost, deed.ship(), deed.user(), true);
    else endings.settle(fight);
  }

  /// Destroys what bears the mark of a target; returns whether an open coin was among it.
  private boolean destroyTargets(Deed deed) {
    Ship ship = ship(deed.ship());
    ship.witness(++table.destructions);
    boolean foreLost = ship.size > 0 && isStruck(ship.deck[0]);
    boolean openLost = foreLost || isStruck(ship.nest);
    int before = ship.size;
    if (isStruck(ship.nest)) {
      ship.nestWreck = ship.nest;
      destroy(deed, 0, 0);
    }
    int struck = 0;
    for (int i = 0; i < ship.size; ) {
      if (!isStruck(ship.deck[i])) {
        i++;
        continue;
      }
      int index = i + struck++;
      if (index == 0) ship.foreWreck = ship.deck[i];
      else if (index == before - 1) ship.aftWreck = ship.deck[i];
      destroy(deed, index + 1, i);
    }
    if (struck == 0 && !Cell.has(ship.nestWreck, Cell.TARGET)) {
      tell(new NothingHit(Seat.of(deed.user()), deed.coin()));
    }
    ship.lookAtOpenCoins();
    if (foreLost) showFore(deed.ship());
    return openLost;
  }

  private static boolean isStruck(int cell) {
    return (cell & (Cell.TARGET | Cell.SAVED)) == Cell.TARGET;
  }

  /// Moves one coin to the hold; whoever was not allowed to see it does not see it now, unless the
  /// hold is open. Its position is where it was when the attack struck, its index where it is once
  /// the coins before it have gone.
  @Rule({"POE-HOLD-01", "POE-HOLD-03", "POE-RULING-43", "POE-RULING-76"})
  private void destroy(Deed deed, int position, int index) {
    Ship ship = ship(deed.ship());
    int cell = position == 0 ? ship.nest : ship.deck[index];
    boolean shown =
        position <= 1
            || Cell.isCoin(cell, Coin.CAPTAIN)
            || options.destroyedShown()
            || ship.holdOpen;
    if (position == 0) ship.removeNest();
    else ship.takeOut(index);
    if (shown) cell |= Cell.KNOWN;
    if (position > 1 && shown && ship.aftWreck != Cell.EMPTY) ship.aftWreck |= Cell.KNOWN;
    tell(
        new CoinDestroyed(
            Seat.of(deed.ship()),
            position,
            shown,
            Optional.of(Cell.coin(cell)),
            Seat.of(deed.user()),
            deed.coin()));
    Optional<Coin> with = Optional.of(deed.coin());
    note(deed.ship(), cell, shown, How.DESTROYED, deed.user(), with);
    stow(deed.ship(), cell);
  }

  /// A coin whose ability was negated is destroyed by the Treachery; nothing can prevent that.
  @Rule({"POE-NEG-03", "POE-REACT-06", "POE-RULING-24", "POE-RULING-25"})
  void destroyUsed(Deed deed, int traitor) {
    int victim = deed.user();
    Ship ship = ship(victim);
    int index = deed.from() == Place.AFT ? ship.size - 1 : 0;
    int position = deed.from() == Place.NEST ? 0 : index + 1;
    ship.witness(++table.destructions);
    if (position > 0) ship.deck[index] |= Cell.KNOWN;
    betray(victim, position, index, traitor);
    Endings endings = new Endings(this);
    Fight fight = endings.checkCaptains();
    if (fight == Fight.GOES_ON) new Losses(this).ask(position <= 1, victim, traitor, false);
    else endings.settle(fight);
  }

  private void betray(int victim, int position, int index, int traitor) {
    Ship ship = ship(victim);
    int cell = position == 0 ? ship.removeNest() : ship.removeAt(index);
    tell(
        new CoinDestroyed(
            Seat.of(victim),
            position,
            true,
            Optional.of(Cell.coin(cell)),
            Seat.of(traitor),
            Coin.TREACHERY));
    note(victim, cell, true, How.DESTROYED, traitor, Optional.of(Coin.TREACHERY));
    stow(victim, cell);
    if (position == 1) showFore(victim);
  }

  /// The target becomes the aft of the pillager; that is no destruction.
  @Rule({"POE-PILL-01", "POE-RULING-23", "POE-RULING-35", "POE-RULING-38", "POE-COIN-01"})
  void pillage(Deed deed) {
    Ship ship = ship(deed.user());
    int index = deed.from() == Place.AFT ? ship.size - 1 : 0;
    boolean seized = seize(deed);
    Endings endings = new Endings(this);
    Fight fight = endings.checkCaptains();
    if (fight == Fight.OVER) return;
    spendAt(deed.user(), deed.from(), index);
    if (seized && deed.from() == Place.NEST && ship.size == 1) showFore(deed.user());
    endings.settle(fight);
  }

  /// Takes the target, if it is still there; returns whether it was.
  private boolean seize(Deed deed) {
    Ship victim = ship(deed.ship());
    boolean fromNest = Cell.has(victim.nest, Cell.TARGET);
    boolean fromFore = victim.size > 0 && Cell.has(victim.deck[0], Cell.TARGET);
    if (!fromNest && !fromFore) {
      tell(new NothingHit(Seat.of(deed.user()), Coin.PILLAGE));
      return false;
    }
    int cell = Cell.unmarked(fromNest ? victim.removeNest() : victim.removeAt(0));
    Seat pillager = Seat.of(deed.user());
    tell(new CoinPillaged(pillager, Seat.of(deed.ship()), fromNest ? 0 : 1, Cell.coin(cell)));
    note(deed.ship(), cell, true, How.PILLAGED, deed.user(), Optional.empty());
    ship(deed.user()).addAft(cell);
    stir();
    if (Cell.isCoin(cell, Coin.CAPTAIN)) {
      noteCaptainLost(deed.ship());
      tell(new CaptainGained(pillager));
    }
    if (fromFore) showFore(deed.ship());
    return true;
  }

  /// Whether a doomed coin in an active position may be a Captain's Monkey, as far as all can see.
  public static boolean isAbleToSave(Ship ship, Place place) {
    return place == Place.AFT ? ship.hidesAft() : ship.isAt(place, Coin.CAPTAINS_MONKEY);
  }

  private static final class SaveCoinRule implements QuestionRule<EightState, SaveCoin, EightMove> {
    @Override
    public Seats asked(EightState table, SaveCoin question) {
      return table.askable(question.deed().ship());
    }

    @Override
    public Manner manner(EightState table, SaveCoin question) {
      return Manner.WINDOW;
    }

    @Override
    public void offer(EightState table, SaveCoin question, Seat seat, Moves<EightMove> moves) {
      Ship ship = table.ship(seat.index());
      boolean monkey = ship.isAt(question.place(), Coin.CAPTAINS_MONKEY);
      if (monkey && !Cell.has(ship.at(question.place()), Cell.REACTED)) moves.add(new Save());
      moves.add(new Pass());
    }

    @Override
    public String objection(EightState table, SaveCoin question, Seat seat, EightMove move) {
      return move instanceof Save ? Objections.NO_MONKEY : Objections.OTHER_QUESTION;
    }

    @Override
    public EightMove fallback(EightState table, SaveCoin question, Seat seat, Chance chance) {
      return firstOffer(table, question, seat);
    }
  }
}
