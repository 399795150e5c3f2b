package tortuga.aye.rules;

import tortuga.aye.AyeEvent.MutinyDeclared;
import tortuga.aye.AyeEvent.MutinyFailed;
import tortuga.aye.AyeEvent.ThumbShown;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Declare;
import tortuga.aye.AyeMove.Pass;
import tortuga.aye.AyeMove.ThumbDown;
import tortuga.aye.AyeMove.ThumbUp;
import tortuga.aye.goals.Occasion;
import tortuga.aye.state.Answers;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.AskMutineers;
import tortuga.aye.state.Step.ConsiderMutiny;
import tortuga.aye.state.Step.ShowThumbs;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;

/// Phase nine: mutiny.
public final class Mutinies extends Chapter {
  public static final int PHASE = 9;

  Mutinies(Referee referee) {
    super(referee);
  }

  void begin() {
    beginPhase(PHASE);
    Goals.on(table, Occasion.MUTINY_PHASE, Pirate.NOBODY);
    agenda.plan(SETTLE, new AskMutineers(0));
  }

  /// Pirates with a reputation of four or more are asked, the most reputed first.
  @Rule({"AYE-MUT-01", "AYE-RULING-48"})
  void ask(int asked) {
    int next = Pirate.NOBODY;
    int highest = Board.MUTINY_REPUTATION - 1;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if ((asked & 1 << seat) != 0 || pirate(seat).reputation <= highest) continue;
      next = seat;
      highest = pirate(seat).reputation;
    }
    if (next != Pirate.NOBODY) agenda.push(new ConsiderMutiny(next, asked | 1 << next));
  }

  /// Anybody may be nominated but the captain in office.
  static final AyeQuestion<ConsiderMutiny> CONSIDER_MUTINY =
      new AyeQuestion<>(Manner.OPEN, 20) {
        @Override
        public Seats asked(AyeState table, ConsiderMutiny question) {
          return only(question.seat());
        }

        @Override
        @Rule({"AYE-MUT-02", "AYE-RULING-67"})
        public void offer(
            AyeState table, ConsiderMutiny question, Seat seat, Moves<AyeMove> moves) {
          moves.add(new Pass());
          for (int turn = 0; turn < table.crewSize(); turn++) {
            moves.add(new Declare(Seat.of(table.crew(turn))));
          }
        }

        @Override
        public String objection(AyeState table, ConsiderMutiny question, Seat seat, AyeMove move) {
          return move instanceof Declare ? Objections.CAPTAIN_IN_OFFICE : otherwise(move);
        }
      };

  void pass() {
    agenda.replaceTop(new AskMutineers(((ConsiderMutiny) table.question()).asked()));
  }

  /// The mutineer falls to reputation one, draws a card and discards one, and names a candidate.
  @Rule({"AYE-MUT-02", "AYE-MUT-05", "AYE-MUT-06", "AYE-RULING-50", "AYE-RULING-67"})
  void declare(int nominee) {
    var question = (ConsiderMutiny) table.question();
    Pirate pirate = pirate(question.seat());
    pirate.reputation = Board.LOWEST_REPUTATION;
    pirate.hasDeclared = true;
    tell(new MutinyDeclared(seat(question.seat()), seat(nominee)));
    if (options.hasCards()) pirate.due++;
    agenda.pop();
    agenda.plan(
        SETTLE, new ShowThumbs(question.seat(), nominee), new AskMutineers(question.asked()));
  }

  static final AyeQuestion<ShowThumbs> SHOW_THUMBS =
      new AyeQuestion<>(Manner.SECRET, 25) {
        @Override
        public Seats asked(AyeState table, ShowThumbs question) {
          return unanswered(table, question.declarer());
        }

        @Override
        public void offer(AyeState table, ShowThumbs question, Seat seat, Moves<AyeMove> moves) {
          moves.add(new ThumbUp());
          moves.add(new ThumbDown());
        }

        @Override
        public AyeMove fallback(AyeState table, ShowThumbs question, Seat seat, Chance chance) {
          return new ThumbDown();
        }
      };

  /// All but the mutineer vote in secret, the captain and the candidate too.
  @Rule({"AYE-MUT-03", "AYE-RULING-49"})
  void show(int seat, AyeMove move) {
    if (takeAnswer(seat, move)) count((ShowThumbs) agenda.pop());
  }

  /// Returns how many thumbs up are more than the others' thumbs down; everybody but the mutineer
  /// shows one.
  @Rule({"AYE-MUT-03", "AYE-MUT-04"})
  static int thumbsNeeded(AyeState table) {
    return voters(table) / 2 + 1;
  }

  static int voters(AyeState table) {
    return table.seats - 1;
  }

  /// More thumbs up than down change the captain, and end the phase; else the next one is asked.
  @Rule({"AYE-MUT-04", "AYE-RULING-48"})
  private void count(ShowThumbs vote) {
    int thumbsUp = 0;
    for (int turn = 0; turn < table.seats; turn++) {
      int seat = table.crew(turn);
      if (seat == vote.declarer()) continue;
      boolean up = pirate(seat).answer == Answers.FIRST;
      pirate(seat).answer = 0;
      if (up) thumbsUp++;
      tell(new ThumbShown(seat(seat), up));
    }
    if (thumbsUp >= thumbsNeeded(table)) {
      agenda.pop();
      new CaptainPhase(referee).changeCaptain(vote.nominee(), vote.declarer());
    } else {
      tell(new MutinyFailed(seat(vote.declarer())));
    }
  }
}
