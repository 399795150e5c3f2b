package tortuga.server.limits;

/// All figures of what may be done only so often: how often at once, and how often a minute for
/// long, by one person and from one address. People who click as fast as they can stay far below
/// them, and so do ten of them who share an address.
public enum Limit {
  // What pages say over their socket

  /// Whatever a page says, counted by socket; a page that says more is read more slowly.
  MESSAGE(40, 480, 0, 0),
  NONSENSE(40, 60, 200, 600),
  WATCH(40, 120, 300, 1200),
  RECALL(30, 120, 300, 1200),
  PLAY(40, 300, 600, 6000),
  /// Everything that adds a line to the log without bringing the game forward is rarer.
  UNDO(10, 30, 200, 600),
  ORDER(20, 20, 200, 200),
  /// Hands the seat to a bot, or takes it back.
  HAND_OVER(6, 6, 60, 60),
  SAY(10, 40, 200, 600),
  MUTE(20, 30, 200, 300),
  ADVISE(6, 20, 60, 200),

  // What is asked for over HTTP

  CONNECT(0, 0, 200, 120),
  READ(200, 600, 1000, 6000),
  /// A part of a finished game, or its record, which take long to make.
  REPLAY(0, 0, 240, 240),
  NEW_PERSON(0, 0, 400, 120),
  RENAME(10, 6, 200, 120),
  DEVICE_LINK(5, 2, 100, 40),
  OPEN_LINK(0, 0, 60, 30),
  GUESS_CODE(0, 0, 60, 30),
  NEW_TABLE(30, 10, 400, 200),
  /// Sits down, stands up, or lets a bot do so, or begins or ends a table.
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
