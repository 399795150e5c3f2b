package tortuga.server.live;

import tortuga.server.listing.PublishedListing;
import tortuga.server.store.Store;

/// The parts of one running table, each made of just what it needs. Used by the table's own thread
/// only.
record TableParts(
    TableLog log,
    PublishedListing listing,
    BotTurns botTurns,
    Deadlines deadlines,
    Chat chat,
    Presence presence,
    Subscribers subscribers,
    RecentCommands recentCommands) {
  static TableParts of(String id, TableServices services, CommandRunner commands) {
    Store store = services.store();
    Chat chat = new Chat(store, services.time(), id);
    Presence presence = new Presence(services.membership().cluster(), id);
    Subscribers subscribers =
        new Subscribers(id, chat, presence, store.downtime(), services.time());
    return new TableParts(
        new TableLog(id, store, services.time(), services.matchFactory()),
        new PublishedListing(id, store, services.membership()),
        new BotTurns(
            id,
            commands,
            services.bots(),
            services.scheduler(),
            services.time(),
            services.random(),
            services.metrics()),
        new Deadlines(
            id,
            commands,
            services.scheduler(),
            services.time(),
            store.downtime(),
            services.random(),
            services.membership(),
            subscribers,
            services.grace()),
        chat,
        presence,
        subscribers,
        new RecentCommands(chat));
  }
}
