package tortuga.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import tortuga.engine.BadSketch;
import tortuga.engine.Sketch;

/// Reads YAML, and so JSON too, into sketches that know their lines, and writes sketches as YAML.
public final class Yaml {
  private Yaml() {}

  /// Reads all documents of a text, the empty ones left out.
  ///
  /// @throws BadSketch if it is no YAML, or names the same thing twice
  public static List<Sketch> read(String text) {
    List<Sketch> documents = new ArrayList<>();
    try {
      LoadSettings settings = LoadSettings.builder().setAllowNonScalarKeys(true).build();
      for (Node node : new Compose(settings).composeAllFromString(text)) {
        Sketch document = sketch(node, line(node));
        if (!document.toString().isEmpty()) documents.add(document);
      }
    } catch (MarkedYamlEngineException e) {
      throw new BadSketch(line(e.getProblemMark()), "this is no YAML: " + e.getProblem());
    } catch (YamlEngineException e) {
      throw new BadSketch(0, "this is no YAML: " + e.getMessage());
    }
    return List.copyOf(documents);
  }

  private static Sketch sketch(Node node, int line) {
    if (node.isRecursive()) throw new BadSketch(line, "this contains itself");
    return switch (node) {
      case ScalarNode scalar -> new Sketch.Word(text(scalar), line);
      case SequenceNode list ->
          new Sketch.Row(
              list.getValue().stream().map(item -> sketch(item, line(item))).toList(), line);
      case MappingNode map -> chart(map.getValue(), line);
      default -> throw new BadSketch(line, "expected a text, a list or names with values");
    };
  }

  private static String text(ScalarNode scalar) {
    return scalar.isPlain() && scalar.getValue().matches("~|null") ? "" : scalar.getValue();
  }

  /// An entry stands where its name stands, even if its value begins a line further down.
  private static Sketch chart(List<NodeTuple> tuples, int line) {
    Map<String, Sketch> entries = new LinkedHashMap<>();
    for (NodeTuple tuple : tuples) {
      int at = line(tuple.getKeyNode());
      if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
        throw new BadSketch(at, "a name must be a word");
      }
      if (entries.putIfAbsent(key.getValue(), sketch(tuple.getValueNode(), at)) != null) {
        throw new BadSketch(at, key.getValue() + " is here twice");
      }
    }
    return new Sketch.Chart(entries, line);
  }

  private static int line(Node node) {
    return line(node.getStartMark());
  }

  private static int line(Optional<Mark> mark) {
    return mark.map(place -> place.getLine() + 1).orElse(0);
  }

  /// Writes a sketch so that people like to read it: short things on one line, words as one text.
  public static String write(Sketch sketch) {
    return new YamlWriter().write(sketch);
  }
}
