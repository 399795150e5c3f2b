package tortuga.server.protocol;

/// What has changed in a value, for a page that has the value before.
///
/// Written, it is a tree: an object names the parts that have changed (of a list, by their
/// indexes), and what has changed in each; a list of one element is the new value. So
/// `{"round":[7],"ships":{"2":{"space":[14]}}}` says that it is round 7, and that the third ship
/// has come to space 14. A list that became longer or shorter is sent as a whole.
public record Difference<T>(T before, T after) {}
