package tortuga.server.cluster;

/// The tables of this node, from the point of view of other nodes. Every method returns at once.
public interface LocalTables {
  /// Starts a table that this node owns from now on.
  void start(String table);

  /// Another node has stored a line, which may be known here already.
  void lineStored(String table, int seq);

  /// Somebody said something at a table at another node.
  void chatAdded(String table);

  /// Somebody came to a table at another node, or left it.
  void presenceChanged(String table);

  /// Nodes came or went; `forgotten` if the others may have lost who is present at this one.
  void nodesChanged(boolean forgotten);

  /// Anything may have happened at a table without news of it.
  void lookAgain(String table);

  /// Anything may have happened at any table.
  void lookAgain();

  /// Stores listings that lists at other nodes do not have yet.
  void saveListing(String table);
}
