package tortuga.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PrintedTableTest {
  private enum Colour {
    GREEN_RED,
    GREY
  }

  private static final PrintedTable PARROTS =
      PrintedTable.table(PrintedTableTest.class, "parrots.csv");

  @Test
  void a_table_has_its_rows_in_order() {
    assertThat(PARROTS.rows()).map(PrintedTable.Row::id).containsExactly("POLLY", "COCO");
  }

  @Test
  void a_cell_is_a_text_a_number_or_a_constant() {
    assertThat(PARROTS.row("POLLY").text("words")).isEqualTo("12");
    assertThat(PARROTS.row("POLLY").number("words")).isEqualTo(12);
    assertThat(PARROTS.row("POLLY").constant(Colour.class, "colour")).isEqualTo(Colour.GREEN_RED);
    assertThat(PARROTS.row("COCO").constant(Colour.class, "colour")).isEqualTo(Colour.GREY);
  }

  @Test
  void what_is_not_printed_is_missed_by_name() {
    assertThatThrownBy(() -> PARROTS.row("JACO")).hasMessage("there is no row JACO");
    assertThatThrownBy(() -> PARROTS.row("COCO").text("age")).hasMessage("there is no column age");
  }
}
