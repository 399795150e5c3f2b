package tortuga.server.store.sql;

import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import tortuga.server.store.Overtaken;

/// Something to be written; it must either succeed completely, or throw and change nothing.
@FunctionalInterface
public interface WriteTask<T> {
  T write(Handle handle) throws SQLException, Overtaken;
}
