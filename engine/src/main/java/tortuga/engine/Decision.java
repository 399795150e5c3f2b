package tortuga.engine;

/// The question now on the table: its name, who must still answer, and how the answers come in.
public record Decision(String kind, Seats seats, Manner manner) {
  /// What a seat that does not react in a window answers; a seat without a reaction has no other
  /// answer.
  public static final String PASS = "pass";

  /// How a question is answered.
  public enum Manner {
    /// By one seat, and everybody sees the answer at once.
    OPEN,
    /// By one seat, which picks repeatedly, and may change its mind, until it says that it is done;
    /// what the others see until then is up to the game.
    DRAFT,
    /// By several seats, each alone and in secret, until the last one has answered.
    SECRET,
    /// As in secret, and nobody learns who has answered, either, until all have.
    SILENT,
    /// By whoever is quick: a chance to react, offered to all who might be able to, whether they
    /// are or not.
    WINDOW
  }

  public static Decision open(String kind, Seat seat) {
    return new Decision(kind, Seats.of(seat), Manner.OPEN);
  }

  public static Decision secret(String kind, Seats seats) {
    return new Decision(kind, seats, Manner.SECRET);
  }

  /// Whether an answer stays unseen until the question is closed.
  public boolean hidesAnswers() {
    return manner != Manner.OPEN;
  }
}
