package tortuga.engine;

/// What players may ask of each other in a game's own phrases, and how often.
///
/// @param prefix what such phrases begin with
/// @param most maximum number of requests of a seat
/// @param renewal what must happen before it may make as many again
public record Requests(String prefix, int most, Class<? extends Event> renewal) {}
