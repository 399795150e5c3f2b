package tortuga.jamaica.rules;

import java.util.List;
import tortuga.engine.Lists;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Luck;
import tortuga.engine.steps.Chapter;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Face;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaEvent.Attacked;
import tortuga.jamaica.JamaicaEvent.CannonsSpent;
import tortuga.jamaica.JamaicaEvent.CombatRolled;
import tortuga.jamaica.JamaicaEvent.CombatTied;
import tortuga.jamaica.JamaicaEvent.CombatWon;
import tortuga.jamaica.JamaicaEvent.SaberUsed;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.Attack;
import tortuga.jamaica.JamaicaMove.Keep;
import tortuga.jamaica.JamaicaMove.Reroll;
import tortuga.jamaica.JamaicaMove.Spend;
import tortuga.jamaica.RollResult;
import tortuga.jamaica.state.Combat;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step;
import tortuga.jamaica.state.Step.ChooseTarget;
import tortuga.jamaica.state.Step.FireBack;
import tortuga.jamaica.state.Step.Roll;
import tortuga.jamaica.state.Step.Saber;
import tortuga.jamaica.state.Step.SpendCannons;

/// Combat between two ships on one space.
final class Boarding extends JamaicaChapter {
  static final JamaicaQuestionRule<ChooseTarget> CHOOSE_TARGET = new ChooseTargetRule();
  static final JamaicaQuestionRule<SpendCannons> SPEND_CANNONS = new SpendCannonsRule();
  static final JamaicaQuestionRule<Saber> SABER = new SaberRule();

  static final Luck COMBAT = new Luck("combat", ordinal -> Face.of(ordinal).toString());

  private static final List<JamaicaMove> ATTACKS = Lists.of(Seat.MOST, Attack::new);
  private static final List<JamaicaMove> SPENDINGS =
      Lists.of(Ship.SIXTH * Ship.MOST_IN_HOLD + 1, Spend::new);
  private static final JamaicaMove KEEP = new Keep();
  private static final JamaicaMove REROLL = new Reroll();

  Boarding(Chapter<JamaicaState, Step, JamaicaEvent> same) {
    super(same);
  }

  /// A ship that stops beside others must fight one of them.
  @Rule({"JAM-COMBAT-01", "JAM-COMBAT-02", "JAM-RULING-22", "JAM-RULING-40"})
  void meet(int number) {
    int others = table.neighbours(number);
    switch (Integer.bitCount(others)) {
      case 0 -> {}
      case 1 -> fight(number, Integer.numberOfTrailingZeros(others));
      default -> agenda.push(new ChooseTarget(number));
    }
  }

  /// Which of several ships is attacked.
  private static final class ChooseTargetRule implements JamaicaQuestionRule<ChooseTarget> {
    @Override
    public Seats asked(JamaicaState table, ChooseTarget target) {
      return Seats.of(table.master(target.attacker()));
    }

    /// Lists ships clockwise from the attacker, the Ghost last; for the Ghost, its captain last.
    @Override
    @Rule({"JAM-COMBAT-02", "JAM-RULING-40"})
    public void offer(
        JamaicaState table, ChooseTarget target, Seat seat, Moves<JamaicaMove> moves) {
      int attacker = target.attacker();
      int others = table.neighbours(attacker);
      int from = table.isGhost(attacker) ? table.captain.index() : attacker;
      for (int turn = 1; turn <= table.seats; turn++) {
        int ship = (from + turn) % table.seats;
        if ((others & 1 << ship) != 0) moves.add(ATTACKS.get(ship));
      }
      if (table.hasGhost() && (others & 1 << JamaicaState.GHOST) != 0) {
        moves.add(ATTACKS.get(JamaicaState.GHOST));
      }
    }

    @Override
    public String objection(
        JamaicaState concealed, ChooseTarget target, Seat seat, JamaicaMove move) {
      return move instanceof Attack ? Objections.NOT_HERE : Objections.OTHER_QUESTION;
    }
  }

  void attack(int defender) {
    var target = (ChooseTarget) agenda.pop();
    fight(target.attacker(), defender);
  }

  void fight(int attacker, int defender) {
    tell(new Attacked(attacker, defender));
    fire(Combat.between(attacker, defender));
  }

  /// Whoever fires says first how many cannons; the Ghost has none.
  @Rule({"JAM-COMBAT-03", "JAM-COMBAT-05", "JAM-RULING-41"})
  void fire(Combat combat) {
    boolean hasCannons = ship(combat.firing()).total(Cargo.CANNONS) > 0;
    if (hasCannons) agenda.push(new SpendCannons(combat));
    else roll(combat, 0);
  }

  /// How many cannons are fired.
  private static final class SpendCannonsRule implements JamaicaQuestionRule<SpendCannons> {
    @Override
    public Seats asked(JamaicaState table, SpendCannons question) {
      return Seats.of(table.master(question.combat().firing()));
    }

