package tortuga.server.people;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import tortuga.server.table.Refusal;

/// The rules for names of people, here and in imported games: in any script, but so that everybody
/// can see the name and nobody can be mistaken for somebody else.
public final class PersonName {
  /// Maximum number of letters.
  public static final int LONGEST = 24;

  /// The word with which pages begin the name of every bot.
  private static final String BOT = "Bot";

  /// What somebody is called who has deleted their data; pages say it in their own language.
  public static final String GONE = "A pirate who left";

  /// Maximum number of marks on one letter; more of them climb over the lines above.
  private static final int MOST_MARKS = 2;

  /// Letters that are invisible.
  private static final Set<Integer> BLANK = Set.of(0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0);

  /// Scripts whose letters look alike.
  private static final Set<UnicodeScript> ALIKE =
      EnumSet.of(UnicodeScript.LATIN, UnicodeScript.CYRILLIC, UnicodeScript.GREEK);

  private PersonName() {}

  /// Returns a name on one line, or refuses it.
  public static String of(String text) throws Refusal {
    if (text.length() > 16 * LONGEST) throw tooLong();
    String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
    String name = OneLine.of(composed).replaceAll("[\\p{Zs}\\s]+", " ").strip();
    if (name.isEmpty() || name.codePointCount(0, name.length()) > LONGEST) throw tooLong();
    if (!isPlain(name)) throw new Refusal("odd-name");
    return name;
  }

  /// Returns a name that somebody chose, or refuses it: those of bots, and of people who are gone,
  /// are reserved.
  public static String chosen(String text) throws Refusal {
    String name = of(text);
    String first = name.split("[\\s\\p{P}]|(?<=\\p{Ll})(?=\\p{Lu})", 2)[0];
    boolean isBot = Lookalikes.of(first).equals(Lookalikes.of(BOT));
    boolean isGone = Lookalikes.of(name).startsWith(Lookalikes.of(GONE));
    if (isBot || isGone) throw new Refusal("reserved-name");
    return name;
  }

  private static Refusal tooLong() {
    return new Refusal("bad-name", Integer.toString(LONGEST));
  }

  /// Whether a name has something to see, no invisible character, and letters of one kind.
  private static boolean isPlain(String name) {
    int marks = MOST_MARKS; // no letter comes before the first that could carry one
    Set<UnicodeScript> scripts = EnumSet.noneOf(UnicodeScript.class);
    boolean isSeen = false;
    int[] signs = name.codePoints().toArray();
    for (int i = 0; i < signs.length; i++) {
      int sign = signs[i];
      marks = isMark(sign) ? marks + 1 : 0;
      if (marks > MOST_MARKS || BLANK.contains(sign)) return false;
      if (!isVisible(sign) && !isJoiner(signs, i)) return false;
      isSeen |=
          Character.isLetterOrDigit(sign) || Character.getType(sign) == Character.OTHER_SYMBOL;
      if (ALIKE.contains(UnicodeScript.of(sign))) scripts.add(UnicodeScript.of(sign));
    }
    return isSeen && scripts.size() <= 1;
  }

  private static boolean isMark(int sign) {
    return switch (Character.getType(sign)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> true;
      default -> false;
    };
  }

  private static boolean isVisible(int sign) {
    return switch (Character.getType(sign)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.PRIVATE_USE,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  /// Whether a character joins or separates its neighbours, as Persian, Hindi and others need it.
  private static boolean isJoiner(int[] signs, int at) {
    boolean joins = signs[at] == 0x200C || signs[at] == 0x200D;
    return joins
        && at > 0
        && at + 1 < signs.length
        && isWoven(signs[at - 1])
        && isWoven(signs[at + 1]);
  }

  private static boolean isWoven(int sign) {
    UnicodeScript script = UnicodeScript.of(sign);
    boolean isLetter = Character.isLetter(sign) && script != UnicodeScript.COMMON;
    return (isLetter && !ALIKE.contains(script))
        || isMark(sign)
        || Character.getType(sign) == Character.COMBINING_SPACING_MARK;
  }

  /// Returns a name that cannot be mistaken for one at the same table: itself, or with a number.
  public static String amongOthers(String name, Collection<String> others) {
    Set<String> taken = others.stream().map(Lookalikes::of).collect(Collectors.toSet());
    String own = name;
    for (int number = 2; taken.contains(Lookalikes.of(own)); number++) own = name + " " + number;
    return own;
  }
}
