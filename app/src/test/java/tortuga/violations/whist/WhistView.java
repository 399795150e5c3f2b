package tortuga.violations.whist;

/// A view; it cannot be anything but a record.
public record WhistView() {}
