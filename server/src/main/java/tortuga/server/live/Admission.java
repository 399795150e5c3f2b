package tortuga.server.live;

import java.util.Optional;
import tortuga.server.cluster.NodeMembership;
import tortuga.server.limits.Limit;
import tortuga.server.limits.Limits;
import tortuga.server.listing.Listing;
import tortuga.server.listing.Listings;
import tortuga.server.table.Refusal;

/// Decides, before a table is involved, whether a page may send it a command: strangers and pages
/// that go too fast must not hold up the players. Thread-safe.
public final class Admission {
  private final LiveTables tables;
  private final Listings listings;
  private final NodeMembership membership;
  private final Limits limits;

  public Admission(LiveTables tables, Listings listings, NodeMembership membership, Limits limits) {
    this.tables = tables;
    this.listings = listings;
    this.membership = membership;
    this.limits = limits;
  }

  /// Returns the viewer as whom a page may follow a table, or refuses.
  Sender onlooker(Limit limit, Subscriber subscriber, String table) throws Refusal {
    count(limit, subscriber);
    return sender(subscriber, table);
  }

  /// Returns the sender as whom a page's command waits at a table.
  Sender sender(Subscriber subscriber, String table) {
    return subscriber
        .person()
        .filter(person -> tables.listing(table).flatMap(now -> now.seatOf(person)).isPresent())
        .map(Sender::seated)
        .orElse(Sender.ONLOOKERS);
  }

  /// Returns the sender of a command that only players may give, or refuses. Where there are
  /// several nodes, this one may not know yet who sits there: then the table decides.
  Sender seated(Limit limit, Subscriber subscriber, String table) throws Refusal {
    String person = subscriber.person().orElseThrow(() -> new Refusal("not-seated"));
    boolean certain = !membership.isShared();
    Optional<Listing> awake = tables.listing(table);
    if (certain && awake.isPresent()) requireSeat(awake.get(), person);
    count(limit, subscriber);
    if (awake.isEmpty()) {
      Listing listing = listings.find(table);
      if (certain) requireSeat(listing, person);
    }
    return Sender.seated(person);
  }

  private static void requireSeat(Listing table, String person) throws Refusal {
    if (table.seatOf(person).isEmpty()) throw new Refusal("not-seated");
  }

  /// Counts a request of a page, and refuses if there are too many.
  void count(Limit limit, Subscriber subscriber) throws Refusal {
    if (!limits.allow(limit, subscriber.person(), subscriber.address()))
      throw new Refusal("too-fast");
  }
}
