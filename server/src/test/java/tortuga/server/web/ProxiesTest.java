package tortuga.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProxiesTest {
  private static final String CLAIM = "6.6.6.6, 1.2.3.4, 10.0.0.9";

  @Test
  void without_proxies_nobody_is_believed() {
    assertThat(new Proxies(0).address(CLAIM, "5.5.5.5")).isEqualTo("5.5.5.5");
  }

  @Test
  void as_many_stations_are_believed_as_there_are_proxies() {
    assertThat(new Proxies(1).address(CLAIM, "10.0.0.1")).isEqualTo("10.0.0.9");
    assertThat(new Proxies(2).address(CLAIM, "10.0.0.1")).isEqualTo("1.2.3.4");
  }

  @Test
  void whoever_comes_without_a_proxy_is_where_he_is() {
    assertThat(new Proxies(1).address(null, "5.5.5.5")).isEqualTo("5.5.5.5");
  }
}
