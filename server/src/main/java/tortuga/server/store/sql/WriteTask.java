package tortuga.server.store.sql;

import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import tortuga.server.store.Overtaken;

/// Something to be written; it must either do all that it does, or throw and have done nothing.
@FunctionalInterface
public interface WriteTask<T> {
  T write(Handle handle) throws SQLException, Overtaken;
}
