package tortuga.app;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tortuga.engine.BadSetup;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Setup;

/// Turns what people typed into what they meant, or complains.
final class Arguments {
  private static final int USUAL_PLAYERS = 4;

  private Arguments() {}

  static Game<?, ?, ?, ?> game(String id) throws UsageError {
    return Games.named(id).orElseThrow(() -> unknown(id));
  }

  private static UsageError unknown(String id) {
    String known = Games.all().stream().map(Game::id).collect(Collectors.joining(", "));
    return new UsageError("unknown game %s; known are %s".formatted(id, known));
  }

  /// Returns the setup of a table; without a number of players it is four, or the nearest number
  /// that the game allows.
  static Setup setup(Game<?, ?, ?, ?> game, @Nullable Integer players, Map<String, String> settings)
      throws UsageError {
    int usual = Math.clamp(USUAL_PLAYERS, game.minSeats(), game.maxSeats());
    try {
      return Setup.of(game, players == null ? usual : players, settings);
    } catch (BadSetup e) {
      throw new UsageError(String.valueOf(e.getMessage()), e);
    }
  }

  /// Reads settings, each written as `key=value`.
  static Map<String, String> settings(List<String> texts) throws UsageError {
    Map<String, String> settings = new LinkedHashMap<>();
    for (String text : texts) {
      int sign = text.indexOf('=');
      if (sign < 0) throw new UsageError("a setting is written as key=value, not as " + text);
      settings.put(text.substring(0, sign), text.substring(sign + 1));
    }
    return settings;
  }

  /// Returns `number` if it is within a range.
  static int number(String option, int number, int least, int most) throws UsageError {
    if (number < least || number > most) {
      throw new UsageError("%s can be %d to %d, not %d".formatted(option, least, most, number));
    }
    return number;
  }

  /// Returns why a file cannot be read or written, in words.
  static String reason(IOException e) {
    return switch (e) {
      case NoSuchFileException _ -> "there is no such file or folder";
      case AccessDeniedException _ -> "access is denied";
      case CharacterCodingException _ -> "it is no text in UTF-8";
      case FileSystemException known when known.getReason() != null -> known.getReason();
      default -> String.valueOf(e.getMessage());
    };
  }
}
