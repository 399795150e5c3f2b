package tortuga.server.store.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// A statement that runs again and again on one connection, and so is prepared only once.
public final class ReusedStatement {
  private final Connection connection;
  private final String sql;
  private @Nullable PreparedStatement prepared;

  /// Sets the parameters of one run.
  public interface Binder {
    void fill(PreparedStatement statement) throws SQLException;
  }

  public ReusedStatement(Connection connection, String sql) {
    this.connection = connection;
    this.sql = sql;
  }

  public void execute() throws SQLException {
    int _ = execute(_ -> {});
  }

  /// Returns how many rows have changed.
  public int execute(Binder binder) throws SQLException {
    PreparedStatement statement = prepared == null ? connection.prepareStatement(sql) : prepared;
    prepared = null; // a statement that failed is not used again
    try {
      binder.fill(statement);
      int changed = statement.executeUpdate();
      prepared = statement;
      return changed;
    } finally {
      if (prepared == null) statement.close();
    }
  }
}
