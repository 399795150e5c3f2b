package tortuga.server.listing;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tortuga.engine.Setting;
import tortuga.server.store.ListingStore;
import tortuga.server.store.Store;
import tortuga.server.table.Phase;
import tortuga.server.table.Refusal;

/// The lists of tables. The listing of a table that is awake is newer than the stored one.
/// Thread-safe.
public final class Listings {
  /// The form of table ids and codes; anything else need not be looked up.
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9-]{1,40}");

  /// What people put between the letters of a code.
  private static final Pattern BETWEEN = Pattern.compile("[\\s\\p{Z}.·_-]+");

  private static final int LISTED = 60;

  private final Store store;
  private final Function<String, Optional<Listing>> awake;
  private final InstantSource time;

  /// `awake` returns the present listing of a table, if it is awake here.
  public Listings(Store store, Function<String, Optional<Listing>> awake, InstantSource time) {
    this.store = store;
    this.time = time;
    this.awake = awake;
  }

  /// Whether a text has the form of a table's id.
  public static boolean isName(String text) {
    return NAME.matcher(text).matches();
  }

  /// Returns the tables with free seats, the latest first, for at most a day.
  public List<Listing> gathering() {
    long yesterday = time.millis() - Duration.ofDays(1).toMillis();
    return listed(
        Phase.GATHERING,
        listing ->
            listing.changed() > yesterday
                && listing.seats().stream()
                    .anyMatch(seat -> seat.name().isEmpty() && seat.bot().isEmpty()));
  }

  /// Returns how many public tables of a host wait for players.
  public long gatheringOf(String host) {
    return Stream.concat(gathering().stream(), of(host).stream())
        .filter(table -> table.host().equals(host) && table.listed())
        .filter(table -> table.phase() == Phase.GATHERING)
        .map(Listing::id)
        .distinct()
        .count();
  }

  /// Returns the public tables where a game is going on, the latest first.
  public List<Listing> playing() {
    return listed(Phase.PLAYING, _ -> true);
  }

  private List<Listing> listed(Phase phase, Predicate<Listing> wanted) {
    return store.listed(Setting.word(phase), LISTED).join().stream()
        .map(this::summary)
        .filter(listing -> listing.phase() == phase)
        .filter(wanted)
        .sorted(Comparator.comparingLong(Listing::changed).reversed())
        .toList();
  }

  /// Returns the latest tables of a person, without those that were closed before the game.
  public List<Listing> of(String person) {
    return store.listingsOf(person, LISTED).join().stream()
        .map(this::summary)
        .filter(listing -> listing.phase() != Phase.ABANDONED || !isDeserted(listing))
        .toList();
  }

  private static boolean isDeserted(Listing listing) {
    return listing.seats().stream().allMatch(seat -> seat.name().isEmpty() && seat.bot().isEmpty());
  }

  /// Returns one table, if it exists.
  public Listing find(String table) throws Refusal {
    if (!isName(table)) throw new Refusal("no-such-table");
    return awake
        .apply(table)
        .or(() -> store.listing(table).join().map(Listing::of))
        .orElseThrow(() -> new Refusal("no-such-table"));
  }

  private Listing summary(ListingStore.ListingRow row) {
    return awake.apply(row.table()).orElseGet(() -> Listing.of(row));
  }

  /// Returns the table with a short code, however it is written: in small letters, or with spaces
  /// or hyphens in between.
  public CompletableFuture<Optional<String>> tableOf(String code) {
    String letters = BETWEEN.matcher(code).replaceAll("").toUpperCase(Locale.ROOT);
    return isName(letters)
        ? store.tableOf(letters)
        : CompletableFuture.completedFuture(Optional.empty());
  }

  /// Returns the short code of a table.
  public CompletableFuture<Optional<String>> codeOf(String table) {
    return store.codeOf(table);
  }
}
