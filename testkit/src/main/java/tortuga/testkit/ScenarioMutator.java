package tortuga.testkit;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tortuga.engine.Seat;
import tortuga.engine.Setting;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.Notation;

/// Turns scenarios that work into scenarios with mistakes.
final class ScenarioMutator {
  private static final Pattern WORD = Pattern.compile("[^\\s,:{}\\[\\]\"#]+");
  private static final Pattern NUMBER = Pattern.compile("-?\\d+");
  private static final Pattern PENDING = Pattern.compile("pending: *\\[([^\\]]*)\\]");

  private static final List<String> NUMBERS =
      List.of(
          "0", "1", "2", "3", "4", "5", "6", "7", "9", "12", "21", "63", "64", "99", "-1", "-2");

  private static final List<String> JUNK =
      List.of(
          "?",
          "-",
          "|",
          "*",
          "@",
          "x",
          "null",
          "~",
          "yes",
          "no",
          "{}",
          "[]",
          "[",
          "}",
          "\"",
          "🦜",
          "\t",
          "2147483648",
          "1e9",
          "0x1",
          "none",
          "spectator",
          "ghost",
          "a: b",
          "0@9",
          "F9",
          "---");

  private final SplitMix luck;
  private final List<String> sources;
  private final List<String> lines;
  private final List<String> words;
  private final Notation<?> steps;

  /// @param sources scenarios, each a text of its own
  /// @param steps what may be pending in a position
  ScenarioMutator(SplitMix luck, List<String> sources, Notation<?> steps) {
    this.luck = luck;
    this.sources = sources;
    this.steps = steps;
    lines = sources.stream().flatMap(String::lines).distinct().toList();
    words = lines.stream().flatMap(ScenarioMutator::words).distinct().toList();
  }

  private static Stream<String> words(String line) {
    return WORD.matcher(line).results().map(MatchResult::group);
  }

  /// Returns one scenario with one to four mistakes in it.
  String next() {
    String text = any(sources);
    for (int mistakes = 1 + luck.below(4); mistakes > 0; mistakes--) text = mutate(text);
    return text;
  }

  private String mutate(String text) {
    return switch (luck.below(14)) {
      case 0, 1, 2 -> replace(text, NUMBER, any(NUMBERS));
      case 3, 4 -> replace(text, WORD, any(words));
      case 5 -> replace(text, WORD, any(JUNK));
      case 6, 7, 8 -> pend(text);
      case 9 -> swapWords(text);
      default -> changeLines(text);
    };
  }

  private <T> T any(List<T> list) {
    return list.get(luck.below(list.size()));
  }

  /// Replaces one place, anywhere, that a pattern matches.
  private String replace(String text, Pattern pattern, String by) {
    List<MatchResult> found = pattern.matcher(text).results().toList();
    if (found.isEmpty()) return text;
    MatchResult one = any(found);
    return text.substring(0, one.start()) + by + text.substring(one.end());
  }

  private String swapWords(String text) {
    List<MatchResult> found = WORD.matcher(text).results().toList();
    if (found.size() < 2) return text;
    int at = luck.below(found.size() - 1);
    MatchResult one = found.get(at);
    MatchResult other = found.get(Math.min(found.size() - 1, at + 1 + luck.below(4)));
    if (one.start() == other.start()) return text;
    return text.substring(0, one.start())
        + other.group()
        + text.substring(one.end(), other.start())
        + one.group()
        + text.substring(other.end());
  }

  /// Puts something else on the agenda: a step of another scenario, or one with random parts.
  private String pend(String text) {
    List<MatchResult> found = PENDING.matcher(text).results().toList();
    String step = luck.below(2) == 0 ? borrowedStep() : randomStep();
    if (found.isEmpty())
      return text.replaceFirst("(?m)^given:\\s*$", "given:\n  pending: [" + step + "]");
    MatchResult one = any(found);
    List<String> list = new ArrayList<>(Arrays.asList(one.group(1).split(",")));
    int at = luck.below(list.size());
    switch (luck.below(3)) {
      case 0 -> list.set(at, step);
      case 1 -> list.add(at, step);
      default -> list.add(step);
    }
    String pending = "pending: [" + String.join(",", list) + "]";
    return text.substring(0, one.start()) + pending + text.substring(one.end());
  }

  private String borrowedStep() {
    List<String> others =
        PENDING
            .matcher(any(sources))
            .results()
            .flatMap(match -> Stream.of(match.group(1).split(",")))
            .toList();
    return others.isEmpty() ? randomStep() : any(others).strip();
  }

  private String randomStep() {
    String verb = any(List.copyOf(steps.verbs().keySet()));
    return verb + parts(Optional.ofNullable(steps.verbs().get(verb)).orElseThrow());
  }

  private String parts(Class<?> record) {
    return Arrays.stream(record.getRecordComponents())
        .map(RecordComponent::getGenericType)
        .map(this::part)
        .collect(Collectors.joining());
  }

  private String part(Type type) {
    return switch (type) {
      case ParameterizedType many when many.getRawType() == List.class ->
          Stream.generate(() -> part(many.getActualTypeArguments()[0]))
              .limit(luck.below(4))
              .collect(Collectors.joining());
      case ParameterizedType maybe ->
          luck.below(3) == 0 ? " ?" : part(maybe.getActualTypeArguments()[0]);
      case Class<?> one when one == boolean.class -> luck.below(2) == 0 ? " yes" : " no";
      case Class<?> one when one == int.class || one == Seat.class -> " " + any(NUMBERS);
      case Class<?> one when one.isEnum() && !Notation.namesItself(one) ->
          " " + Setting.word(any(List.of(one.getEnumConstants())));
      case Class<?> one when one.isEnum() -> " " + any(List.of(one.getEnumConstants()));
      case Class<?> one when one.isRecord() && !Notation.namesItself(one) -> parts(one);
      default -> " " + any(words);
    };
  }

  private String changeLines(String text) {
    List<String> changed = new ArrayList<>(text.lines().toList());
    int at = luck.below(changed.size());
    switch (luck.below(5)) {
      case 0 -> changed.remove(at);
      case 1 -> changed.add(at, changed.get(at));
      case 2 -> changed.add(at, changed.remove(luck.below(changed.size())));
      case 3 -> changed.add(at, any(lines));
      default -> changed.set(at, any(lines));
    }
    return String.join("\n", changed) + "\n";
  }
}
