package tortuga.testkit;

import java.util.ArrayList;
import java.util.List;

/// A fenced block of a Markdown page: what its fence says, the line of the fence, and its text.
record MarkdownBlock(String kind, int line, String text) {
  private static final String FENCE = "```";

  static List<MarkdownBlock> read(List<String> lines) {
    List<MarkdownBlock> blocks = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).startsWith(FENCE)) continue;
      int start = i++;
      StringBuilder text = new StringBuilder();
      while (i < lines.size() && !lines.get(i).equals(FENCE))
        text.append(lines.get(i++)).append('\n');
      String kind = lines.get(start).substring(FENCE.length()).strip();
      blocks.add(new MarkdownBlock(kind, start + 1, text.toString()));
    }
    return blocks;
  }
}
