package tortuga.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tortuga.engine.Game;

/// Whether a game has messages for everything that it can do, ask, report and refuse, in every
/// language.
///
/// The messages are in `messages.en.json` and its siblings beside the game's class: `move.dump`,
/// `event.thrown-overboard`, `question.dump-hold`, `refusal.not-your-turn`, `setting.stormy`,
/// `setting.stormy.on`, `score.prize`, `reason.food`, `rule.JAM-LOAD-01`, `game.name`,
/// `game.blurb`. One more text for the same thing has a longer key, such as `move.dump.why`; keys
/// of any other kind are free.
public interface MessagesLaws {
  Game<?, ?, ?, ?> game();

  default List<String> languages() {
    return List.of("en", "es");
  }

  /// Returns the names of the lines on the game's score sheet.
  default Set<String> scoreLines() {
    return Set.of();
  }

  /// Returns the ids of the game's rules, by default those of `games/<game>/rules/<game>.ids`.
  default Set<String> ruleIds() {
    return Catalogue.of(game().id()).ids();
  }

  private MessageReview review() {
    List<Messages> messages =
        languages().stream().map(language -> Messages.of(game().getClass(), language)).toList();
    return MessageReview.of(game(), scoreLines(), ruleIds(), messages);
  }

  @Test
  default void every_language_has_the_same_keys() {
    assertThat(review().lonelyKeys()).isEmpty();
  }

  @Test
  default void no_text_is_empty_or_torn() {
    assertThat(review().tornTexts()).isEmpty();
  }

  @Test
  default void every_language_has_the_same_placeholders() {
    assertThat(review().unequalPlaceholders()).isEmpty();
  }

  @Test
  default void everything_has_a_text() {
    assertThat(review().missingTexts()).isEmpty();
  }

  @Test
  default void no_text_is_for_nothing() {
    assertThat(review().strayTexts()).isEmpty();
  }

  @Test
  default void placeholders_of_moves_and_events_are_their_parts() {
    assertThat(review().strangePlaceholders()).isEmpty();
  }
}
