package tortuga.server.http;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Scanner;
import java.util.concurrent.atomic.AtomicLong;

/// A server as a process of its own, which a test can kill or stop for a while.
final class ServerProcess {
  /// Visitors of tests act without delay, so limits are raised unless a test is about them.
  private static final int IN_HASTE = 1000;

  private static final List<String> USUAL_PATH =
      List.of("-cp", System.getProperty("java.class.path", ""));

  private final Process process;
  private final URI address;

  private ServerProcess(Process process, URI address) {
    this.process = process;
    this.address = address;
  }

  /// Starts a server, and prints its port.
  public static void main(String[] arguments) {
    Path data = Path.of(arguments[0]);
    Optional<String> database = arguments.length > 1 ? Optional.of(arguments[1]) : Optional.empty();
    Duration grace = Duration.ofHours(1);
    AtomicLong ahead = new AtomicLong(Long.getLong("ahead", 0));
    Server server =
        Server.start(
            new ServerOptions(
                    "127.0.0.1",
                    0,
                    data,
                    database,
                    0,
                    Optional.empty(),
                    1,
                    grace,
                    () -> Instant.now().plusMillis(ahead.get()))
                .withLimitFactor(Integer.getInteger("limits", 1)));
    Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
    System.out.println(server.port());
    System.out.flush();
    new Scanner(System.in, StandardCharsets.UTF_8)
        .forEachRemaining(line -> ahead.set(Long.parseLong(line)));
  }

  /// Starts a server on a folder, and waits until it is open.
  static ServerProcess start(Path data) throws IOException {
    return start(data, List.of(), Duration.ZERO);
  }

  /// Starts a node on a database, and waits until it is open.
  static ServerProcess start(Path data, String database) throws IOException {
    return start(data, List.of(database), Duration.ZERO);
  }

  /// Starts a server with the usual limits and a heap of this many megabytes.
  static ServerProcess withHeap(Path data, int megabytes) throws IOException {
    return start(data, USUAL_PATH, List.of(), megabytes, 1, Duration.ZERO);
  }

  /// Starts a server that also offers the games in a folder of classes, and whose bots do not wait.
  static ServerProcess withGames(Path data, Path classes) throws IOException {
    String path = classes + File.pathSeparator + System.getProperty("java.class.path", "");
    return start(
        data,
        List.of("-Dtortuga.bot-pace=0", "-cp", path),
        List.of(),
        256,
        IN_HASTE,
        Duration.ZERO);
  }

  /// Starts a node whose clock is wrong.
  static ServerProcess start(Path data, String database, Duration ahead) throws IOException {
    return start(data, List.of(database), ahead);
  }

  private static ServerProcess start(Path data, List<String> database, Duration ahead)
      throws IOException {
    return start(data, USUAL_PATH, database, 256, IN_HASTE, ahead);
  }

  private static ServerProcess start(
      Path data,
      List<String> path,
      List<String> database,
      int megabytes,
      int limitFactor,
      Duration ahead)
      throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xshare:auto",
                "-XX:+ExitOnOutOfMemoryError",
                "-Dlimits=" + limitFactor,
                "-Xmx%dm".formatted(megabytes),
                "-Dahead=" + ahead.toMillis(),
                "--enable-native-access=ALL-UNNAMED"));
    command.addAll(path);
    command.addAll(List.of(ServerProcess.class.getName(), data.toString()));
    command.addAll(database);
    File log = data.resolveSibling("server.log").toFile();
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.appendTo(log)).start();
    BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
    String port = output.readLine();
    if (port == null) throw new IOException("the server did not start; see " + data);
    return new ServerProcess(process, URI.create("http://127.0.0.1:" + port.strip()));
  }

  /// Puts the clock of the process forward or back, as seen from the right time.
  void putClock(Duration ahead) throws IOException {
    Writer said = process.outputWriter(StandardCharsets.UTF_8);
    said.write(ahead.toMillis() + "\n");
    said.flush();
  }

  URI address() {
    return address;
  }

  /// Suspends the process for a while, as if its machine had frozen.
  void pause(Duration time) throws IOException, InterruptedException {
    suspend();
    Thread.sleep(time);
    resume();
  }

  /// Suspends the process from now on, like a laptop that is closed; returns when it stands still.
  void suspend() throws IOException, InterruptedException {
    signal("STOP");
    Page.until(() -> state().startsWith("T"));
  }

  /// Resumes a suspended process.
  void resume() throws IOException, InterruptedException {
    signal("CONT");
  }

  private String state() {
    try {
      Process ps =
          new ProcessBuilder("ps", "-o", "state=", "-p", Long.toString(process.pid())).start();
      return new String(ps.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
  }

  /// Ends the process in order, as a rolling restart does.
  void stop() {
    process.destroy();
    process.onExit().join();
  }

  /// Ends the process at once, with SIGKILL where there is such a thing.
  void kill() {
    process.destroyForcibly().onExit().join();
  }
}
