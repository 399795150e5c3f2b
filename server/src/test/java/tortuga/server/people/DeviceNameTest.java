package tortuga.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeviceNameTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0                   | Firefox, Linux
          Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36     | Chrome, Android
          Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0    | Edge, Windows
          Mozilla/5.0 (Macintosh; Intel Mac OS X 15_5) AppleWebKit/605.1 Version/18 Safari/605.1   | Safari, macOS
          Mozilla/5.0 (iPhone; CPU iPhone OS 18 like Mac OS X) AppleWebKit/605.1 CriOS/140 Safari/6 | Chrome, iPhone
          curl/8.0                                                                                 | ''
          """)
  void a_browser_is_named_as_its_owner_would(String userAgent, String name) {
    assertThat(DeviceName.of(userAgent)).isEqualTo(name);
  }
}
