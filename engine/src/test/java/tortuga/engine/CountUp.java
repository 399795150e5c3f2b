package tortuga.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.text.Positions;

/// A tiny game for the engine's own tests: in turn, all count up to twenty by at most the number
/// that each got in secret, and the wind adds a die now and then. Whoever gets there wins; anybody
/// may resign.
public final class CountUp
    implements Game<CountUp.Table, CountUp.Count, CountUp.Counted, CountUp.View> {
  static final Setting<Integer> GOAL = Setting.of("goal", 20, 10, 30);
  static final Setting<Boolean> WINDY =
      Setting.of("windy", false).when(GOAL.isNot(10).orElse("too-windy"));
  static final Luck SECRET = Luck.die("secret");
  static final Luck WIND = Luck.die("wind");

  sealed interface Count extends Move {
    record Add(int number) implements Count {}

    record Resign() implements Count {}
  }

  sealed interface Counted extends Event {
    record Dealt(Seat seat, int limit) implements Counted {}

    record Added(Seat seat, int total) implements Counted {}
  }

  record View(int total, List<Integer> limits) {}

  static final class Table implements State<Table> {
    final int[] limits;
    int total;
    int winner = -1;
    Seat turn = Seat.of(0);

    Table(int seats) {
      limits = new int[seats];
    }

    @Override
    public Seats toAct() {
      return winner < 0 ? Seats.of(turn) : Seats.NONE;
    }

    @Override
    public Table copy() {
      Table copy = new Table(limits.length);
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Table other) {
      System.arraycopy(other.limits, 0, limits, 0, limits.length);
      total = other.total;
      winner = other.winner;
      turn = other.turn;
    }
  }

  private record Counting(Setup setup) implements Rules<Table, Count, Counted, View> {
    @Override
    public Table begin(Chance chance, Journal<? super Counted> journal) {
      Table table = new Table(setup.seats());
      for (Seat seat : Seats.first(setup.seats())) {
        table.limits[seat.index()] = chance.die(SECRET, 3);
        journal.tell(new Counted.Dealt(seat, table.limits[seat.index()]));
      }
      return table;
    }

    @Override
    public Decision decision(Table table) {
      return Decision.open("count", table.turn);
    }

    @Override
    public void legalMoves(Table table, Seat seat, Moves<Count> moves) {
      for (int n = 1; n <= table.limits[seat.index()]; n++) moves.add(new Count.Add(n));
    }

    @Override
    public void freeMoves(Table table, Seat seat, Moves<Count> moves) {
      moves.add(new Count.Resign());
    }

    @Override
    public void play(
        Table table, Seat seat, Count move, Chance chance, Journal<? super Counted> journal) {
      switch (move) {
        case Count.Resign() -> table.winner = seat.next(setup.seats()).index();
        case Count.Add(int number) -> {
          table.total += number + (setup.get(WINDY) ? chance.die(WIND, 6) : 0);
          journal.tell(new Counted.Added(seat, table.total));
          if (table.total >= setup.get(GOAL)) table.winner = seat.index();
          table.turn = seat.next(setup.seats());
        }
      }
    }

    @Override
    public Outcome outcome(Table table) {
      return Outcome.wonBy(Seats.of(Seat.of(table.winner)), setup.seats());
    }

    @Override
    public List<ScoreLine> scoreSheet(Table table) {
      return List.of(new ScoreLine("victory", outcome(table).scores()));
    }

    @Override
    public void conceal(Table table, Viewer viewer) {
      for (int i = 0; i < table.limits.length; i++) {
        if (!Seat.of(i).equals(viewer)) table.limits[i] = 0;
      }
    }

    @Override
    public void imagine(Table table, Chance chance) {
      for (int i = 0; i < table.limits.length; i++) {
        if (table.limits[i] == 0) table.limits[i] = chance.die(SECRET, 3);
      }
    }

    @Override
    public View view(Table concealed) {
      return new View(concealed.total, Arrays.stream(concealed.limits).boxed().toList());
    }

    @Override
    public Count fallback(Table concealed, Seat seat, Chance chance) {
      return new Count.Add(1);
    }

    @Override
    public String refusal(Table concealed, Seat seat, Count move) {
      boolean others = Arrays.stream(concealed.limits).filter(limit -> limit > 0).count() > 1;
      return others ? "knows-too-much" : "too-much";
    }
  }

  @Override
  public String id() {
    return "tally";
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return 3;
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(GOAL, WINDY);
  }

  @Override
  public int edition() {
    return 1;
  }

  @Override
  public Rules<Table, Count, Counted, View> rules(Setup setup, int edition) {
    return new Counting(setup);
  }

  @Override
  public Class<Count> moveType() {
    return Count.class;
  }

  @Override
  public Class<Counted> eventType() {
    return Counted.class;
  }

  @Override
  public Set<String> questions() {
    return Set.of("count");
  }

  @Override
  public Positions<Table> positions(Setup setup) {
    throw new UnsupportedOperationException("nobody writes positions of this game");
  }
}
