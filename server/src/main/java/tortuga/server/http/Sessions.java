package tortuga.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tortuga.server.people.DeviceName;
import tortuga.server.people.People;
import tortuga.server.people.RecoveryCode;
import tortuga.server.people.Secret;
import tortuga.server.store.PeopleStore;
import tortuga.server.table.Refusal;

/// Recognises people by the cookie of their browser.
final class Sessions {
  /// The name of the cookie. Over HTTPS a browser lets only this very host set a cookie whose name
  /// begins with `__Host-`, not even a neighbour of the same domain.
  private static final String PLAIN = "tortuga";

  private static final String HOST_ONLY = "__Host-" + PLAIN;
  private static final int LONGEST = 100;
  private static final int LIFE = (int) Duration.ofDays(400).toSeconds();

  private final People people;
  private final boolean secure;

  /// Issues cookies that are sent over HTTPS only, if `secure`.
  Sessions(People people, boolean secure) {
    this.people = people;
    this.secure = secure;
  }

  /// Where cookies are looked up by their names.
  interface Jar {
    @Nullable String cookie(String name);
  }

  /// Returns who holds the cookie. Over HTTPS, people from before cookies had their present name
  /// are recognised by the old one.
  Optional<PeopleStore.Someone> of(Jar jar) {
    Optional<PeopleStore.Someone> known = secure ? holder(jar.cookie(HOST_ONLY)) : Optional.empty();
    return known.isPresent() ? known : holder(jar.cookie(PLAIN));
  }

  private Optional<PeopleStore.Someone> holder(@Nullable String cookie) {
    return cookie == null || cookie.length() > LONGEST ? Optional.empty() : people.of(cookie);
  }

  Optional<PeopleStore.Someone> of(Context context) {
    Optional<PeopleStore.Someone> known = of(context::cookie);
    if (known.isPresent() && secure && context.cookie(HOST_ONLY) == null) renameCookie(context);
    return known;
  }

  private void renameCookie(Context context) {
    String token = context.cookie(PLAIN);
    if (token == null) return;
    give(context, new Secret(token));
    context.cookie(new Cookie(PLAIN, "", "/", 0, true, true, null, SameSite.LAX));
  }

  /// Returns who sends a request; strangers must choose a name first.
  PeopleStore.Someone required(Context context) throws Refusal {
    return of(context).orElseThrow(() -> new Refusal("who-are-you"));
  }

  /// Renames whoever sends a request, or registers somebody new.
  PeopleStore.Someone meet(Context context, String name, String flag) throws Refusal {
    Optional<PeopleStore.Someone> known = of(context);
    if (known.isPresent()) return people.rename(known.get(), name, flag);
    People.Newcomer newcomer = people.welcome(name, flag, device(context));
    give(context, newcomer.token());
    return newcomer.person();
  }

  Secret link(PeopleStore.Someone person) {
    return people.link(person);
  }

  /// Returns whose link this is.
  PeopleStore.Someone behind(String link) throws Refusal {
    return people.behind(link).orElseThrow(() -> new Refusal("link-used"));
  }

  /// Signs the browser that follows a link in as the same person, and uses the link up.
  PeopleStore.Someone arrive(Context context, String link) throws Refusal {
    People.Newcomer arrived =
        people.arriveBy(link, device(context)).orElseThrow(() -> new Refusal("link-used"));
    give(context, arrived.token());
    return arrived.person();
  }

  RecoveryCode newRecoveryCode(PeopleStore.Someone person) {
    return people.newRecoveryCode(person);
  }

  Optional<Long> recoverySince(PeopleStore.Someone person) {
    return people.recoverySince(person);
  }

  /// Returns whose code this is.
  PeopleStore.Someone behind(RecoveryCode code) throws Refusal {
    return people.behind(code).orElseThrow(() -> new Refusal("bad-recovery-code"));
  }

  /// Signs the browser in which a code was typed in as its owner, and uses the code up.
  PeopleStore.Someone comeBack(Context context, RecoveryCode code) throws Refusal {
    People.Newcomer back =
        people.comeBack(code, device(context)).orElseThrow(() -> new Refusal("bad-recovery-code"));
    give(context, back.token());
    return back.person();
  }

  private static String device(Context context) {
    return DeviceName.of(Optional.ofNullable(context.userAgent()).orElse(""));
  }

  /// Returns the browsers in which whoever sends a request is signed in.
  List<PeopleStore.Session> sessions(Context context) throws Refusal {
    return people.sessions(required(context));
  }

  /// Whether it is the browser that sends the request.
  boolean isHere(Context context, PeopleStore.Session session) {
    String token = secure ? context.cookie(HOST_ONLY) : context.cookie(PLAIN);
    return token != null && new Secret(token).hash().equals(session.tokenHash());
  }

  /// Signs some browsers out; the one that sends the request loses its cookie, too.
  void end(Context context, List<PeopleStore.Session> sessions) throws Refusal {
    people.end(required(context), sessions);
    if (sessions.stream().anyMatch(session -> isHere(context, session))) forgetHere(context);
  }

  /// Takes the cookie away from the browser that sends the request.
  void forgetHere(Context context) {
    String name = secure ? HOST_ONLY : PLAIN;
    context.cookie(new Cookie(name, "", "/", 0, secure, true, null, SameSite.LAX));
  }

  private void give(Context context, Secret token) {
    String name = secure ? HOST_ONLY : PLAIN;
    context.cookie(new Cookie(name, token.text(), "/", LIFE, secure, true, null, SameSite.LAX));
  }
}
