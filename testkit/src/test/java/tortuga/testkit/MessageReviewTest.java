package tortuga.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tortuga.testkit.parley.Parley;

class MessageReviewTest {
  private static MessageReview review(String english, String spanish) {
    return MessageReview.of(
        new Parley(),
        Set.of("prizes"),
        Set.of("PAR-END-01"),
        List.of(Messages.read("en", english), Messages.read("es", spanish)));
  }

  @Test
  void a_key_that_one_language_lacks_is_found() {
    assertThat(review("{move.keep: a, move.give: b}", "{move.keep: a, move.pass: c}").lonelyKeys())
        .containsExactly("en lacks move.pass", "es lacks move.give");
  }

  @Test
  void everything_that_the_game_has_needs_a_text() {
    assertThat(review("{move.keep: a, question.share: b}", "{}").missingTexts())
        .contains(
            "en lacks move.give",
            "en lacks event.won",
            "en lacks question.protest",
            "en lacks refusal.not-in-hand",
            "en lacks refusal.not-your-turn",
            "en lacks setting.rounds",
            "en lacks setting.stormy.on",
            "en lacks score.prizes",
            "en lacks rule.PAR-END-01",
            "en lacks game.name",
            "es lacks move.keep")
        .doesNotContain("en lacks move.keep", "en lacks setting.rounds.1");
  }

  @Test
  void a_text_without_words_or_with_open_braces_is_found() {
    assertThat(review("{move.keep: ' ', move.give: 'to {to'}", "{}").tornTexts())
        .containsExactly(
            "en has no move.keep", "move.give of en: a brace without an end in: to {to");
  }

  @Test
  void placeholders_that_differ_between_languages_are_found() {
    assertThat(review("{move.give: 'to {to}'}", "{move.give: a nadie}").unequalPlaceholders())
        .singleElement()
        .asString()
        .startsWith("move.give mentions ");
  }

  @Test
  void a_text_for_nothing_is_found() {
    String texts = "{move.fly: a, move.keep.why: b, rule.X-1: c, board.sea: d, event.won.twice: e}";

    assertThat(review(texts, texts).strayTexts()).containsExactly("move.fly", "rule.X-1");
  }

  @Test
  void a_placeholder_that_is_no_part_is_found() {
    String texts = "{move.give: '{to} {seat}', event.won.twice: '{score}', board.sea: '{wave}'}";

    assertThat(review(texts, "{}").strangePlaceholders())
        .containsExactly(
            "move.give of en mentions [seat]", "event.won.twice of en mentions [score]");
  }
}
