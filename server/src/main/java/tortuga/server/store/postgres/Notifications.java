package tortuga.server.store.postgres;

import java.util.List;
import tortuga.server.cluster.Cluster;

/// What nodes tell each other: short texts that say that something happened, never what.
///
/// @param node the sender
record Notifications(String node, String news) {
  static final String CHANNEL = "tortuga";

  /// Maximum length of a text that the database accepts.
  static final int LONGEST = 7900;

  private static final String STORED = "stored";

  static String stored(List<String> lines) {
    return STORED + " " + String.join(",", lines);
  }

  static String line(String table, int seq) {
    return table + ":" + seq;
  }

  static String said(String table) {
    return "said " + table;
  }

  static String moved(String table) {
    return "moved " + table;
  }

  static String renamed(String person) {
    return "renamed " + person;
  }

  static String signedOut(String person) {
    return "signed-out " + person;
  }

  static String left() {
    return "left all";
  }

  static Notifications read(String payload) {
    int space = payload.indexOf(' ');
    return new Notifications(
        payload.substring(0, Math.max(0, space)), payload.substring(Math.max(0, space) + 1));
  }

  String write() {
    return node + " " + news;
  }

  void tell(Cluster.Listener listener) {
    int space = news.indexOf(' ');
    if (space < 0) return;
    String what = news.substring(space + 1);
    switch (news.substring(0, space)) {
      case STORED -> {
        for (String line : what.split(",")) stored(line, listener);
      }
      case "said" -> listener.chatAdded(what);
      case "moved" -> listener.presenceChanged(what);
      case "renamed" -> listener.personRenamed(what);
      case "signed-out" -> listener.personSignedOut(what);
      case "left" -> listener.nodeLeft();
      default -> {} // a newer node may send kinds that this one does not know
    }
  }

  private static void stored(String line, Cluster.Listener listener) {
    int colon = line.lastIndexOf(':');
    listener.lineStored(line.substring(0, colon), Integer.parseInt(line.substring(colon + 1)));
  }
}
