package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import tortuga.server.http.Flood.Kind;

/// Whatever is sent to a server as fast as its sockets can, honest people play on, at the same
/// table and at others, and the server's memory stays bounded.
///
/// `-Dflood=30` floods with every kind of message for 30 seconds each, from 1, 4 and 64 sockets,
/// with 1 GB and 256 MB of heap, prints a table of what honest people noticed, and compares it with
/// the figures that we promise; it takes an hour, on a machine that does nothing else.
/// `-Dflood.kinds`, `-Dflood.sockets` and `-Dflood.heaps` choose some, as lists with commas.
@Isolated("it measures")
class FloodTest {
  private static final int SECONDS = Integer.getInteger("flood", 0);

  /// Maximum time in milliseconds that honest people wait for an answer, 99 times of 100.
  private static final double HERE = 250;

  private static final double ELSEWHERE = 100;

  /// The short form shares the machine with other tests: it only finds out whether people get their
  /// answers at all, which they once did not during a flood.
  private static final double AT_ALL = 5_000;

  private static final double WARM_UP_SECONDS = 5;
  private static final double RECOVERY_SECONDS = 5;

  @TempDir private Path folder;

  @Test
  void honest_people_play_on_while_others_flood() throws IOException {
    for (int heap : numbers("flood.heaps", SECONDS > 0 ? "1024,256" : "256")) {
      for (int sockets : numbers("flood.sockets", SECONDS > 0 ? "1,4,64" : "4")) {
        flood(heap, sockets);
      }
    }
  }

  private void flood(int heap, int sockets) throws IOException {
    List<String> broken = new ArrayList<>();
    Path data = folder.resolve("%d-%d".formatted(heap, sockets));
    ServerProcess server = ServerProcess.withHeap(data, heap);
    try {
      if (SECONDS > 0) System.out.printf("%nheap %d MB%n%s%n", heap, Flood.Result.HEAD);
      for (Kind kind : kinds()) {
        try (Flood flood = new Flood(server.address())) {
          flood.play(SECONDS > 0 ? WARM_UP_SECONDS : 0.5);
          Flood.Result during = flood.run(kind, sockets, SECONDS > 0 ? SECONDS : 1);
          if (SECONDS > 0) System.out.println(during);
          check(during, broken);
          flood.play(SECONDS > 0 ? RECOVERY_SECONDS : 0.5);
          Flood.Result after = flood.run(kind, 0, SECONDS > 0 ? 2 * RECOVERY_SECONDS : 0.5);
          check(after, broken);
        }
      }
    } finally {
      server.kill();
    }
    assertThat(broken).isEmpty();
  }

  private static void check(Flood.Result result, List<String> broken) {
    if (Flood.part(result.here(), 0.99) > (SECONDS > 0 ? HERE : AT_ALL)
        || Flood.part(result.elsewhere(), 0.99) > (SECONDS > 0 ? ELSEWHERE : AT_ALL)
        || result.tooFast() > 0) {
      broken.add(result.toString());
    }
  }

  private static List<Kind> kinds() {
    String chosen = System.getProperty("flood.kinds", "");
    return chosen.isEmpty()
        ? List.of(Kind.values())
        : Arrays.stream(chosen.split(",")).map(Kind::valueOf).toList();
  }

  private static List<Integer> numbers(String name, String usual) {
    return Arrays.stream(System.getProperty(name, usual).split(",")).map(Integer::valueOf).toList();
  }
}
