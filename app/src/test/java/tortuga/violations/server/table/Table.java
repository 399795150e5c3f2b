package tortuga.violations.server.table;

import java.util.logging.Logger;
import tortuga.violations.server.store.Ledger;

/// A table that stores and logs itself.
public record Table(Ledger ledger, Logger log) {
  public Object view() {
    return ledger;
  }
}
