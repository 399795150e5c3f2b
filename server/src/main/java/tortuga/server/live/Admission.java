package tortuga.server.live;

import java.util.Optional;
import tortuga.server.limits.Limit;
import tortuga.server.limits.Limits;
import tortuga.server.listing.Listing;
import tortuga.server.table.Refusal;

/// Decides, before a table hears of it, whether a page may want something of it: strangers and
/// whoever goes too fast must not get in the way of those who play. Thread-safe.
final class Admission {
  private final Tables tables;
  private final Limits limits;

  Admission(Tables tables, Limits limits) {
    this.tables = tables;
    this.limits = limits;
  }

  /// Returns as whom a page may follow a table, or refuses.
  Sender onlooker(Limit limit, Subscriber page, String table) throws Refusal {
    count(limit, page);
    return sender(page, table);
  }

  /// Returns as whom a page is heard at a table.
  Sender sender(Subscriber page, String table) {
    return page.person()
        .filter(person -> awake(table).flatMap(now -> now.seatOf(person)).isPresent())
        .map(Sender::seated)
        .orElse(Sender.ONLOOKERS);
  }

  /// Returns as whom a page may do something that only those may who sit at the table, or refuses.
  /// Where there are several nodes, this one may not have heard yet who sits there: then the table
  /// decides.
  Sender seated(Limit limit, Subscriber page, String table) throws Refusal {
    String person = page.person().orElseThrow(() -> new Refusal("not-seated"));
    boolean certain = !tables.convoy().isShared();
    Optional<Listing> awake = awake(table);
    if (certain && awake.isPresent()) requireSeat(awake.get(), person);
    count(limit, page);
    if (awake.isEmpty()) {
      Listing card = tables.notices().find(table);
      if (certain) requireSeat(card, person);
    }
    return Sender.seated(person);
  }

  private Optional<Listing> awake(String table) {
    return tables.known(table).flatMap(LiveTable::summary);
  }

  private static void requireSeat(Listing table, String person) throws Refusal {
    if (table.seatOf(person).isEmpty()) throw new Refusal("not-seated");
  }

  /// Counts what a page wants, and refuses if it is too much.
  void count(Limit limit, Subscriber page) throws Refusal {
    if (!limits.allow(limit, page.person(), page.address())) throw new Refusal("too-fast");
  }
}
