package tortuga.server.store;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// Reviews of finished games, and those that are still to be made. Thread-safe.
public interface ReviewStore {
  /// Notes that a review is wanted, unless it is kept already, by the same yardstick, or `most`
  /// others are waiting; returns whether it is kept or waiting now.
  CompletableFuture<Boolean> orderReview(String table, String yardstick, long now, int most);

  /// Takes on the review that has been wanted for longest and that no node is busy with, until a
  /// moment. If none is wanted, takes on a game of people that was over after `since` and has never
  /// been reviewed.
  CompletableFuture<Optional<String>> takeReview(long now, long until, long since);

  /// Notes that a node is still busy with a review, until a moment.
  CompletableFuture<Void> keepReview(String table, long until);

  /// Stores a review that was made by a yardstick.
  CompletableFuture<Void> saveReview(String table, String yardstick, String body);

  /// Notes that a game cannot be reviewed.
  CompletableFuture<Void> failReview(String table);

  /// Returns the review of a table, or how far it is.
  CompletableFuture<Optional<StoredReview>> review(String table);

  /// How far a review is.
  enum State {
    WANTED,
    DONE,
    FAILED
  }

  /// A review in the store.
  ///
  /// @param busy until when a node is busy with it
  /// @param yardstick the hash of the yardstick by which it was made, or is wanted
  /// @param body the review as JSON; empty until it is done
  record StoredReview(State state, long busy, String yardstick, String body) {}
}
