package tortuga.aye;

/// How an attempt is likely to go if everything is done for success.
///
/// All successes stay, tridents are kept as far as their owners' doubloons go, and all other dice
/// but Krakens are thrown again while there is hope; when it is enough, tridents are paid, and then
/// hooks are spent. Whoever said Argh! takes as many Argh! dice as possible; nobody uses cards.
///
/// @param success the chance that there are enough successes
/// @param krakens how many Krakens there are on average when the throwing stops, before a hook
///   turns any
/// @param sinks the chance that so many Krakens sink the ship as it is now
public record Odds(double success, double krakens, double sinks) {}
