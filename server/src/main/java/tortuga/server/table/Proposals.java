package tortuga.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.server.table.LogEntry.*;
import tortuga.server.table.game.DryRunResult;
import tortuga.server.table.game.RunningGame;

/// What can be proposed to a table: a command becomes a [Proposal] if it is allowed, and a
/// [Refusal] if it is not. Nothing happens until a proposal is stored and applied.
public final class Proposals {
  private final Table table;

  Proposals(Table table) {
    this.table = table;
  }

  // Before the game

  public Proposal sit(Occupant occupant, Optional<Integer> wanted, String word) throws Refusal {
    requireGathering();
    if (occupant instanceof Occupant.Person(String person, _, _)) {
      require(table.chairs().of(person).isEmpty(), "already-seated");
      require(!table.chairs().isBanned(person), "removed-by-host");
    }
    int seat = wanted.isPresent() ? wanted.get() : firstFree();
    require(isSeat(seat), "no-such-seat");
    require(table.chairs().occupant(seat).isEmpty(), "seat-taken");
    return Proposal.of(new Seated(seat, occupant, word));
  }

  private void requireGathering() throws Refusal {
    require(!table.isBroken(), "table-broken");
    require(table.phase() == Phase.GATHERING, "already-begun");
  }

  private int firstFree() throws Refusal {
    for (int i = 0; i < table.seats(); i++) if (table.chairs().occupant(i).isEmpty()) return i;
    throw new Refusal("table-full");
  }

  private boolean isSeat(int seat) {
    return seat >= 0 && seat < table.seats();
  }

  /// Frees a seat; a person whom somebody else removes may not come back.
  public Proposal vacate(int seat, String asker) throws Refusal {
    requireGathering();
    require(isSeat(seat) && table.chairs().occupant(seat).isPresent(), "no-such-seat");
    Optional<String> removed = table.chairs().person(seat).filter(person -> !person.equals(asker));
    return Proposal.of(new Vacated(seat, removed));
  }

  public Proposal begin() throws Refusal {
    requireGathering();
    List<String> words = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      require(table.chairs().occupant(seat).isPresent(), "seats-empty");
      words.add(table.chairs().at(seat).word);
    }
    return Proposal.of(new Begun(words, table.chairs().of(table.terms().host())));
  }

  /// Closes a table at which nobody has played, only bots and one person play, or nobody can play.
  public Proposal close() throws Refusal {
    require(!table.isClosed(), "game-over");
    boolean isAlone = table.chairs().owners().size() <= 1;
    require(table.phase() == Phase.GATHERING || isAlone || table.isBroken(), "others-play");
    return Proposal.of(table.end(true));
  }

  /// Closes a table that has been idle for long.
  public Proposal giveUp() throws Refusal {
    require(!table.isClosed(), "game-over");
    return Proposal.of(table.end(true));
  }

  // In the game

  /// Answers the question with that number; without a number, makes a move that is possible at any
  /// time.
  public Proposal answer(
      int seat, Optional<Integer> number, List<String> moves, Origin by, String command)
      throws Refusal {
    RunningGame<?, ?, ?, ?> game = playing();
    boolean free = game.isFree(seat, moves);
    require(number.isPresent() || free, "not-offered");
    require(number.isEmpty() || game.isAsked(seat), "not-your-turn");
    require(number.isEmpty() || number.get() == game.question().number(seat), "stale-question");
    boolean isBot = table.chairs().bot(seat).isPresent();
    require(isBot == (by == Origin.BOT), "held-by-bot");
    boolean isSealed = game.question().isUnseen() && !free;
    require(!isSealed || !game.hasSealedAnswer(seat), "already-answered");
    require(!isSealed || moves.size() == 1, "not-offered");
    DryRunResult result = game.dryRun(seat, moves, by);
    if (isSealed) {
      return Proposal.of(new Pledged(seat, result.turns().getLast().move(), by, command));
    }
    return new Proposal(new Played(result.turns(), by, command), Optional.of(result));
  }

  public Proposal undo(int seat, String command) throws Refusal {
    RunningGame<?, ?, ?, ?> game = playing();
    require(table.chairs().at(seat).isPlayedByPerson(), "held-by-bot");
    require(game.mayUndo(seat), "cannot-undo");
    return Proposal.of(new Undone(seat, command));
  }

  public Proposal order(int seat, String kind, Optional<String> verb) throws Refusal {
    playing();
    require(table.game().questions().contains(kind), "no-such-question");
    return Proposal.of(new Ordered(seat, kind, verb));
  }

  /// Hands the seat of somebody who is absent, or leaves, to a bot.
  public Proposal handToBot(int seat, boolean leaves) throws Refusal {
    RunningGame<?, ?, ?, ?> game = playing();
    require(table.chairs().at(seat).isPlayedByPerson(), "held-by-bot");
    boolean ends = leaves && !game.goesOnWithoutLeavers();
    return Proposal.of(ends ? table.end(true) : Held.byStandIn(seat, leaves));
  }

  public Proposal resume(int seat) throws Refusal {
    playing();
    require(table.chairs().isHeld(seat), "not-held");
    return Proposal.of(new Resumed(seat));
  }

  /// Changes the name of a seat's occupant.
  public Proposal rename(int seat, String name, String flag) throws Refusal {
    require(!table.isClosed(), "game-over");
    return Proposal.of(new Renamed(seat, name, flag));
  }

  /// Resumes a table that a bug has stopped, from its state before that.
  public Proposal restart() throws Refusal {
    require(table.isBroken() && !table.isClosed(), "not-broken");
    return Proposal.of(new Restarted(table.breakage().orElseThrow().line()));
  }

  // After the game

  public Proposal rematch(String next) throws Refusal {
    require(table.isClosed(), "not-over");
    require(table.rematch().isEmpty(), "already-rematched");
    return Proposal.of(new Rematched(next));
  }

  /// Returns the game in progress, or says why there is none.
  RunningGame<?, ?, ?, ?> playing() throws Refusal {
    require(!table.isBroken() || table.isClosed(), "table-broken");
    require(table.play().isPresent() || table.isClosed(), "not-begun");
    return table.playing().orElseThrow(() -> new Refusal("game-over"));
  }

  public static void require(boolean condition, String reason) throws Refusal {
    if (!condition) throw new Refusal(reason);
  }
}
