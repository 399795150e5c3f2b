package tortuga.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.InputStream;
import java.net.URI;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import tortuga.bots.BotKind;
import tortuga.engine.BadSetup;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.lab.BadRecording;
import tortuga.lab.Recording;
import tortuga.server.store.Store;
import tortuga.server.table.Occupant;
import tortuga.server.table.Pace;
import tortuga.server.table.Refusal;
import tortuga.server.tavern.Refusals;
import tortuga.server.tavern.Summary;
import tortuga.server.tavern.Tavern;
import tortuga.server.web.Papers.*;
import tortuga.server.wire.Wire;

/// Everything that is asked for over HTTP; `openapi.json` describes it.
final class Api {
  private static final int LONGEST_WORD = 64;
  private static final int MANY_PEOPLE = 2000;
  private static final int MANY_TABLES = 400;

  private final Tavern tavern;
  private final Guests guests;
  private final Optional<URI> publicUrl;
  private final Allowance newPeople;
  private final Allowance newTables;
  private final Allowance guesses;

  Api(Tavern tavern, Guests guests, Optional<URI> publicUrl, InstantSource time) {
    this.tavern = tavern;
    this.guests = guests;
    this.publicUrl = publicUrl;
    this.newPeople = new Allowance(MANY_PEOPLE, 5, time);
    this.newTables = new Allowance(MANY_TABLES, 1, time);
    this.guesses = new Allowance(60, 0.5, time);
  }

  /// Something that may be refused.
  private interface Errand {
    Object answer(Context context) throws Refusal;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/games", context -> answer(context, _ -> games()));
    routes.get("/api/levels", context -> answer(context, _ -> levels()));
    routes.get("/api/me", context -> answer(context, this::me));
    routes.post("/api/me", context -> answer(context, this::meet));
    routes.post("/api/me/link", context -> answer(context, this::link));
    routes.get("/api/tables", context -> answer(context, this::lists));
    routes.post("/api/tables", context -> answer(context, this::open));
    routes.get("/api/tables/{id}", context -> answer(context, this::table));
    routes.get("/api/codes/{code}", context -> answer(context, this::code));
    routes.post("/api/tables/{id}/join", context -> answer(context, this::join));
    routes.post("/api/tables/{id}/seats/{seat}", context -> answer(context, this::seatBot));
    routes.delete("/api/tables/{id}/seats/{seat}", context -> answer(context, this::vacate));
    routes.post("/api/tables/{id}/begin", context -> answer(context, this::begin));
    routes.post("/api/tables/{id}/rematch", context -> answer(context, this::rematch));
    routes.get("/api/tables/{id}/replay", context -> answer(context, this::replay));
    routes.get("/api/tables/{id}/record", this::record);
    routes.post("/api/records", context -> answer(context, this::takeIn));
    routes.get("/link/{token}", this::arrive);
    routes.get("/openapi.json", Api::describe);
  }

  private static void describe(Context context) {
    InputStream document = Api.class.getResourceAsStream("openapi.json");
    if (document == null) throw new IllegalStateException("the description is missing");
    context.contentType("application/json").result(document);
  }

  private static void answer(Context context, Errand errand) {
    try {
      json(context, HttpStatus.OK, errand.answer(context));
    } catch (Refusal e) {
      refuse(context, e);
    } catch (CompletionException e) {
      refuse(context, Refusals.of(e));
    }
  }

  private static void refuse(Context context, Refusal refusal) {
    HttpStatus status =
        switch (refusal.reason()) {
          case "who-are-you" -> HttpStatus.UNAUTHORIZED;
          case "only-the-host", "not-seated" -> HttpStatus.FORBIDDEN;
          case "no-such-table", "no-such-code", "nobody" -> HttpStatus.NOT_FOUND;
          case "too-fast" -> HttpStatus.TOO_MANY_REQUESTS;
          case "store-unavailable" -> HttpStatus.SERVICE_UNAVAILABLE;
          case "not-understood",
              "bad-setup",
              "bad-name",
              "bad-flag",
              "bad-record",
              "no-such-game" ->
              HttpStatus.BAD_REQUEST;
          default -> HttpStatus.CONFLICT;
        };
    json(context, status, new Problem(refusal.reason(), refusal.details()));
  }

