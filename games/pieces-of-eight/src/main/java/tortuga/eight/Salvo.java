package tortuga.eight;

import java.util.List;
import java.util.stream.IntStream;
import tortuga.eight.EightEvent.*;
import tortuga.eight.EightMove.Cost;
import tortuga.eight.Step.*;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;

/// Cannons: aim, invite others to lend theirs, and fire a line of coins.
final class Salvo extends Chapter {
  /// For each set of seats, its list.
  private static final List<List<Seat>> LISTS =
      IntStream.range(0, 1 << Options.MOST_SEATS)
          .mapToObj(mask -> Seats.ofMask(mask).stream().toList())
          .toList();

  Salvo(Chapter same) {
    super(same);
  }

  static List<Seat> list(int mask) {
    return LISTS.get(mask);
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
  static int lenders(EightState table, Deed deed) {
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

  /// Each further open Cannon, own or lent, reaches one coin deeper, but never beyond the deck.
  @Rule({"POE-CANN-02", "POE-CANN-03", "POE-RULING-40"})
  void chooseDepth(Deed deed, int lent) {
    int most = Math.min(ship(deed.user()).openCannons() + lent, ship(deed.ship()).size);
    if (most == 1) fire(deed, 1);
    else agenda.push(new ChooseDepth(deed, most));
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
}
