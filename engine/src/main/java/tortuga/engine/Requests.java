package tortuga.engine;

/// What players may ask of each other in a game's own phrases, and how often.
///
/// @param prefix how such phrases begin
/// @param most how many a seat may make
/// @param renewal what has to happen before it may make as many again
public record Requests(String prefix, int most, Class<? extends Event> renewal) {}
