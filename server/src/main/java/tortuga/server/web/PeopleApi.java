package tortuga.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.time.InstantSource;
import java.util.Optional;
import tortuga.server.people.People;
import tortuga.server.store.Store;
import tortuga.server.table.Refusal;
import tortuga.server.web.Papers.*;

/// Who somebody is, here and on the next device.
final class PeopleApi {
  private static final int MANY_PEOPLE = 2000;

  private final Guests guests;
  private final Optional<URI> publicUrl;
  private final Allowance newPeople;

  PeopleApi(Guests guests, Optional<URI> publicUrl, InstantSource time) {
    this.guests = guests;
    this.publicUrl = publicUrl;
    this.newPeople = new Allowance(MANY_PEOPLE, 5, time);
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/me", Reply.with(this::me));
    routes.post("/api/me", Reply.with(this::meet));
    routes.post("/api/me/link", Reply.with(this::link));
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
    if (guests.of(context).isEmpty()) Reply.require(newPeople.take(context.ip()), "too-fast");
    Name wish = Reply.read(context, Name.class);
    return name(guests.meet(context, wish.name(), wish.flag()));
  }

  private Object link(Context context) throws Refusal {
    String token = guests.link(guests.required(context)).text();
    String base = publicUrl.map(URI::toString).orElse(context.scheme() + "://" + context.host());
    return new Link(base.replaceAll("/$", "") + "/link/" + token, People.LINK_LIFE.toMinutes());
  }

  /// Looking at a link does not use it up: messengers do so to draw a preview.
  private Object behind(Context context) throws Refusal {
    return name(guests.behind(context.pathParam("token")));
  }

  private Object arrive(Context context) throws Refusal {
    return name(guests.arrive(context, context.pathParam("token")));
  }
}
