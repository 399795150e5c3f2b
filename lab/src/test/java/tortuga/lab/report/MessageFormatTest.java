package tortuga.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class MessageFormatTest {
  private static String fill(String text, String raw, String words) {
    return MessageFormat.fill(text, Map.of("it", new MessageFormat.Value(raw, words)));
  }

  @Test
  void a_placeholder_reads_as_words() {
    assertThat(fill("Play “{it}”.", "aa", "Full sail")).isEqualTo("Play “Full sail”.");
  }

  @Test
  void a_choice_goes_by_the_value_and_may_nest() {
    String text = "{it, select, argh {Argh!} other {{it} it is}}";

    assertThat(fill(text, "argh", "no")).isEqualTo("Argh!");
    assertThat(fill(text, "aye", "yes")).isEqualTo("yes it is");
  }

  @Test
  void a_number_chooses_its_form() {
    String text = "{it, plural, =0 {none} one {# coin} other {# coins}} left";

    assertThat(fill(text, "0", "0")).isEqualTo("none left");
    assertThat(fill(text, "1", "1")).isEqualTo("1 coin left");
    assertThat(fill(text, "3", "3")).isEqualTo("3 coins left");
  }

  @Test
  void a_doubled_apostrophe_is_one() {
    assertThat(fill("Anne''s {it}", "ship", "ship")).isEqualTo("Anne's ship");
  }

  @Test
  void what_has_no_value_reads_as_nothing() {
    assertThat(fill("a{other}b", "", "")).isEqualTo("ab");
  }
}
