package tortuga.server.http;

import io.javalin.http.Context;
import java.util.Optional;
import tortuga.server.limits.Limit;
import tortuga.server.limits.Limits;
import tortuga.server.store.PeopleStore;
import tortuga.server.table.Refusal;

/// Counts requests over HTTP, and refuses those above the limits.
///
/// @param sessions knows who sends a request
record RequestLimits(Limits limits, Sessions sessions) {
  /// Counts a request of an address, whoever sends it.
  void address(Limit limit, Context context) throws Refusal {
    count(limit, Optional.empty(), context);
  }

  /// Counts a request of a person, and returns who it is.
  PeopleStore.Someone person(Limit limit, Context context) throws Refusal {
    PeopleStore.Someone me = sessions.required(context);
    count(limit, Optional.of(me.id()), context);
    return me;
  }

  private void count(Limit limit, Optional<String> person, Context context) throws Refusal {
    Reply.require(limits.allow(limit, person, context.ip()), "too-fast");
  }
}
