package tortuga.server.live;

import java.time.Duration;
import java.util.random.RandomGenerator;
import tortuga.bots.BotPool;
import tortuga.server.cluster.NodeMembership;
import tortuga.server.store.Store;
import tortuga.server.table.game.MatchFactory;
import tortuga.server.time.Scheduler;
import tortuga.server.time.ServerTime;

/// What running tables need; [LiveTable] gives each of its parts only what that part needs.
///
/// @param random for everything that nobody must be able to guess
/// @param grace how long somebody may be absent before a bot takes over
public record TableServices(
    Store store,
    NodeMembership membership,
    Scheduler scheduler,
    ServerTime time,
    RandomGenerator random,
    BotPool bots,
    Metrics metrics,
    MatchFactory matchFactory,
    Duration grace) {}