    @Override
    public void offer(
        JamaicaState table, SpendCannons question, Seat seat, Moves<JamaicaMove> moves) {
      int all = table.ships[question.combat().firing()].total(Cargo.CANNONS);
      for (int cannons = 0; cannons <= all; cannons++) moves.add(SPENDINGS.get(cannons));
    }

    @Override
    public String objection(
        JamaicaState concealed, SpendCannons question, Seat seat, JamaicaMove move) {
      return move instanceof Spend ? Objections.TOO_FEW_CANNONS : Objections.OTHER_QUESTION;
    }
  }

  /// Cannons spent are gone, whatever comes of it, and leave their hold before there is loot.
  @Rule({"JAM-COMBAT-03", "JAM-COMBAT-07", "JAM-RULING-57"})
  void spend(int cannons) {
    Combat combat = ((SpendCannons) agenda.pop()).combat();
    tell(new CannonsSpent(combat.firing(), cannons));
    agenda.push(new Roll(combat, cannons));
    new Paying(this).pay(combat.firing(), Cargo.CANNONS, cannons);
  }

  void roll(Combat combat, int cannons) {
    Face face = roll(combat, ship(combat.firing()), cannons);
    if (mayUseSaber(table, combat, face)) agenda.push(new Saber(combat, cannons, face));
    else judge(combat, cannons, face);
  }

  private Face roll(Combat combat, Ship ship, int cannons) {
    Face face = Face.of(chance.below(COMBAT, Face.COUNT));
    tell(
        new CombatRolled(
            combat.firing(), face, cannons, ship.combatBonus(), strength(ship, cannons, face)));
    return face;
  }

  /// Once per combat the Saber may have a roll repeated; nobody would repeat a star of their own.
  @Rule({"JAM-TREAS-05", "JAM-TREAS-06", "JAM-TREAS-09", "JAM-RULING-27", "JAM-RULING-28"})
  static boolean mayUseSaber(JamaicaState table, Combat combat, Face face) {
    if (combat.saberUsed()) return false;
    int owner = table.saberOwner(combat);
    return owner >= 0 && !(owner == combat.firing() && face == Face.STAR);
  }

  /// Whether a roll is repeated.
  private static final class SaberRule implements JamaicaQuestionRule<Saber> {
    @Override
    public Seats asked(JamaicaState table, Saber roll) {
      return Seats.of(Seat.of(table.saberOwner(roll.combat())));
    }

    @Override
    public void offer(JamaicaState table, Saber roll, Seat seat, Moves<JamaicaMove> moves) {
      moves.add(KEEP);
      moves.add(REROLL);
    }

    @Override
    public String objection(JamaicaState concealed, Saber roll, Seat seat, JamaicaMove move) {
      return Objections.OTHER_QUESTION;
    }
  }

  void keep() {
    var roll = (Saber) agenda.pop();
    judge(roll.combat(), roll.cannons(), roll.face());
  }

  /// The second roll stands, and so do the cannons.
  @Rule({"JAM-TREAS-05", "JAM-TREAS-07", "JAM-TREAS-08"})
  void reroll() {
    var roll = (Saber) agenda.pop();
    Combat combat = roll.combat();
    tell(new SaberUsed(table.saberOwner(combat), combat.firing()));
    Face face = roll(combat, ship(combat.firing()), roll.cannons());
    judge(combat.withSaberUsed(), roll.cannons(), face);
  }

  private void judge(Combat combat, int cannons, Face face) {
    int strength = strength(ship(combat.firing()), cannons, face);
    switch (result(combat, strength, face)) {
      case WINS -> win(combat.firing(), combat.facing());
      case LOSES -> win(combat.facing(), combat.firing());
      case TIES -> tell(new CombatTied(combat.attacker(), combat.defender()));
      case STANDS -> agenda.push(new FireBack(combat.withAttackOf(strength)));
    }
  }

  /// A star wins at once; otherwise the defender fires back.
  @Rule({"JAM-COMBAT-06", "JAM-COMBAT-08"})
  static RollResult result(Combat combat, int strength, Face face) {
    return combat.attackStands() || face == Face.STAR
        ? RollResult.against(combat.toBeat(), face, strength)
        : RollResult.STANDS;
  }

  /// Returns what a roll adds up to; a star is not added up.
  @Rule({"JAM-COMBAT-04", "JAM-TREAS-10", "JAM-RULING-29"})
  static int strength(Ship ship, int cannons, Face face) {
    return face == Face.STAR ? 0 : face.strength + cannons + ship.combatBonus();
  }

  private void win(int winner, int loser) {
    tell(new CombatWon(winner, loser));
    new Looting(this).offer(winner, loser);
  }
}
