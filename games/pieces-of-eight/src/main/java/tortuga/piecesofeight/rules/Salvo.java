package tortuga.piecesofeight.rules;

import java.util.List;
import java.util.stream.IntStream;
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
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.*;

/// Cannons: aim, invite others to lend theirs, and fire a line of coins.
public final class Salvo extends Chapter {
  /// Whom to invite to lend Cannons.
  static final QuestionRule<EightState, InviteCannons, EightMove> INVITE_CANNONS =
      new InviteCannonsRule();

  /// How many Cannons to lend.
  static final QuestionRule<EightState, LendCannons, EightMove> LEND_CANNONS =
      new LendCannonsRule();

  /// How many coins deep to fire.
  static final QuestionRule<EightState, ChooseDepth, EightMove> CHOOSE_DEPTH =
      new ChooseDepthRule();

  /// For each set of seats, its list.
  private static final List<List<Seat>> LISTS =
      IntStream.range(0, 1 << Options.MOST_SEATS)
          .mapToObj(mask -> Seats.ofMask(mask).stream().toList())
          .toList();

  Salvo(Chapter same) {
    super(same);
  }

  /// The target is committed before anybody says whether to help.
  @Rule({"POE-CANN-01", "POE-CANN-06", "POE-RULING-39"})
  void aim(Place from, Seat target) {
    int seat = table.turnSeat;
    Deed deed = new Deed(seat, Coin.CANNON, from, target.index(), false);
    tell(new CannonAimed(Seat.of(seat), from, target));
    if (lenders(table, deed) == 0) chooseDepth(deed, 0);
    else agenda.push(new InviteCannons(deed));
  }

  /// Returns those who may be invited: all others with open Cannons but the owner of the target.
  @Rule({"POE-CANN-03", "POE-RULING-40", "POE-RULING-49"})
  public static int lenders(EightState table, Deed deed) {
    int lenders = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      boolean may = table.isIn(seat) && seat != deed.user() && seat != deed.ship();
      if (may && table.ship(seat).openCannons() > 0) lenders |= 1 << seat;
    }
    return lenders;
  }

  void invite(List<Seat> seats) {
    Deed deed = ((InviteCannons) agenda.pop()).deed();
    int invited = 0;
    for (Seat seat : seats) invited |= 1 << seat.index();
    tell(new CannonsInvited(Seat.of(deed.user()), seats));
    if (invited == 0) chooseDepth(deed, 0);
    else agenda.push(new LendCannons(deed, invited));
  }

  /// All answers are seen together; a Cannon that is lent stays where it is, and loses nothing.
  @Rule({"POE-CANN-03", "POE-CANN-05"})
  void collect(Deed deed, int invited) {
    int lent = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      if ((invited & 1 << seat) == 0) continue;
      int cannons = Math.max(0, player(seat).answer - Player.PASSED);
      player(seat).answer = Player.UNANSWERED;
      tell(new CannonsLent(Seat.of(seat), cannons));
      lent += cannons;
    }
    chooseDepth(deed, lent);
  }

  /// Each further open Cannon, your own or lent, reaches one coin deeper, but never beyond the
  /// deck.
  @Rule({"POE-CANN-02", "POE-CANN-03", "POE-RULING-40"})
  void chooseDepth(Deed deed, int lent) {
    int most = mostDepth(table, deed, lent);
    if (most == 1) fire(deed, 1);
    else agenda.push(new ChooseDepth(deed, most));
  }

  /// Returns how many coins deep a Cannon reaches with some Cannons lent.
  public static int mostDepth(EightState table, Deed deed, int lent) {
    return Math.min(table.ship(deed.user()).openCannons() + lent, table.ship(deed.ship()).size);
  }

  void fire(int depth) {
    fire(((ChooseDepth) agenda.pop()).deed(), depth);
  }

  /// The line is announced as one ability, with one window for reactions.
  @Rule({"POE-CANN-02", "POE-COMBO-02", "POE-RULING-41"})
  void fire(Deed deed, int depth) {
    Ship target = ship(deed.ship());
    for (int i = 0; i < depth; i++) target.deck[i] |= Cell.TARGET;
    tell(
        new Attacked(
            Seat.of(deed.user()),
            Coin.CANNON,
            deed.from(),
            Cost.KEEP,
            Seat.of(deed.ship()),
            IntStream.rangeClosed(1, depth).boxed().toList()));
    new Reactions(this).announce(deed);
  }

  // Questions

  private static final class InviteCannonsRule
      implements QuestionRule<EightState, InviteCannons, EightMove> {
    @Override
    public Seats asked(EightState table, InviteCannons question) {
      return table.askable(question.deed().user());
    }

    /// Nobody, everybody, or any other group of those who have open Cannons.
    @Override
    public void offer(EightState table, InviteCannons question, Seat seat, Moves<EightMove> moves) {
      int lenders = lenders(table, question.deed());
      for (int group = 0; group <= lenders; group++) {
        if ((group & ~lenders) == 0) moves.add(new Invite(LISTS.get(group)));
      }
    }

    @Override
    public String objection(EightState table, InviteCannons question, Seat seat, EightMove move) {
      return move instanceof Invite ? Objections.NO_OPEN_CANNONS : Objections.OTHER_QUESTION;
    }

    @Override
    public EightMove fallback(EightState table, InviteCannons question, Seat seat, Chance chance) {
      return new Invite(LISTS.get(lenders(table, question.deed())));
    }
  }

  private static final class LendCannonsRule
      implements QuestionRule<EightState, LendCannons, EightMove> {
    @Override
    public Seats asked(EightState table, LendCannons question) {
      return table.unanswered(question.invited());
    }

    @Override
    public Manner manner(EightState table, LendCannons question) {
      return Manner.SECRET;
    }

    @Override
    public void offer(EightState table, LendCannons question, Seat seat, Moves<EightMove> moves) {
      int cannons = table.ship(seat.index()).openCannons();
      for (int lent = 0; lent <= cannons; lent++) moves.add(new Lend(lent));
    }

    @Override
    public String objection(EightState table, LendCannons question, Seat seat, EightMove move) {
      return move instanceof Lend ? Objections.NO_OPEN_CANNONS : Objections.OTHER_QUESTION;
    }

    @Override
    public EightMove fallback(EightState table, LendCannons question, Seat seat, Chance chance) {
      return new Lend(0);
    }
  }

  private static final class ChooseDepthRule
      implements QuestionRule<EightState, ChooseDepth, EightMove> {
    @Override
    public Seats asked(EightState table, ChooseDepth question) {
      return table.askable(question.deed().user());
    }

    @Override
    public void offer(EightState table, ChooseDepth question, Seat seat, Moves<EightMove> moves) {
      for (int depth = 1; depth <= question.most(); depth++) moves.add(new Depth(depth));
    }

    @Override
    public String objection(EightState table, ChooseDepth question, Seat seat, EightMove move) {
      return move instanceof Depth ? Objections.OUT_OF_REACH : Objections.OTHER_QUESTION;
    }

    @Override
    public EightMove fallback(EightState table, ChooseDepth question, Seat seat, Chance chance) {
      return new Depth(question.most());
    }
  }
}
