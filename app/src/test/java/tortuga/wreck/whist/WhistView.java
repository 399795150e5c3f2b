package tortuga.wreck.whist;

/// A view; it cannot be anything but a record.
public record WhistView() {}
