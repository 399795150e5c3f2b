package tortuga.server.table;

import java.util.Optional;
import java.util.stream.IntStream;
import tortuga.engine.Seat;
import tortuga.engine.Seats;

/// The chairs around a table, and who sits on them. Confined to the thread of the table.
public final class Chairs {
  private final Chair[] chairs;

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

  public Optional<Occupant> occupant(int seat) {
    return chairs[seat].occupant;
  }

  /// Returns the level of the bot that plays for a seat now, if one does.
  public Optional<String> bot(int seat) {
    return chairs[seat].bot();
  }

  /// Whether a bot holds the seat of somebody who is away.
  public boolean isHeld(int seat) {
    return chairs[seat].holder.isPresent();
  }

  /// Returns the seat of a person.
  public Optional<Integer> of(String person) {
    for (int i = 0; i < chairs.length; i++) if (chairs[i].isOf(person)) return Optional.of(i);
    return Optional.empty();
  }

  /// Whether no person has sat down here, be it one who is away.
  public boolean haveNoOwners() {
    for (Chair chair : chairs) {
      if (chair.occupant.orElse(null) instanceof Occupant.Person) return false;
    }
    return true;
  }

  /// Returns the seats where people play now.
  public Seats people() {
    Seats people = Seats.NONE;
    for (int i = 0; i < chairs.length; i++) {
      if (chairs[i].isManned()) people = people.with(Seat.of(i));
    }
    return people;
  }
}
