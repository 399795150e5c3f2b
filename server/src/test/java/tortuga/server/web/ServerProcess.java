package tortuga.server.web;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A server as a process of its own, which a test can kill or stop for a while.
final class ServerProcess {
  private final Process process;
  private final URI address;

  private ServerProcess(Process process, URI address) {
    this.process = process;
    this.address = address;
  }

  /// Starts a server, and tells its port.
  public static void main(String[] arguments) {
    Path data = Path.of(arguments[0]);
    Optional<String> database = arguments.length > 1 ? Optional.of(arguments[1]) : Optional.empty();
    Duration grace = Duration.ofHours(1);
    Server server =
        Server.start(
            new Server.Options(
                "127.0.0.1",
                0,
                data,
                database,
                0,
                Optional.empty(),
                1,
                grace,
                InstantSource.system()));
    Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
    System.out.println(server.port());
    System.out.flush();
  }

  /// Starts a server on a folder, and waits until it is open.
  static ServerProcess start(Path data) throws IOException {
    return start(data, List.of());
  }

  /// Starts a node on a database, and waits until it is open.
  static ServerProcess start(Path data, String database) throws IOException {
    return start(data, List.of(database));
  }

  private static ServerProcess start(Path data, List<String> database) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xshare:auto",
                "-Xmx256m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path", ""),
                ServerProcess.class.getName(),
                data.toString()));
    command.addAll(database);
    File log = data.resolveSibling("server.log").toFile();
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.appendTo(log)).start();
    BufferedReader told = process.inputReader(StandardCharsets.UTF_8);
    String port = told.readLine();
    if (port == null) throw new IOException("the server did not start; see " + data);
    return new ServerProcess(process, URI.create("http://127.0.0.1:" + port.strip()));
  }

  URI address() {
    return address;
  }

  /// Lets the process do nothing for a while, as if its machine had stood still.
  void pause(Duration time) throws IOException, InterruptedException {
    signal("STOP");
    Thread.sleep(time);
    signal("CONT");
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
