package tortuga.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.cluster.Cluster;

/// Listens to other nodes, on a connection and a thread of its own. When the connection breaks, it
/// opens another one, and reports that news may have been lost.
final class PostgresListener implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(PostgresListener.class);

  private static final int PATIENCE_MILLIS = 1000;
  private static final long PAUSE_MILLIS = 200;
  private static final long PROOF_NANOS = TimeUnit.SECONDS.toNanos(3);

  private final PostgresDatabase database;
  private final String node;
  private @Nullable Thread thread;
  private volatile boolean closed;

  PostgresListener(PostgresDatabase database, String node) {
    this.database = database;
    this.node = node;
  }

  synchronized void listen(Cluster.Listener listener) {
    if (thread != null) throw new IllegalStateException("it listens already");
    Thread listening =
        Thread.ofPlatform().daemon().name("store-listener").unstarted(() -> run(listener));
    thread = listening;
    listening.start();
  }

  private void run(Cluster.Listener listener) {
    while (!closed) {
      try (Connection connection = database.connect();
          Statement statement = connection.createStatement()) {
        statement.execute("listen " + Notifications.CHANNEL);
        listener.notificationsMissed();
        receive(connection, statement, listener);
      } catch (SQLException e) {
        if (!closed) LOG.atDebug().setCause(e).log("cannot listen to other nodes");
        pause();
      }
    }
  }

  private void receive(Connection connection, Statement statement, Cluster.Listener listener)
      throws SQLException {
    PGConnection postgres = connection.unwrap(PGConnection.class);
    long proven = System.nanoTime();
    while (!closed) {
      for (PGNotification news : postgres.getNotifications(PATIENCE_MILLIS)) tell(news, listener);
      if (System.nanoTime() - proven > PROOF_NANOS) {
        statement.execute("select 1");
        proven = System.nanoTime();
      }
    }
  }

  private void tell(PGNotification news, Cluster.Listener listener) {
    Notifications notification = Notifications.read(news.getParameter());
    if (notification.node().equals(node)) return;
    try {
      notification.tell(listener);
    } catch (RuntimeException e) {
      LOG.atWarn().setCause(e).log("a notification makes no sense");
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
  }
}
