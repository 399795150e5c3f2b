package tortuga.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setting;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;

/// Law: whatever a form offers can be played, and what it hides makes no difference or is refused.
public final class SettingsMatter<
    S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private static final int SETUPS = 500;
  private static final int GAMES = 8;
  private static final int LONGEST = 300;

  private final Game<S, M, E, V> game;

  public SettingsMatter(Game<S, M, E, V> game) {
    this.game = game;
  }

  /// Agrees on settings at random, as a form would not, and then leaves out what it would hide.
  public void check() {
    int played = 0;
    for (int number = 1; number <= SETUPS; number++) {
      Setup wild = anySetup(Chance.seeded(number));
      Setup offered = offered(wild);
      Optional<String> objection = game.objection(offered);
      if (objection.isPresent()) {
        throw new AssertionError(
            "the form offers %s, which is refused: %s".formatted(offered, objection.get()));
      }
      boolean hides = !offered.equals(wild) && game.objection(wild).isEmpty();
      if (hides && played++ < GAMES) compare(wild, offered, number);
    }
  }

  private Setup anySetup(SplitMix chance) {
    Map<String, String> chosen = new TreeMap<>();
    for (Setting<?> setting : game.settings()) {
      List<String> words = setting.words().toList();
      String word = words.get(chance.below(words.size()));
      boolean isUsual = word.equals(Setting.word(setting.usual()));
      if (chance.below(2) == 0 && !isUsual) chosen.put(setting.id(), word);
    }
    int seats = game.minSeats() + chance.below(game.maxSeats() - game.minSeats() + 1);
    return new Setup(seats, chosen);
  }

  /// What is hidden has its usual value, which may in turn hide something else.
  private Setup offered(Setup wild) {
    Setup setup = wild;
    while (true) {
      Setup now = setup;
      Optional<Setting<?>> hidden =
          game.settings().stream().filter(setting -> !setting.matters(now)).findFirst();
      if (hidden.isEmpty()) return now;
      Map<String, String> chosen = new TreeMap<>(now.chosen());
      chosen.remove(hidden.get().id());
      setup = new Setup(now.seats(), chosen);
    }
  }

  private void compare(Setup wild, Setup offered, int number) {
    List<Event> one = story(wild, number);
    List<Event> other = story(offered, number);
    if (!one.equals(other)) {
      throw new AssertionError("%s is not played like %s".formatted(wild, offered));
    }
  }

  /// Returns what happens in a random game, the same one each time.
  private List<Event> story(Setup setup, int number) {
    List<Event> events = new ArrayList<>();
    Journal<Event> journal = events::add;
    SplitMix choices = Chance.seeded(number);
    Rules<S, M, E, V> rules = game.rules(setup);
    S state = rules.begin(Seed.of(number).chance(0), journal);
    for (int move = 1; move <= LONGEST && !state.toAct().isEmpty(); move++) {
      Seat seat = state.toAct().iterator().next();
      Moves<M> moves = new Moves<>();
      rules.legalMoves(state, seat, moves);
      M chosen = moves.get(choices.below(moves.size()));
      rules.play(state, seat, chosen, Seed.of(number).chance(move), journal);
    }
    return events;
  }
}
