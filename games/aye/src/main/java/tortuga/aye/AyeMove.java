package tortuga.aye;

import tortuga.engine.Move;
import tortuga.engine.Seat;

/// What a player may do.
public sealed interface AyeMove extends Move {
  /// Keeps all three cards, or stays at reputation six.
  record Keep() implements AyeMove {}

  /// Exchanges a card before the game.
  record Swap(Card card) implements AyeMove {}

  /// Lays a card of the hand on the discards.
  record Discard(Card card) implements AyeMove {}

  /// Names the captain: the first one, or the one of several whom an automatic mutiny raises.
  record NameCaptain(Seat seat) implements AyeMove {}

  /// Puts doubloons down for a player, beyond the one that everybody has.
  record Give(Seat seat, int doubloons) implements AyeMove {}

  /// Puts a command down for a pirate.
  record Order(Seat seat, Command command) implements AyeMove {}

  /// Puts dice down for a pirate.
  record Deal(Seat seat, int dice) implements AyeMove {}

  /// Says that what lies on the table is final.
  record Confirm() implements AyeMove {}

  /// Gives a completed card up for its ability.
  record Use(Card card) implements AyeMove {}

  /// Lets a chance go by.
  record Pass() implements AyeMove {}

  /// Pays for all dice on the plank.
  record PayPlank() implements AyeMove {}

  /// Votes on the captain's commands.
  record Vote(Ballot ballot) implements AyeMove {}

  /// As captain, pays for reputation.
  record Pay(int doubloons) implements AyeMove {}

  /// Says what to do.
  record Act(Command action) implements AyeMove {}

  /// Spends doubloons on the ship.
  record Mend(int doubloons) implements AyeMove {}

  /// Breaks one's word and does not do what was ordered.
  record Refuse() implements AyeMove {}

  /// Lays a doubloon on another pirate's tile.
  record Hook(Seat seat) implements AyeMove {}

  /// Throws together with all who unite.
  record Unite() implements AyeMove {}

  /// Throws alone, before those who unite.
  record ThrowEarly() implements AyeMove {}

  /// Throws alone, after those who unite.
  record ThrowLate() implements AyeMove {}

  /// Throws without anybody else.
  record ThrowAlone() implements AyeMove {}

  /// Takes no part, having no dice.
  record StandAside() implements AyeMove {}

  /// Takes Argh! dice.
  record TakeArgh(int dice) implements AyeMove {}

  /// Pays a doubloon to turn a trident of one's own into a success.
  record PayTrident(Die die) implements AyeMove {}

  /// Spends the hook doubloon to turn any die of the group into a success.
  record SpendHook(Seat owner, Die die, Face face) implements AyeMove {}

  /// Names the dice of one's own that are thrown again, if any.
  record Reroll(Handful dice) implements AyeMove {}

  /// Trades reputation six for a doubloon.
  record Trade() implements AyeMove {}

  /// Declares a mutiny.
  record Declare(Seat nominee) implements AyeMove {}

  /// Is for the mutiny.
  record ThumbUp() implements AyeMove {}

  /// Is against the mutiny.
  record ThumbDown() implements AyeMove {}

  /// Claims nothing this round.
  record Ready() implements AyeMove {}

  /// Claims to have convinced somebody.
  record Claim(Card card, Seat target) implements AyeMove {}

  /// Believes a claim.
  record Agree() implements AyeMove {}

  /// Does not believe a claim.
  record Disagree() implements AyeMove {}

  /// Has no opinion of a claim.
  record Abstain() implements AyeMove {}
}
