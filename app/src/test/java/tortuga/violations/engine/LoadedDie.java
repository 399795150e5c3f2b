package tortuga.violations.engine;

import java.io.IOException;
import java.io.PrintStream;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.logging.Logger;
import tools.jackson.databind.json.JsonMapper;
import tortuga.engine.Event;
import tortuga.engine.Journal;

/// Does everything that an engine must not do.
public record LoadedDie(
    JsonMapper library, Random random, Thread thread, Socket socket, Logger log) {
  double roll(List<String> deck, Path file, PrintStream out) throws IOException {
    Collections.shuffle(deck);
    out.println(Files.size(file));
    return Math.random()
        + System.nanoTime()
        + System.currentTimeMillis()
        + Instant.now().toEpochMilli();
  }

  void boast(Journal<Event> journal, Event event) {
    journal.tell(event);
  }
}
