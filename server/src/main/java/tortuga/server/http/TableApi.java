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
import tortuga.server.listing.Listings;
import tortuga.server.lobby.TableOpening;
import tortuga.server.store.PeopleStore;
import tortuga.server.table.Occupant;
import tortuga.server.table.Refusal;
import tortuga.server.table.clock.Pace;

/// Routes for tables: lists, opening, and seats.
final class TableApi {

  /// Maximum number of public tables of one host that wait for players.
  private static final int MOST_LISTED = 3;

  private final TableOpening opening;
  private final Listings listings;
  private final Sessions sessions;
  private final RequestLimits limits;

  TableApi(TableOpening opening, Listings listings, Sessions sessions, RequestLimits limits) {
    this.opening = opening;
    this.listings = listings;
    this.sessions = sessions;
    this.limits = limits;
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
    Optional<String> person = sessions.of(context).map(PeopleStore.Someone::id);
    return new Lists(
        person.map(id -> cards(listings.of(id), person)).orElse(List.of()),
        cards(listings.gathering(), person),
        cards(listings.playing(), person));
  }

  private static List<TableCard> cards(List<Listing> summaries, Optional<String> person) {
    return summaries.stream().map(listing -> TableCard.of(listing, person)).toList();
  }

  private Object table(Context context) throws Refusal {
    return TableCard.of(
        listings.find(context.pathParam("id")), sessions.of(context).map(PeopleStore.Someone::id));
  }

  private Object code(Context context) throws Refusal {
    limits.address(Limit.GUESS_CODE, context);
    return listings
        .tableOf(context.pathParam("code"))
        .join()
        .map(id -> new TableId(id, Optional.empty()))
        .orElseThrow(() -> new Refusal("no-such-code"));
  }

  private Object open(Context context) throws Refusal {
    PeopleStore.Someone me = limits.person(Limit.NEW_TABLE, context);
    NewTable request = Reply.read(context, NewTable.class);
    Game<?, ?, ?, ?> game =
        Games.named(request.game()).orElseThrow(() -> new Refusal("no-such-game", request.game()));
    List<Optional<String>> bots = request.bots().orElse(List.of());
    for (Optional<String> bot : bots) if (bot.isPresent()) level(bot.get());
    boolean listed = request.listed().orElse(false);
    if (listed) requireFewListed(me.id());
    boolean begins = request.begin().orElse(false);
    int others = Math.max(0, request.seats() - 1);
    long filled = bots.stream().skip(1).limit(others).filter(Optional::isPresent).count();
    Reply.require(!begins || filled == others, "seats-empty");
    String id =
        opening
            .openTable(
                game,
                request.seats(),
                request.settings().orElse(Map.of()),
                request.pace().orElse(Pace.NORMAL),
                listed,
                person(me),
                word(request.word()))
            .join();
    for (int seat = 1; seat < Math.min(bots.size(), request.seats()); seat++) {
      Optional<String> bot = bots.get(seat);
      if (bot.isPresent()) opening.seatBot(id, me.id(), seat, bot.get()).join();
    }
    if (begins) opening.begin(id, me.id()).join();
    return new TableId(id, listings.codeOf(id).join());
  }

  /// The public list is for everybody: nobody fills it alone.
  private void requireFewListed(String host) throws Refusal {
    Reply.require(listings.gatheringOf(host) < MOST_LISTED, "too-many-listed");
  }

  static Occupant.Person person(PeopleStore.Someone someone) {
    return new Occupant.Person(someone.id(), someone.name(), someone.flag());
  }

  private String word(Optional<String> request) {
    return request
        .filter(word -> !word.isBlank() && word.length() <= TableOpening.LONGEST_WORD)
        .orElseGet(opening::anyWord);
  }

  private static void level(String name) throws Refusal {
    try {
      BotLevel.named(name);
    } catch (BadSetup e) {
      throw new Refusal("no-such-level", name);
    }
  }

  private Object join(Context context) throws Refusal {
    PeopleStore.Someone me = limits.person(Limit.SEATING, context);
    Join request = Reply.read(context, Join.class);
    String id = context.pathParam("id");
    listings.find(id);
    return new SeatNumber(opening.sit(id, person(me), request.seat(), word(request.word())).join());
  }

  private Object seatBot(Context context) throws Refusal {
    PeopleStore.Someone me = limits.person(Limit.SEATING, context);
    String level = Reply.read(context, BotSeat.class).bot();
    level(level);
    String id = context.pathParam("id");
    listings.find(id);
    return new SeatNumber(opening.seatBot(id, me.id(), seat(context), level).join());
  }

  private Object vacate(Context context) throws Refusal {
    PeopleStore.Someone me = limits.person(Limit.SEATING, context);
    String id = context.pathParam("id");
    listings.find(id);
    return new SeatNumber(opening.vacate(id, me.id(), seat(context)).join());
  }

  private static int seat(Context context) throws Refusal {
    try {
      return Integer.parseInt(context.pathParam("seat"));
    } catch (NumberFormatException e) {
      throw new Refusal("no-such-seat");
    }
  }

  private Object begin(Context context) throws Refusal {
    PeopleStore.Someone me = limits.person(Limit.SEATING, context);
    String id = context.pathParam("id");
    listings.find(id);
    opening.begin(id, me.id()).join();
    return new TableId(id, Optional.empty());
  }

  private Object close(Context context) throws Refusal {
    PeopleStore.Someone me = limits.person(Limit.SEATING, context);
    String id = context.pathParam("id");
    listings.find(id);
    opening.close(id, me.id()).join();
    return new TableId(id, Optional.empty());
  }

  private Object restart(Context context) throws Refusal {
    PeopleStore.Someone me = sessions.required(context);
    String id = context.pathParam("id");
    listings.find(id);
    opening.restart(id, me.id()).join();
    return new TableId(id, Optional.empty());
  }

  private Object rematch(Context context) throws Refusal {
    PeopleStore.Someone me = limits.person(Limit.NEW_TABLE, context);
    String id = context.pathParam("id");
    if (listings.find(id).listed()) requireFewListed(me.id());
    String next = opening.rematch(id, person(me), opening.anyWord()).join();
    return new TableId(next, listings.codeOf(next).join());
  }
}
