package tortuga.piecesofeight.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.engine.text.Notation;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent.KnockedOut;
import tortuga.piecesofeight.EightView.LossView.How;

/// What became of the ships in the present game: the coins that each lost, and who left. It is told
/// when the game is over, and immutable, so that copies of a table share it.
public final class Chronicle {
  public static final Notation<Entry> NOTATION = new Notation<>(Entry.class);

  public static final Chronicle EMPTY = new Chronicle(null, null, false);

  private final @Nullable Entry last;
  private final @Nullable Chronicle before;
  private final boolean hasSecrets;

  /// Something that is worth telling in the end.
  public sealed interface Entry {}

  /// A coin that a ship lost.
  ///
  /// @param coin what it was, as far as a viewer knows
  /// @param shown whether everybody saw it
  /// @param with the coin whose ability did it, if that was an attack
  public record Loss(
      Seat owner,
      Optional<Coin> coin,
      boolean shown,
      How how,
      Seat by,
      Optional<Coin> with,
      int turn)
      implements Entry {
    private Loss seenBy(Viewer viewer) {
      return shown || owner.equals(viewer)
          ? this
          : new Loss(owner, Optional.empty(), false, how, by, with, turn);
    }
  }

  /// A player who left the game.
  public record Leaving(Seat seat, KnockedOut.Why why) implements Entry {}

  private Chronicle(@Nullable Entry last, @Nullable Chronicle before, boolean hasSecrets) {
    this.last = last;
    this.before = before;
    this.hasSecrets = hasSecrets;
  }

  public Chronicle with(Entry entry) {
    return new Chronicle(entry, this, hasSecrets || (entry instanceof Loss loss && !loss.shown()));
  }

  /// Returns what a viewer knows of it.
  public Chronicle seenBy(Viewer viewer) {
    if (!hasSecrets) return this;
    Chronicle seen = EMPTY;
    for (Entry entry : entries()) {
      seen = seen.with(entry instanceof Loss loss ? loss.seenBy(viewer) : entry);
    }
    return seen;
  }

  /// Returns the coins that were lost, in order.
  public Stream<Loss> losses() {
    return entries().stream().filter(Loss.class::isInstance).map(Loss.class::cast);
  }

  /// Returns why a player left the game, if so.
  public Optional<KnockedOut.Why> leaving(Seat seat) {
    return entries().stream()
        .filter(entry -> entry instanceof Leaving leaving && leaving.seat().equals(seat))
        .map(entry -> ((Leaving) entry).why())
        .findFirst();
  }

  /// Returns all of it, in order.
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Chronicle each = this; each != null && each.last != null; each = each.before) {
      entries.add(each.last);
    }
    Collections.reverse(entries);
    return entries;
  }
}
