package tortuga.server.cluster;

/// The tables of this node, as far as other nodes matter to them. Every method returns at once.
public interface LocalTables {
  /// Starts a table that this node owns from now on.
  void start(String table);

  /// Another node has stored a line, which may be known here already.
  void lineStored(String table, int seq);

  /// Another node has heard something at a table.
  void chatAdded(String table);

  /// Somebody came to a table at another node, or left it.
  void presenceChanged(String table);

  /// Nodes came or went; `forgotten` if the others may have forgotten who is at this one.
  void nodesChanged(boolean forgotten);

  /// Anything may have happened at a table that was not heard here.
  void lookAgain(String table);

  /// Anything may have happened at any table.
  void lookAgain();

  /// Stores what lists at other nodes do not know yet.
  void saveListing(String table);
}
