package tortuga.server.limits;

/// All rate limits: how often at once, and how often a minute in the long run, by one person and
/// from one address. People who click as fast as they can stay far below them, and so do ten of
/// them who share an address.
public enum Limit {
  // Messages of pages over their sockets

  /// Any message of a page, counted by socket; a page that sends more is read more slowly.
  MESSAGE(40, 480, 0, 0),
  NONSENSE(40, 60, 200, 600),
  WATCH(40, 120, 300, 1200),
  RECALL(30, 120, 300, 1200),
  PLAY(40, 300, 600, 6000),
  /// Commands that add a line to the log without advancing the game are limited more strictly.
  UNDO(10, 30, 200, 600),
  ORDER(20, 20, 200, 200),
  /// Hands the seat to a bot, or takes it back.
  HAND_OVER(6, 6, 60, 60),
  SAY(10, 40, 200, 600),
  MUTE(20, 30, 200, 300),
  ADVISE(6, 20, 60, 200),
  /// Asks what moves would bring, as somebody does who looks around with the pointer; a page asks
  /// for several at once.
  FORESEE(60, 480, 900, 7200),

  // Requests over HTTP

  CONNECT(0, 0, 200, 120),
  READ(200, 600, 1000, 6000),
  /// A part of a finished game, or its record, which take long to create.
  REPLAY(0, 0, 240, 240),
  /// Asks how far a review is, as a page does that waits for it.
  REVIEW(0, 0, 240, 600),
  /// Asks for a review, which takes the server a while.
  ORDER_REVIEW(10, 6, 60, 30),
  /// Plays a lesson from its beginning, or foresees in it.
  LESSON(0, 0, 600, 3000),
  NEW_PERSON(0, 0, 400, 120),
  RENAME(10, 6, 200, 120),
  DEVICE_LINK(5, 2, 100, 40),
  OPEN_LINK(0, 0, 60, 30),
  /// Nobody guesses a code of 100 bits, and nobody keeps the server busy with trying.
  RECOVER(0, 0, 10, 5),
  /// Reads everything that is kept about oneself, or deletes it.
  OWN_DATA(4, 1, 40, 20),
  /// A line in the log.
  REPORT_ERROR(0, 0, 20, 20),
  GUESS_CODE(0, 0, 60, 30),
  NEW_TABLE(30, 10, 400, 200),
  /// Takes or leaves a seat, or seats a bot, or begins or ends a table.
  SEATING(60, 30, 600, 300);

  final int personBurst;
  final int personPerMinute;
  final int addressBurst;
  final int addressPerMinute;

  Limit(int personBurst, int personPerMinute, int addressBurst, int addressPerMinute) {
    this.personBurst = personBurst;
    this.personPerMinute = personPerMinute;
    this.addressBurst = addressBurst;
    this.addressPerMinute = addressPerMinute;
  }
}
