package tortuga.server.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tortuga.server.people.People;
import tortuga.server.people.Secret;
import tortuga.server.store.Store;
import tortuga.server.table.Refusal;

/// Knows people by the cookie of their browser.
final class Guests {
  static final String COOKIE = "tortuga";

  private static final int LIFE = (int) Duration.ofDays(400).toSeconds();

  private final People people;
  private final boolean secure;

  /// Gives out cookies that only travel over HTTPS, if `secure`.
  Guests(People people, boolean secure) {
    this.people = people;
    this.secure = secure;
  }

  Optional<Store.Someone> of(@Nullable String cookie) {
    return cookie == null || cookie.length() > 100 ? Optional.empty() : people.of(cookie);
  }

  Optional<Store.Someone> of(Context context) {
    return of(context.cookie(COOKIE));
  }

  /// Returns who asks; strangers must say who they are first.
  Store.Someone required(Context context) throws Refusal {
    return of(context).orElseThrow(() -> new Refusal("who-are-you"));
  }

  /// Renames whoever asks, or welcomes somebody new.
  Store.Someone meet(Context context, String name, String flag) throws Refusal {
    Optional<Store.Someone> known = of(context);
    if (known.isPresent()) return people.rename(known.get(), name, flag);
    People.Newcomer newcomer = people.welcome(name, flag);
    give(context, newcomer.token());
    return newcomer.person();
  }

  Secret link(Store.Someone person) {
    return people.link(person);
  }

  /// Returns whose link this is.
  Store.Someone behind(String link) throws Refusal {
    return people.behind(link).orElseThrow(() -> new Refusal("link-used"));
  }

  /// Makes the browser that follows a link the same person, and uses the link up.
  Store.Someone arrive(Context context, String link) throws Refusal {
    People.Newcomer arrived = people.arriveBy(link).orElseThrow(() -> new Refusal("link-used"));
    give(context, arrived.token());
    return arrived.person();
  }

  private void give(Context context, Secret token) {
    context.cookie(new Cookie(COOKIE, token.text(), "/", LIFE, secure, true, null, SameSite.LAX));
  }
}
