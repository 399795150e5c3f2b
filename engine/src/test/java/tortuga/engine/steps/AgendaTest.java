package tortuga.engine.steps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AgendaTest {
  private static Agenda<String> of(String... steps) {
    Agenda<String> agenda = new Agenda<>();
    for (String step : steps) agenda.push(step);
    return agenda;
  }

  @Test
  void the_last_step_put_on_is_the_next_one_to_do() {
    Agenda<String> agenda = of("end", "pay", "load");

    assertThat(agenda.isEmpty()).isFalse();
    assertThat(agenda.current()).isEqualTo("load");
    assertThat(agenda.pop()).isEqualTo("load");
    assertThat(agenda.toList()).containsExactly("end", "pay");
  }

  @Test
  void a_step_is_replaced_by_another() {
    Agenda<String> agenda = of("end", "load");

    agenda.replaceTop("make room");

    assertThat(agenda.toList()).containsExactly("end", "make room");
  }

  @Test
  void what_lies_beneath_can_be_seen() {
    assertThat(of("end", "pay", "load").beneath(2)).isEqualTo("end");
    assertThatThrownBy(() -> of("end").beneath(1)).hasMessage("no step is that deep");
  }

  @Test
  void nothing_can_be_done_once_nothing_is_left() {
    Agenda<String> agenda = of("end");

    agenda.clear();

    assertThat(agenda.isEmpty()).isTrue();
    assertThat(agenda.size()).isZero();
    assertThatThrownBy(agenda::current).hasMessage("nothing is left to do");
    assertThatThrownBy(agenda::pop).hasMessage("nothing is left to do");
    assertThatThrownBy(() -> agenda.replaceTop("more")).hasMessage("nothing is left to do");
  }

  @Test
  void it_grows() {
    Agenda<Integer> agenda = new Agenda<>();

    IntStream.range(0, 100).forEach(agenda::push);

    assertThat(agenda.toList()).containsExactlyElementsOf(IntStream.range(0, 100).boxed().toList());
  }

  @Test
  void a_copy_is_independent() {
    Agenda<String> agenda = of("end", "load");
    Agenda<String> copy = of("some", "other", "steps", "that", "are", "gone");

    copy.copyFrom(agenda);
    agenda.pop();

    assertThat(copy.toList()).containsExactly("end", "load");
    assertThat(copy).isNotEqualTo(agenda);
  }

  @Test
  void a_copy_of_a_long_agenda_has_room() {
    Agenda<Integer> agenda = new Agenda<>();
    IntStream.range(0, 50).forEach(agenda::push);
    Agenda<Integer> copy = new Agenda<>();

    copy.copyFrom(agenda);
    copy.push(50);

    assertThat(copy.size()).isEqualTo(51);
    assertThat(agenda.size()).isEqualTo(50);
  }

  @Test
  void equal_steps_make_equal_agendas() {
    Agenda<String> used = of("a", "b", "c");
    used.pop();

    assertThat(used).isEqualTo(of("a", "b")).hasSameHashCodeAs(of("a", "b")).hasToString("[a, b]");
    assertThat(used).isNotEqualTo(of("b", "a")).isNotEqualTo("[a, b]");
  }
}
