package tortuga.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IcuMessageTest {
  @Test
  void placeholders_are_found_everywhere() {
    assertThat(
            IcuMessage.placeholders(
                "{seat} loads {amount, plural, =0 {nothing} one {# {cargo}} other {# {cargo}}} in {hold, number}"))
        .containsExactly("amount", "cargo", "hold", "seat");
  }

  @Test
  void quoted_braces_are_none() {
    assertThat(IcuMessage.placeholders("It's '{not}' {this}, isn''t it'")).containsExactly("this");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{seat", "seat}", "{}", "{a, plural, one {b}", "{a b}", "'{a"})
  void torn_messages_are_refused(String text) {
    assertThatThrownBy(() -> IcuMessage.placeholders(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("in: " + text);
  }
}