  private static void json(Context context, HttpStatus status, Object body) {
    context
        .status(status)
        .header("Cache-Control", "no-store")
        .contentType("application/json")
        .result(Wire.write(body));
  }

  private static <T> T read(Context context, Class<T> type) throws Refusal {
    String body = context.body();
    return Wire.read(body.isEmpty() ? "{}" : body, type)
        .orElseThrow(() -> new Refusal("not-understood"));
  }

  private static <T> T get(CompletableFuture<T> future) {
    return future.join();
  }

  // Games and people

  private static List<GameCard> games() {
    return Games.all().stream().map(GameCard::of).toList();
  }

  private static List<String> levels() {
    return Arrays.stream(BotKind.values())
        .filter(kind -> kind.compareTo(BotKind.DECKHAND) >= 0)
        .map(BotKind::toString)
        .toList();
  }

  private Object me(Context context) throws Refusal {
    Store.Someone me = guests.of(context).orElseThrow(() -> new Refusal("nobody"));
    return new Name(me.name(), me.flag());
  }

  private Object meet(Context context) throws Refusal {
    if (guests.of(context).isEmpty()) require(newPeople.take(context.ip()), "too-fast");
    Name wish = read(context, Name.class);
    Store.Someone me = guests.meet(context, wish.name(), wish.flag());
    return new Name(me.name(), me.flag());
  }

  private Object link(Context context) throws Refusal {
    String token = guests.link(guests.required(context)).text();
    String base = publicUrl.map(URI::toString).orElse(context.scheme() + "://" + context.host());
    return new Link(base.replaceAll("/$", "") + "/link/" + token);
  }

  private void arrive(Context context) {
    try {
      boolean arrived = guests.arrive(context, context.pathParam("token"));
      context.redirect(arrived ? "/" : "/?problem=link-used", HttpStatus.SEE_OTHER);
    } catch (CompletionException e) {
      refuse(context, Refusals.of(e));
    }
  }

  // Tables

  private Object lists(Context context) {
    Optional<String> person = guests.of(context).map(Store.Someone::id);
    return new Lists(
        person.map(id -> cards(tavern.notices().of(id), person)).orElse(List.of()),
        cards(tavern.notices().gathering(), person),
        cards(tavern.notices().playing(), person));
  }

  private static List<TableCard> cards(List<Summary> summaries, Optional<String> person) {
    return summaries.stream().map(summary -> TableCard.of(summary, person)).toList();
  }

  private Object table(Context context) throws Refusal {
    return TableCard.of(find(context.pathParam("id")), guests.of(context).map(Store.Someone::id));
  }

  private Summary find(String id) throws Refusal {
    return tavern.notices().find(id).orElseThrow(() -> new Refusal("no-such-table"));
  }

  private Object code(Context context) throws Refusal {
    require(guesses.take(context.ip()), "too-fast");
    return get(tavern.notices().tableOf(context.pathParam("code")))
        .map(id -> new TableId(id, Optional.empty()))
        .orElseThrow(() -> new Refusal("no-such-code"));
  }

  private Object open(Context context) throws Refusal {
    Store.Someone me = guests.required(context);
    require(newTables.take(me.id()), "too-fast");
    NewTable wish = read(context, NewTable.class);
    Game<?, ?, ?, ?> game =
        Games.named(wish.game()).orElseThrow(() -> new Refusal("no-such-game", wish.game()));
    List<Optional<String>> bots = wish.bots().orElse(List.of());
    for (Optional<String> bot : bots) if (bot.isPresent()) level(bot.get());
    boolean begins = wish.begin().orElse(false);
    int others = Math.max(0, wish.seats() - 1);
    long filled = bots.stream().skip(1).limit(others).filter(Optional::isPresent).count();
    require(!begins || filled == others, "seats-empty");
    String id =
        get(
            tavern.openTable(
                game,
                wish.seats(),
                wish.settings().orElse(Map.of()),
                wish.pace().orElse(Pace.NORMAL),
                wish.listed().orElse(false),
                person(me),
                word(wish.word())));
    for (int seat = 1; seat < Math.min(bots.size(), wish.seats()); seat++) {
      if (bots.get(seat).isPresent()) get(tavern.seatBot(id, me.id(), seat, bots.get(seat).get()));
    }
    if (begins) get(tavern.begin(id, me.id()));
    return new TableId(id, get(tavern.notices().codeOf(id)));
  }

