package tortuga.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tortuga.server.http.HttpPayloads.*;
import tortuga.server.limits.Limit;
import tortuga.server.lobby.Departures;
import tortuga.server.people.People;
import tortuga.server.people.RecoveryCode;
import tortuga.server.store.PeopleStore;
import tortuga.server.table.Refusal;

/// Routes for people: their name, and their devices.
final class PeopleApi {
  private static final int ID_LENGTH = 16;

  private final Sessions sessions;
  private final Optional<URI> publicUrl;
  private final RequestLimits limits;
  private final Departures departures;
  private final Consumer<String> whenEnded;
  private final Consumer<PeopleStore.Someone> whenRenamed;

  /// Calls `whenEnded` for whoever is signed out of a browser, and `whenRenamed` for whoever has
  /// another name or flag.
  PeopleApi(
      Sessions sessions,
      Optional<URI> publicUrl,
      RequestLimits limits,
      Departures departures,
      Consumer<String> whenEnded,
      Consumer<PeopleStore.Someone> whenRenamed) {
    this.whenEnded = whenEnded;
    this.whenRenamed = whenRenamed;
    this.sessions = sessions;
    this.publicUrl = publicUrl;
    this.limits = limits;
    this.departures = departures;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/me", Reply.with(this::me));
    routes.post("/api/me", Reply.with(this::meet));
    routes.post("/api/me/link", Reply.with(this::link));
    routes.get("/api/me/sessions", Reply.with(this::sessions));
    routes.delete("/api/me/sessions", Reply.with(this::endOthers));
    routes.delete("/api/me/sessions/{id}", Reply.with(this::end));
    routes.get("/api/links/{token}", Reply.with(this::behind));
    routes.post("/api/links/{token}", Reply.with(this::arrive));
    routes.get("/api/me/recovery", Reply.with(this::recovery));
    routes.post("/api/me/recovery", Reply.with(this::newRecovery));
    routes.post("/api/recoveries", Reply.with(this::comeBack));
  }

  private Object me(Context context) throws Refusal {
    PeopleStore.Someone me = sessions.of(context).orElseThrow(() -> new Refusal("nobody"));
    return name(me);
  }

  private static Person name(PeopleStore.Someone someone) {
    return new Person(someone.name(), someone.flag());
  }

  private Object meet(Context context) throws Refusal {
    if (sessions.of(context).isEmpty()) limits.address(Limit.NEW_PERSON, context);
    else limits.person(Limit.RENAME, context);
    Person requested = Reply.read(context, Person.class);
    boolean isKnown = sessions.of(context).isPresent();
    PeopleStore.Someone me = sessions.meet(context, requested.name(), requested.flag());
    if (isKnown) whenRenamed.accept(me);
    return name(me);
  }

  private Object link(Context context) throws Refusal {
    String token = sessions.link(limits.person(Limit.DEVICE_LINK, context)).text();
    String base = publicUrl.map(URI::toString).orElse(context.scheme() + "://" + context.host());
    return new DeviceLink(
        base.replaceAll("/$", "") + "/link/" + token, People.LINK_LIFE.toMinutes());
  }

  private Object sessions(Context context) throws Refusal {
    return sessions.sessions(context).stream()
        .map(session ->
            new SessionCard(
                id(session),
                session.device(),
                session.since(),
                session.seen(),
                sessions.isHere(context, session)))
        .toList();
  }

  /// Identifies a browser by a part of a hash that does not help to find the secret.
  private static String id(PeopleStore.Session session) {
    return session.tokenHash().substring(0, ID_LENGTH);
  }

  private Object end(Context context) throws Refusal {
    String id = context.pathParam("id");
    List<PeopleStore.Session> ended =
        sessions.sessions(context).stream().filter(session -> id(session).equals(id)).toList();
    Reply.require(!ended.isEmpty(), "no-such-session");
    return end(context, ended);
  }

  private Object endOthers(Context context) throws Refusal {
    List<PeopleStore.Session> others =
        sessions.sessions(context).stream()
            .filter(session -> !sessions.isHere(context, session))
            .toList();
    return end(context, others);
  }

  private Object end(Context context, List<PeopleStore.Session> ended) throws Refusal {
    String person = sessions.required(context).id();
    sessions.end(context, ended);
    whenEnded.accept(person);
    return new Ended(ended.size());
  }

  /// Looking at a link does not use it up: messengers do so to draw a preview.
  private Object behind(Context context) throws Refusal {
    limits.address(Limit.OPEN_LINK, context);
    return name(sessions.behind(context.pathParam("token")));
  }

  private Object arrive(Context context) throws Refusal {
    limits.address(Limit.OPEN_LINK, context);
    String link = context.pathParam("token");
    Optional<String> former = former(context, sessions.behind(link));
    return name(merged(former, sessions.arrive(context, link)));
  }

  private Object recovery(Context context) throws Refusal {
    return new RecoveryCard(sessions.recoverySince(sessions.required(context)));
  }

  /// The code is told once, and can only be replaced.
  private Object newRecovery(Context context) throws Refusal {
    PeopleStore.Someone me = limits.person(Limit.DEVICE_LINK, context);
    return new Recovery(sessions.newRecoveryCode(me).text());
  }

  private Object comeBack(Context context) throws Refusal {
    limits.address(Limit.RECOVER, context);
    RecoveryCode code = RecoveryCode.of(Reply.read(context, Arrival.class).code().orElse(""));
    Optional<String> former = former(context, sessions.behind(code));
    return name(merged(former, sessions.comeBack(context, code)));
  }

  /// Returns whoever was known in this browser, if they are the same person as its next one.
  private Optional<String> former(Context context, PeopleStore.Someone next) throws Refusal {
    boolean merges = Reply.read(context, Arrival.class).merge().orElse(false);
    Optional<String> former = sessions.of(context).map(PeopleStore.Someone::id).filter(_ -> merges);
    if (former.isPresent()) departures.requireApart(former.get(), next.id()).join();
    return former;
  }

  private PeopleStore.Someone merged(Optional<String> former, PeopleStore.Someone me) {
    if (former.isEmpty()) return me;
    departures.merge(former.get(), me.id()).join();
    whenEnded.accept(former.get());
    return me;
  }
}
