package tortuga.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.bots.BotLevel;
import tortuga.engine.BadSetup;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.server.http.HttpPayloads.*;
import tortuga.server.limits.Limit;
import tortuga.server.listing.Listing;
import tortuga.server.listing.Lobby;
import tortuga.server.live.Tables;
import tortuga.server.lobby.TableOpening;
import tortuga.server.store.Store;
import tortuga.server.table.Occupant;
import tortuga.server.table.Refusal;
import tortuga.server.table.clock.Pace;

/// Tables: which there are, how they are opened, and who sits down.
final class TableApi {

  /// Maximum number of public tables of one host at which people are still awaited.
  private static final int MOST_LISTED = 3;

  private final TableOpening landlord;
  private final Lobby notices;
  private final Sessions guests;
  private final RequestLimits counter;

  TableApi(Tables tables, Sessions guests, RequestLimits counter) {
    this.landlord = tables.landlord();
    this.notices = tables.notices();
    this.guests = guests;
    this.counter = counter;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/tables", Reply.with(this::lists));
    routes.post("/api/tables", Reply.with(this::open));
    routes.get("/api/tables/{id}", Reply.with(this::table));
    routes.delete("/api/tables/{id}", Reply.with(this::close));
    routes.get("/api/codes/{code}", Reply.with(this::code));
    routes.post("/api/tables/{id}/join", Reply.with(this::join));
    routes.post("/api/tables/{id}/seats/{seat}", Reply.with(this::seatBot));
    routes.delete("/api/tables/{id}/seats/{seat}", Reply.with(this::vacate));
    routes.post("/api/tables/{id}/begin", Reply.with(this::begin));
    routes.post("/api/tables/{id}/restart", Reply.with(this::restart));
    routes.post("/api/tables/{id}/rematch", Reply.with(this::rematch));
  }

  private Object lists(Context context) {
    Optional<String> person = guests.of(context).map(Store.Someone::id);
    return new Lists(
        person.map(id -> cards(notices.of(id), person)).orElse(List.of()),
        cards(notices.gathering(), person),
        cards(notices.playing(), person));
  }

  private static List<TableCard> cards(List<Listing> summaries, Optional<String> person) {
    return summaries.stream().map(summary -> TableCard.of(summary, person)).toList();
  }

  private Object table(Context context) throws Refusal {
    return TableCard.of(
        notices.find(context.pathParam("id")), guests.of(context).map(Store.Someone::id));
  }

  private Object code(Context context) throws Refusal {
    counter.address(Limit.GUESS_CODE, context);
    return notices
        .tableOf(context.pathParam("code"))
        .join()
        .map(id -> new TableId(id, Optional.empty()))
        .orElseThrow(() -> new Refusal("no-such-code"));
  }

  private Object open(Context context) throws Refusal {
    Store.Someone me = counter.person(Limit.NEW_TABLE, context);
    NewTable wish = Reply.read(context, NewTable.class);
    Game<?, ?, ?, ?> game =
        Games.named(wish.game()).orElseThrow(() -> new Refusal("no-such-game", wish.game()));
    List<Optional<String>> bots = wish.bots().orElse(List.of());
    for (Optional<String> bot : bots) if (bot.isPresent()) level(bot.get());
    boolean listed = wish.listed().orElse(false);
    if (listed) requireFewListed(me.id());
    boolean begins = wish.begin().orElse(false);
    int others = Math.max(0, wish.seats() - 1);
    long filled = bots.stream().skip(1).limit(others).filter(Optional::isPresent).count();
    Reply.require(!begins || filled == others, "seats-empty");
    String id =
        landlord
            .openTable(
                game,
                wish.seats(),
                wish.settings().orElse(Map.of()),
                wish.pace().orElse(Pace.NORMAL),
                listed,
                person(me),
                word(wish.word()))
            .join();
    for (int seat = 1; seat < Math.min(bots.size(), wish.seats()); seat++) {
      Optional<String> bot = bots.get(seat);
      if (bot.isPresent()) landlord.seatBot(id, me.id(), seat, bot.get()).join();
    }
    if (begins) landlord.begin(id, me.id()).join();
    return new TableId(id, notices.codeOf(id).join());
  }

  /// The list by the door is for everybody: nobody fills it alone.
  private void requireFewListed(String host) throws Refusal {
    Reply.require(notices.gatheringOf(host) < MOST_LISTED, "too-many-listed");
  }

  static Occupant.Person person(Store.Someone someone) {
    return new Occupant.Person(someone.id(), someone.name(), someone.flag());
  }

  private String word(Optional<String> wish) {
    return wish.filter(word -> !word.isBlank() && word.length() <= TableOpening.LONGEST_WORD)
        .orElseGet(landlord::anyWord);
  }

  private static void level(String name) throws Refusal {
    try {
      BotLevel.named(name);
    } catch (BadSetup e) {
      throw new Refusal("no-such-level", name);
    }
  }

  private Object join(Context context) throws Refusal {
    Store.Someone me = counter.person(Limit.SEATING, context);
    Join wish = Reply.read(context, Join.class);
    String id = context.pathParam("id");
    notices.find(id);
    return new SeatNumber(landlord.sit(id, person(me), wish.seat(), word(wish.word())).join());
  }

  private Object seatBot(Context context) throws Refusal {
    Store.Someone me = counter.person(Limit.SEATING, context);
    String level = Reply.read(context, BotSeat.class).bot();
    level(level);
    String id = context.pathParam("id");
    notices.find(id);
    return new SeatNumber(landlord.seatBot(id, me.id(), seat(context), level).join());
  }

  private Object vacate(Context context) throws Refusal {
    Store.Someone me = counter.person(Limit.SEATING, context);
    String id = context.pathParam("id");
    notices.find(id);
    return new SeatNumber(landlord.vacate(id, me.id(), seat(context)).join());
  }

  private static int seat(Context context) throws Refusal {
    try {
      return Integer.parseInt(context.pathParam("seat"));
    } catch (NumberFormatException e) {
      throw new Refusal("no-such-seat");
    }
  }

  private Object begin(Context context) throws Refusal {
    Store.Someone me = counter.person(Limit.SEATING, context);
    String id = context.pathParam("id");
    notices.find(id);
    landlord.begin(id, me.id()).join();
    return new TableId(id, Optional.empty());
  }

  private Object close(Context context) throws Refusal {
    Store.Someone me = counter.person(Limit.SEATING, context);
    String id = context.pathParam("id");
    notices.find(id);
    landlord.close(id, me.id()).join();
    return new TableId(id, Optional.empty());
  }

  private Object restart(Context context) throws Refusal {
    Store.Someone me = guests.required(context);
    String id = context.pathParam("id");
    notices.find(id);
    landlord.restart(id, me.id()).join();
    return new TableId(id, Optional.empty());
  }

  private Object rematch(Context context) throws Refusal {
    Store.Someone me = counter.person(Limit.NEW_TABLE, context);
    String id = context.pathParam("id");
    if (notices.find(id).listed()) requireFewListed(me.id());
    String next = landlord.rematch(id, person(me), landlord.anyWord()).join();
    return new TableId(next, notices.codeOf(next).join());
  }
}
