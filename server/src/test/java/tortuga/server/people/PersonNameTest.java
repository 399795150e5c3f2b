package tortuga.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.server.table.Refusal;

class PersonNameTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Anne",
        "Íñigo Núñez",
        "O'Malley",
        "Жанна",
        "Ελένη",
        "鄭一嫂",
        "さくら",
        "장보고",
        "شاه\u200Cرخ",
        "प्रिया",
        "Nguyễn",
        "☠ Red ☠",
        "42"
      })
  void people_may_be_called_as_they_are_in_any_script(String name) throws Refusal {
    assertThat(PersonName.of(name)).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "An\u200Bne", // zero width space
        "Anne\u200D",
        "\u3164",
        "\u2800\u2800",
        "Anne\uFEFF",
        "Аnne", // a Cyrillic A before Latin letters
        "Ρaul", // a Greek rho
        "A\u0301\u0302\u0303\u0304",
        "\u0301",
        "...",
        "\uE000"
      })
  void a_name_that_cannot_be_seen_or_deceives_is_refused(String name) {
    assertThatThrownBy(() -> PersonName.of(name)).isInstanceOf(Refusal.class);
  }

  @Test
  void spaces_are_as_wide_as_others() throws Refusal {
    assertThat(PersonName.of("  Anne\u3000 \u00A0Bonny ")).isEqualTo("Anne Bonny");
  }

  @ParameterizedTest
  @CsvSource({
    "Anne, Anne 2",
    "anne, anne 2",
    "Ànnė, Ànnė 2",
    "Аппе, Аппе",
    "Mary, Mary",
    "Jaсk, Jaсk 2",
    "JACK, JACK 2",
    "Ian, Ian 2"
  })
  void nobody_is_taken_for_another_at_the_same_table(String name, String shown) {
    assertThat(PersonName.amongOthers(name, List.of("Anne", "Jack", "lan"))).isEqualTo(shown);
  }

  @Test
  void a_third_of_the_same_name_gets_the_next_number() {
    assertThat(PersonName.amongOthers("Anne", List.of("Anne", "Anne 2"))).isEqualTo("Anne 3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Bot Grace", "bot", "BOT-Grace", "B0t Grace", "Вot", "BotGrace", "Bot 2"})
  void nobody_takes_the_name_of_a_bot(String name) {
    assertThatThrownBy(() -> PersonName.chosen(name)).isInstanceOf(Refusal.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Botticelli", "Abbot", "Anne Bot", "Botond"})
  void a_name_that_only_begins_alike_is_free(String name) throws Refusal {
    assertThat(PersonName.chosen(name)).isEqualTo(name);
  }
}
