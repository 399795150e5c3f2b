package tortuga.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.PositionText;

/// Reads YAML, and so JSON too, into position texts that know their lines, and writes them as YAML.
public final class Yaml {
  /// A line that begins with this begins a document, wherever it is.
  private static final Pattern START = Pattern.compile("(?m)^(?=---(\\s|$))");

  private static final int DEEPEST = 100;

  private final int before;

  private Yaml(int before) {
    this.before = before;
  }

  /// One document of a text, with the number of lines before it.
  record Document(String text, int before) {
    /// Reads it; an empty one is nothing.
    ///
    /// @throws BadPosition if it is no YAML, or names the same thing twice
    Optional<PositionText> read() {
      return new Yaml(before).documents(text).stream().findFirst();
    }

    /// Whether a line begins with a name, even if it cannot be read.
    boolean names(String name) {
      return text.lines().anyMatch(line -> line.startsWith(name));
    }
  }

  /// Splits a text into its documents, without parsing them: a mistake in one of them does not
  /// affect the others.
  static List<Document> split(String text) {
    List<Document> documents = new ArrayList<>();
    int line = 0;
    for (String part : START.split(text)) {
      documents.add(new Document(part, line));
      line += (int) part.chars().filter(character -> character == '\n').count();
    }
    return documents;
  }

  /// Reads all documents of a text, the empty ones left out.
  ///
  /// @throws BadPosition if it is no YAML, or names the same thing twice
  public static List<PositionText> read(String text) {
    return new Yaml(0).documents(text);
  }

  private List<PositionText> documents(String text) {
    List<PositionText> documents = new ArrayList<>();
    try {
      LoadSettings settings = LoadSettings.builder().setAllowNonScalarKeys(true).build();
      for (Node node : new Compose(settings).composeAllFromString(text)) {
        PositionText document = sketch(node, line(node), 0);
        if (!document.toString().isEmpty()) documents.add(document);
      }
    } catch (MarkedYamlEngineException e) {
      throw new BadPosition(line(e.getProblemMark()), noYaml(String.valueOf(e.getProblem())));
    } catch (YamlEngineException e) {
      throw new BadPosition(before + 1, noYaml(String.valueOf(e.getMessage())));
    } catch (StackOverflowError _) {
      throw tooDeep(before + 1);
    }
    return List.copyOf(documents);
  }

  private static String noYaml(String problem) {
    return "this is no YAML: " + problem.strip().replaceAll("\\s+", " ");
  }

  private static BadPosition tooDeep(int line) {
    return new BadPosition(line, "too many brackets within brackets");
  }

  private PositionText sketch(Node node, int line, int depth) {
    if (depth > DEEPEST) throw tooDeep(line);
    if (node.isRecursive()) throw new BadPosition(line, "this contains itself");
    return switch (node) {
      case ScalarNode scalar -> new PositionText.Word(text(scalar), line);
      case SequenceNode list ->
          new PositionText.Row(
              list.getValue().stream().map(item -> sketch(item, line(item), depth + 1)).toList(),
              line);
      case MappingNode map -> chart(map.getValue(), line, depth);
      default -> throw new BadPosition(line, "expected a text, a list or names with values");
    };
  }

  private static String text(ScalarNode scalar) {
    return scalar.isPlain() && scalar.getValue().matches("~|null") ? "" : scalar.getValue();
  }

  /// The line of an entry is that of its name, even if its value begins further down.
  private PositionText chart(List<NodeTuple> tuples, int line, int depth) {
    Map<String, PositionText> entries = new LinkedHashMap<>();
    for (NodeTuple tuple : tuples) {
      int at = line(tuple.getKeyNode());
      if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
        throw new BadPosition(at, "a name must be a word");
      }
      if (entries.putIfAbsent(key.getValue(), sketch(tuple.getValueNode(), at, depth + 1))
          != null) {
        throw new BadPosition(at, key.getValue() + " is here twice");
      }
    }
    return new PositionText.Chart(entries, line);
  }

  private int line(Node node) {
    return line(node.getStartMark());
  }

  private int line(Optional<Mark> mark) {
    return before + mark.map(place -> place.getLine() + 1).orElse(1);
  }

  /// Writes a position text in a readable form: short things on one line, words as one text.
  public static String write(PositionText sketch) {
    return new YamlWriter().write(sketch);
  }
}
