package tortuga.server.people;

import java.text.Normalizer;
import java.util.Locale;

/// What a name looks like at a glance: two names with the same look can be mistaken for each other.
final class Lookalikes {
  /// Characters that pass for a Latin letter or a digit, each followed by what it passes for.
  private static final String SIGNS =
      "аaвbсcԁdеeһhіiјjкkӏlмmнhоoрpѕsтtуyхxԝwґrгr" // Cyrillic
          + "αaβbεeηnιiκkνvοoρpτtυuχxγy" // Greek
          + "ıiłløoðdđdħhŧt" // Latin with strokes
          + "0o1l|l5s3e"; // digits

  private Lookalikes() {}

  static String of(String name) {
    String bare =
        Normalizer.normalize(name, Normalizer.Form.NFKD)
            .toLowerCase(Locale.ROOT)
            .replaceAll("[\\p{M}\\p{Cf}\\p{Z}\\p{P}]+", "");
    StringBuilder look = new StringBuilder();
    for (char sign : bare.toCharArray()) look.append(passesFor(sign));
    return look.toString().replace("rn", "m").replace("vv", "w").replace('i', 'l');
  }

  private static char passesFor(char sign) {
    for (int i = 0; i < SIGNS.length(); i += 2) {
      if (SIGNS.charAt(i) == sign) return SIGNS.charAt(i + 1);
    }
    return sign;
  }
}
