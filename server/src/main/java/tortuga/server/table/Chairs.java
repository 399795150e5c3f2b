package tortuga.server.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import tortuga.engine.Seat;
import tortuga.engine.Seats;

/// The chairs around a table, and who sits on them. Confined to the thread of the table.
public final class Chairs {
  private final Chair[] chairs;
  private final Set<String> banned = new HashSet<>();

  Chairs(int seats) {
    this.chairs = IntStream.range(0, seats).mapToObj(_ -> new Chair()).toArray(Chair[]::new);
  }

  Chair at(int seat) {
    return chairs[seat];
  }

  void clear(int seat) {
    chairs[seat] = new Chair();
  }

  void clear() {
    for (int seat = 0; seat < chairs.length; seat++) clear(seat);
  }

  /// Bans a person whom the host has removed from sitting down here again.
  void ban(String person) {
    banned.add(person);
  }

  boolean isBanned(String person) {
    return banned.contains(person);
  }

  public Optional<Occupant> occupant(int seat) {
    return chairs[seat].occupant;
  }

  /// Returns the present name of the occupant who was called `name` on a seat.
  public String presentName(int seat, String name) {
    boolean isFormer = seat < chairs.length && chairs[seat].formerNames.contains(name);
    return isFormer
            && chairs[seat].occupant.orElse(null) instanceof Occupant.Person(_, String now, _)
        ? now
        : name;
  }

  /// Returns the level of the bot that plays for a seat now, if one does.
  public Optional<String> bot(int seat) {
    return chairs[seat].bot();
  }

  /// Whether a bot holds the seat of somebody who is away.
  public boolean isHeld(int seat) {
    return chairs[seat].holder.isPresent();
  }

  /// Returns whose seat it is, if it is a person's.
  Optional<String> person(int seat) {
    return chairs[seat].occupant.orElse(null) instanceof Occupant.Person(String id, _, _)
        ? Optional.of(id)
        : Optional.empty();
  }

  /// Returns the names of the seated people, except one of them.
  public List<String> namesBeside(String person) {
    List<String> names = new ArrayList<>();
    for (Chair chair : chairs) {
      if (chair.occupant.orElse(null) instanceof Occupant.Person(String id, String name, _)
          && !id.equals(person)) {
        names.add(name);
      }
    }
    return names;
  }

  /// Returns the seat of a person.
  public Optional<Integer> of(String person) {
    for (int i = 0; i < chairs.length; i++) if (chairs[i].isOf(person)) return Optional.of(i);
    return Optional.empty();
  }

  /// Whether no person has a seat here, not even an absent one.
  public boolean haveNoOwners() {
    return owners().isEmpty();
  }

  /// Returns the seats that belong to people, including seats that a bot holds for now.
  public Seats owners() {
    Seats owners = Seats.NONE;
    for (int i = 0; i < chairs.length; i++) {
      boolean owned = chairs[i].occupant.orElse(null) instanceof Occupant.Person;
      if (owned) owners = owners.with(Seat.of(i));
    }
    return owners;
  }

  /// Returns the seats where people play now.
  public Seats people() {
    Seats people = Seats.NONE;
    for (int i = 0; i < chairs.length; i++) {
      if (chairs[i].isPlayedByPerson()) people = people.with(Seat.of(i));
    }
    return people;
  }
}
