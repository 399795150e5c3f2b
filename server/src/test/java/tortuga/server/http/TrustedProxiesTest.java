package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TrustedProxiesTest {
  private static final String CLAIM = "6.6.6.6, 1.2.3.4, 10.0.0.9";

  @Test
  void without_proxies_nobody_is_believed() {
    assertThat(new TrustedProxies(0).address(List.of(CLAIM), "5.5.5.5")).isEqualTo("5.5.5.5");
  }

  @Test
  void as_many_stations_are_believed_as_there_are_proxies() {
    assertThat(new TrustedProxies(1).address(List.of(CLAIM), "10.0.0.1")).isEqualTo("10.0.0.9");
    assertThat(new TrustedProxies(2).address(List.of(CLAIM), "10.0.0.1")).isEqualTo("1.2.3.4");
  }

  @Test
  void stations_are_counted_over_all_lines_of_the_header() {
    List<String> lines = List.of("6.6.6.6", "1.2.3.4, 10.0.0.9");

    assertThat(new TrustedProxies(1).address(lines, "10.0.0.1")).isEqualTo("10.0.0.9");
    assertThat(new TrustedProxies(2).address(lines, "10.0.0.1")).isEqualTo("1.2.3.4");
    assertThat(new TrustedProxies(3).address(lines, "10.0.0.1")).isEqualTo("6.6.6.6");
  }

  @Test
  void of_an_address_with_ipv6_its_network_counts() {
    TrustedProxies none = new TrustedProxies(0);

    assertThat(none.address(List.of(), "2001:db8:1:2:3:4:5:6"))
        .isEqualTo(none.address(List.of(), "2001:db8:1:2:ffff::1"))
        .isNotEqualTo(none.address(List.of(), "2001:db8:1:3:3:4:5:6"));
    assertThat(none.address(List.of(), "::ffff:1.2.3.4")).isEqualTo("1.2.3.4");
  }

  @Test
  void whoever_comes_without_a_proxy_is_where_he_is() {
    assertThat(new TrustedProxies(1).address(List.of(), "5.5.5.5")).isEqualTo("5.5.5.5");
  }
}
