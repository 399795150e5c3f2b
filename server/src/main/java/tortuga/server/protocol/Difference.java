package tortuga.server.protocol;

/// What has changed of something, for whoever has it as it was.
///
/// Written, it is a tree: an object names the parts that have changed (of a list, by their places),
/// and what has changed in each; a list of one holds what is there now instead. So
/// `{"round":[7],"ships":{"2":{"space":[14]}}}` says that it is round 7, and that the third ship
/// has come to space 14. A list that became longer or shorter is there anew.
public record Difference<T>(T before, T after) {}