  private static Occupant.Person person(Store.Someone someone) {
    return new Occupant.Person(someone.id(), someone.name(), someone.flag());
  }

  private String word(Optional<String> wish) {
    return wish.filter(word -> !word.isBlank() && word.length() <= LONGEST_WORD)
        .orElseGet(tavern::anyWord);
  }

  private static void level(String name) throws Refusal {
    try {
      BotKind.named(name);
    } catch (BadSetup e) {
      throw new Refusal("no-such-level", name);
    }
  }

  private Object join(Context context) throws Refusal {
    Store.Someone me = guests.required(context);
    Join wish = read(context, Join.class);
    String id = context.pathParam("id");
    find(id);
    return new SeatNumber(get(tavern.sit(id, person(me), wish.seat(), word(wish.word()))));
  }

  private Object seatBot(Context context) throws Refusal {
    Store.Someone me = guests.required(context);
    String level = read(context, BotSeat.class).bot();
    level(level);
    String id = context.pathParam("id");
    find(id);
    return new SeatNumber(get(tavern.seatBot(id, me.id(), seat(context), level)));
  }

  private Object vacate(Context context) throws Refusal {
    Store.Someone me = guests.required(context);
    String id = context.pathParam("id");
    find(id);
    return new SeatNumber(get(tavern.vacate(id, me.id(), seat(context))));
  }

  private static int seat(Context context) throws Refusal {
    try {
      return Integer.parseInt(context.pathParam("seat"));
    } catch (NumberFormatException e) {
      throw new Refusal("no-such-seat");
    }
  }

  private Object begin(Context context) throws Refusal {
    Store.Someone me = guests.required(context);
    String id = context.pathParam("id");
    find(id);
    get(tavern.begin(id, me.id()));
    return new TableId(id, Optional.empty());
  }

  private Object rematch(Context context) throws Refusal {
    Store.Someone me = guests.required(context);
    require(newTables.take(me.id()), "too-fast");
    String id = context.pathParam("id");
    find(id);
    String next = get(tavern.rematch(id, person(me), tavern.anyWord()));
    return new TableId(next, get(tavern.notices().codeOf(next)));
  }

  // Finished games

  private Object replay(Context context) throws Refusal {
    Summary summary = find(context.pathParam("id"));
    Viewer eyes = eyes(context.queryParam("eyes"), summary.seats().size());
    return new Replayed(
        TableCard.of(summary, guests.of(context).map(Store.Someone::id)),
        get(tavern.review(summary.id(), eyes)),
        get(tavern.result(summary.id())));
  }

  private static Viewer eyes(@Nullable String wish, int seats) throws Refusal {
    if (wish == null || wish.equals("public")) return Viewer.SPECTATOR;
    for (int seat = 0; seat < seats; seat++) {
      if (wish.equals(Integer.toString(seat))) return Seat.of(seat);
    }
    throw new Refusal("no-such-seat");
  }

  private void record(Context context) {
    try {
      Summary summary = find(context.pathParam("id"));
      Recording recording = get(tavern.recording(summary.id()));
      context
          .contentType("application/json")
          .header(
              "Content-Disposition",
              "attachment; filename=\"%s-%s.json\"".formatted(summary.game(), summary.id()))
          .result(recording.write());
    } catch (Refusal e) {
      refuse(context, e);
    } catch (CompletionException e) {
      refuse(context, Refusals.of(e));
    }
  }

  private Object takeIn(Context context) throws Refusal {
    Store.Someone me = guests.required(context);
    require(newTables.take(me.id()), "too-fast");
    try {
      Recording recording = Recording.read(context.body());
      return new TableId(get(tavern.takeIn(recording, me.id())), Optional.empty());
    } catch (BadRecording e) {
      throw new Refusal("bad-record", String.valueOf(e.getMessage()));
    }
  }

  private static void require(boolean condition, String reason) throws Refusal {
    if (!condition) throw new Refusal(reason);
  }
}
