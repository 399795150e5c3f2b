package tortuga.server.wire;

import java.util.Collection;
import java.util.Iterator;

/// Writes lists, whose elements are all written alike.
record ListStroke(Stroke each) implements Stroke {
  @Override
  public void write(Object list, StringBuilder text) {
    char before = '[';
    for (Object element : (Collection<?>) list) {
      text.append(before);
      each.write(element, text);
      before = ',';
    }
    text.append(before == '[' ? "[]" : "]");
  }

  @Override
  public boolean amend(Object before, Object after, StringBuilder text) {
    Collection<?> old = (Collection<?>) before;
    Collection<?> now = (Collection<?>) after;
    if (old.size() == now.size()) return amendEach(old, now, text);
    replace(after, text);
    return true;
  }

  private boolean amendEach(Collection<?> old, Collection<?> now, StringBuilder text) {
    Iterator<?> was = old.iterator();
    int begun = text.length();
    char opening = '{';
    int place = 0;
    for (Object element : now) {
      Object former = was.next();
      if (!isPlainlyTheSame(former, element)) {
        int start = text.length();
        text.append(opening).append('"').append(place).append("\":");
        if (each.amend(former, element, text)) opening = ',';
        else text.setLength(start);
      }
      place++;
    }
    if (text.length() == begun) return false;
    text.append('}');
    return true;
  }

  /// Records are compared while their parts are written, whatever is small beforehand.
  private static boolean isPlainlyTheSame(Object former, Object element) {
    return !(element instanceof Record) && former.equals(element);
  }
}
