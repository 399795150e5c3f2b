package tortuga.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.steps.Agenda;

class SnapshotTest {
  enum Wind {
    CALM,
    STRONG {
      @Override
      public String toString() {
        return "strong!";
      }
    }
  }

  record Load(Seat seat, List<Integer> amounts) {}

  static class Hull {
    final int[] holds = {1, 2};
  }

  static final class Ship extends Hull {
    Wind wind = Wind.CALM;
    String name = "Anne";
    Load load = new Load(Seat.of(1), List.of(3, 4));
    long[][] map = {{1}, {2, 3}};
    final List<Hull> ships = new ArrayList<>(List.of(new Hull()));
    final Agenda<Load> agenda = new Agenda<>();
    @Nullable Seats crew = Seats.first(2);
    final Map<String, List<Integer>> prices = new HashMap<>(Map.of("rum", List.of(1, 2)));
    final Set<Load> loads = new HashSet<>();
    final BitSet ports = new BitSet();
    Optional<int[]> treasure = Optional.empty();
  }

  @Test
  void equal_contents_make_equal_snapshots() {
    assertThat(Snapshot.of(new Ship()))
        .isEqualTo(Snapshot.of(new Ship()))
        .hasSameHashCodeAs(Snapshot.of(new Ship()));
    assertThat(Snapshot.of(new Ship()).difference(Snapshot.of(new Ship()))).isEmpty();
  }

  static Stream<Arguments> changes() {
    return Stream.of(
        change(ship -> ship.holds[1] = 7, "holds: [1, 2] or [1, 7]"),
        change(ship -> ship.wind = Wind.STRONG, "wind: CALM or strong!"),
        change(ship -> ship.name = "Mary", "name: Anne or Mary"),
        change(ship -> ship.load = new Load(Seat.of(1), List.of(3, 5)), "load.amounts[1]: 4 or 5"),
        change(ship -> ship.map[1][0] = 9, "map[1]: [2, 3] or [9, 3]"),
        change(ship -> ship.ships.getFirst().holds[0] = 8, "ships[0].holds: [1, 2] or [8, 2]"),
        change(ship -> ship.agenda.push(ship.load), "agenda: [] or [[Load, 1, [3, 4]]]"),
        change(ship -> ship.prices.put("rum", List.of(1, 3)), "prices[0][1][1]: 2 or 3"),
        change(ship -> ship.loads.add(ship.load), "loads: [] or [[Load, 1, [3, 4]]]"),
        change(ship -> ship.ports.set(2), "ports: [] or [4]"),
        change(ship -> ship.treasure = Optional.of(new int[] {5}), "treasure: [] or [[5]]"),
        change(ship -> ship.crew = null, "crew: {0 1} or null"));
  }

  private static Arguments change(Consumer<Ship> change, String difference) {
    return Arguments.of(change, difference);
  }

  @ParameterizedTest
  @MethodSource("changes")
  void every_change_shows(Consumer<Ship> change, String difference) {
    Ship ship = new Ship();
    Snapshot before = Snapshot.of(ship);

    change.accept(ship);

    assertThat(before.difference(Snapshot.of(ship))).contains(difference);
    assertThat(before).isEqualTo(Snapshot.of(new Ship()));
  }

  @Test
  void an_agenda_is_its_steps_whatever_lay_on_it_before() {
    Agenda<String> used = new Agenda<>();
    for (int i = 0; i < 40; i++) used.push("step");
    used.clear();

    assertThat(Snapshot.of(used)).isEqualTo(Snapshot.of(new Agenda<>()));
  }

  @Test
  void objects_of_different_classes_differ() {
    assertThat(Snapshot.of(new Hull()).difference(Snapshot.of(new Ship())).orElseThrow())
        .startsWith("the whole: [Hull, [1, 2]] or [Ship, ");
  }

  @Test
  void what_cannot_be_looked_into_is_refused() {
    assertThatThrownBy(() -> Snapshot.of(new AtomicInteger()))
        .hasMessage("no way to look into AtomicInteger");
  }

  static final class Loop {
    Object inside = this;
  }

  @Test
  void an_object_that_contains_itself_is_refused() {
    assertThatThrownBy(() -> Snapshot.of(new Loop()))
        .hasMessageStartingWith("an object contains itself");
  }
}
