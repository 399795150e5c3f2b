package tortuga.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URI;
import java.time.InstantSource;
import java.util.Optional;
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
    routes.get("/link/{token}", Reply.by(this::arrive));
  }

  private Object me(Context context) throws Refusal {
    Store.Someone me = guests.of(context).orElseThrow(() -> new Refusal("nobody"));
    return new Name(me.name(), me.flag());
  }

  private Object meet(Context context) throws Refusal {
    if (guests.of(context).isEmpty()) Reply.require(newPeople.take(context.ip()), "too-fast");
    Name wish = Reply.read(context, Name.class);
    Store.Someone me = guests.meet(context, wish.name(), wish.flag());
    return new Name(me.name(), me.flag());
  }

  private Object link(Context context) throws Refusal {
    String token = guests.link(guests.required(context)).text();
    String base = publicUrl.map(URI::toString).orElse(context.scheme() + "://" + context.host());
    return new Link(base.replaceAll("/$", "") + "/link/" + token);
  }

  private void arrive(Context context) {
    boolean arrived = guests.arrive(context, context.pathParam("token"));
    context.redirect(arrived ? "/" : "/?problem=link-used", HttpStatus.SEE_OTHER);
  }
}
