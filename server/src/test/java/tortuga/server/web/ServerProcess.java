package tortuga.server.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/// A server as a process of its own, which a test can kill.
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
    Duration grace = Duration.ofHours(1);
    Server server =
        Server.start(
            new Server.Options(
                "127.0.0.1", 0, data, Optional.empty(), 1, grace, InstantSource.system()));
    System.out.println(server.port());
    System.out.flush();
  }

  /// Starts a server on a folder, and waits until it is open.
  static ServerProcess start(Path data) throws IOException {
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "-Xshare:auto",
                    "--enable-native-access=ALL-UNNAMED",
                    "-cp",
                    System.getProperty("java.class.path", ""),
                    ServerProcess.class.getName(),
                    data.toString()))
            .redirectError(data.resolveSibling("server.log").toFile())
            .start();
    BufferedReader told = process.inputReader(StandardCharsets.UTF_8);
    String port = told.readLine();
    if (port == null) throw new IOException("the server did not start; see " + data);
    return new ServerProcess(process, URI.create("http://127.0.0.1:" + port.strip()));
  }

  URI address() {
    return address;
  }

  /// Ends the process at once, with SIGKILL where there is such a thing.
  void kill() {
    process.destroyForcibly().onExit().join();
  }
}
