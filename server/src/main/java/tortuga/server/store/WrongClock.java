package tortuga.server.store;

import java.util.Locale;

/// The clock of this machine differs from that of the database, whose time decides. Such a node
/// must not decide whose time is up.
public final class WrongClock extends RuntimeException {
  private static final long serialVersionUID = 1;

  public WrongClock(long aheadMillis) {
    super(
        String.format(
            Locale.ROOT,
            "the clock of this machine is %.1f s %s that of the database; set it right (NTP), on"
                + " whichever of the two is wrong",
            Math.abs(aheadMillis) / 1000.0,
            aheadMillis > 0 ? "ahead of" : "behind"));
  }
}
