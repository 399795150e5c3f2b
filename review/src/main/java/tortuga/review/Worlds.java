package tortuga.review;

import tortuga.bots.BotContext;
import tortuga.bots.Observation;
import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.engine.chance.SplitMix;

/// Worlds that fit what a seat knows, each with the weight that the past gives it.
///
/// No world is used twice, unlike those of a bot: what is measured in one world says nothing about
/// how it would be in the next one, so that the standard errors are what they claim to be.
final class Worlds<S extends State<S>, M extends Move> {
  private final BotContext<S, M> context;
  private final Observation<S, M> observation;
  private final S concealed;
  private final S world;

  Worlds(BotContext<S, M> context, Observation<S, M> observation) {
    this.context = context;
    this.observation = observation;
    concealed = observation.concealed();
    world = concealed.copy();
  }

  /// Returns a world, to be read only, and only until the next one is drawn.
  S draw(SplitMix chance) {
    world.copyFrom(concealed);
    context.rules().imagine(world, chance);
    return world;
  }

  /// Returns how likely the world that was drawn last is, compared with others.
  double weight() {
    return context.tactics().credit(world, observation.seat(), observation.past());
  }
}
