package tortuga.server.listing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tools.jackson.core.JacksonException;
import tortuga.engine.Lists;
import tortuga.engine.Setting;
import tortuga.server.protocol.Json;
import tortuga.server.store.ListingStore;
import tortuga.server.table.Occupant;
import tortuga.server.table.Phase;
import tortuga.server.table.Table;
import tortuga.server.table.clock.Pace;

/// The summary of a table, for lists.
///
/// @param waiting the seats that are awaited, as far as everybody may know
public record Listing(
    String id,
    String game,
    Phase phase,
    boolean listed,
    Pace pace,
    Map<String, String> settings,
    long opened,
    long changed,
    String host,
    List<Place> seats,
    List<Integer> waiting) {
  /// The id of players in an imported game.
  public static final String ELSEWHERE = "";

  /// A seat, and who sits there; nobody outside the server learns a person's id.
  public record Place(
      Optional<String> person,
      Optional<String> name,
      Optional<String> flag,
      Optional<String> bot) {}

  public static Listing of(Table table) {
    return new Listing(
        table.id(),
        table.terms().game(),
        table.phase(),
        table.terms().listed(),
        table.terms().pace(),
        table.terms().settings(),
        table.since(),
        table.changed(),
        table.terms().host(),
        Lists.of(table.seats(), seat -> place(table, seat)),
        Lists.where(table.seats(), table::isAwaited));
  }

  private static Place place(Table table, int seat) {
    Optional<Occupant.Person> person =
        table
            .chairs()
            .occupant(seat)
            .map(who -> who instanceof Occupant.Person someone ? someone : null);
    return new Place(
        person.map(Occupant.Person::id),
        person.map(Occupant.Person::name),
        person.map(Occupant.Person::flag),
        table.chairs().bot(seat));
  }

  /// Whether the game was played elsewhere, and imported.
  public boolean isImported() {
    return seats.stream().anyMatch(place -> place.person().equals(Optional.of(ELSEWHERE)));
  }

  /// Returns the seat of a person at the table.
  public Optional<Integer> seatOf(String person) {
    return IntStream.range(0, seats.size())
        .filter(seat -> seats.get(seat).person().equals(Optional.of(person)))
        .boxed()
        .findFirst();
  }

  /// Returns the listing of a table, whose log has this many lines.
  public ListingStore.ListingRow row(int lines) {
    return new ListingStore.ListingRow(
        id,
        game,
        Setting.word(phase),
        listed,
        opened,
        changed,
        lines,
        seats.stream().map(place -> place.person().orElse("")).toList(),
        Json.write(this));
  }

  /// Reads a stored listing.
  static Listing of(ListingStore.ListingRow row) {
    try {
      return Json.STORED.readValue(row.body(), Listing.class);
    } catch (JacksonException e) {
      throw new IllegalStateException("the listing of %s cannot be read".formatted(row.table()), e);
    }
  }
}
