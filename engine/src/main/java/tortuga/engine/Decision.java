package tortuga.engine;

/// The question now on the table: its name, who must still answer, and how the answers come in.
public record Decision(String kind, Seats seats, Manner manner) {
  /// What somebody says who does not react in a window; one who holds nothing can say nothing else.
  public static final String PASS = "pass";

  /// How a question is answered.
  public enum Manner {
    /// By one seat, and everybody sees the answer at once.
    OPEN,
    /// By one seat, which goes on picking, and may think again, until it says that it is done; what
    /// the others see meanwhile is up to the game.
    DRAFT,
    /// By several seats, each alone and in secret, until the last one has answered.
    SECRET,
    /// As in secret, and nobody may learn either who has answered, until all have.
    SILENT,
    /// By whoever is quick: a chance to react, put to all who might, whether they can or not.
    WINDOW
  }

  public static Decision open(String kind, Seat seat) {
    return new Decision(kind, Seats.of(seat), Manner.OPEN);
  }

  public static Decision secret(String kind, Seats seats) {
    return new Decision(kind, seats, Manner.SECRET);
  }

  /// Whether an answer stays unseen until the question is closed.
  public boolean secret() {
    return manner != Manner.OPEN;
  }
}
