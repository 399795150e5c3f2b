package tortuga.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tortuga.server.http.HttpPayloads.*;
import tortuga.server.limits.Limit;
import tortuga.server.people.People;
import tortuga.server.store.Store;
import tortuga.server.table.Refusal;

/// Who somebody is, here and on the next device.
final class PeopleApi {
  private static final int ID_LENGTH = 16;

  private final Sessions guests;
  private final Optional<URI> publicUrl;
  private final RequestLimits counter;
  private final Consumer<String> whenEnded;
  private final Consumer<Store.Someone> whenRenamed;

  /// Lets `whenEnded` hear who is no longer known in some browser, and `whenRenamed` who has
  /// another name or flag.
  PeopleApi(
      Sessions guests,
      Optional<URI> publicUrl,
      RequestLimits counter,
      Consumer<String> whenEnded,
      Consumer<Store.Someone> whenRenamed) {
    this.whenEnded = whenEnded;
    this.whenRenamed = whenRenamed;
    this.guests = guests;
    this.publicUrl = publicUrl;
    this.counter = counter;
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
  }

  private Object me(Context context) throws Refusal {
    Store.Someone me = guests.of(context).orElseThrow(() -> new Refusal("nobody"));
    return name(me);
  }

  private static Name name(Store.Someone someone) {
    return new Name(someone.name(), someone.flag());
  }

  private Object meet(Context context) throws Refusal {
    if (guests.of(context).isEmpty()) counter.address(Limit.NEW_PERSON, context);
    else counter.person(Limit.RENAME, context);
    Name wish = Reply.read(context, Name.class);
    boolean isKnown = guests.of(context).isPresent();
    Store.Someone me = guests.meet(context, wish.name(), wish.flag());
    if (isKnown) whenRenamed.accept(me);
    return name(me);
  }

  private Object link(Context context) throws Refusal {
    String token = guests.link(counter.person(Limit.DEVICE_LINK, context)).text();
    String base = publicUrl.map(URI::toString).orElse(context.scheme() + "://" + context.host());
    return new Link(base.replaceAll("/$", "") + "/link/" + token, People.LINK_LIFE.toMinutes());
  }

  private Object sessions(Context context) throws Refusal {
    return guests.sessions(context).stream()
        .map(session ->
            new SessionCard(
                id(session),
                session.device(),
                session.since(),
                session.seen(),
                guests.isHere(context, session)))
        .toList();
  }

  /// Names a browser by a part of a hash that helps nobody to find the secret.
  private static String id(Store.Session session) {
    return session.tokenHash().substring(0, ID_LENGTH);
  }

  private Object end(Context context) throws Refusal {
    String id = context.pathParam("id");
    List<Store.Session> ended =
        guests.sessions(context).stream().filter(session -> id(session).equals(id)).toList();
    Reply.require(!ended.isEmpty(), "no-such-session");
    return end(context, ended);
  }

  private Object endOthers(Context context) throws Refusal {
    List<Store.Session> others =
        guests.sessions(context).stream()
            .filter(session -> !guests.isHere(context, session))
            .toList();
    return end(context, others);
  }

  private Object end(Context context, List<Store.Session> ended) throws Refusal {
    String person = guests.required(context).id();
    guests.end(context, ended);
    whenEnded.accept(person);
    return new Ended(ended.size());
  }

  /// Looking at a link does not use it up: messengers do so to draw a preview.
  private Object behind(Context context) throws Refusal {
    counter.address(Limit.OPEN_LINK, context);
    return name(guests.behind(context.pathParam("token")));
  }

  private Object arrive(Context context) throws Refusal {
    counter.address(Limit.OPEN_LINK, context);
    return name(guests.arrive(context, context.pathParam("token")));
  }
}
