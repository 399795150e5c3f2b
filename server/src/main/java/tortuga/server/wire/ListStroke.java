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
    if (before.equals(after)) return false;
    Collection<?> old = (Collection<?>) before;
    Collection<?> now = (Collection<?>) after;
    if (old.size() == now.size()) amendEach(old, now, text);
    else replace(after, text);
    return true;
  }

  private void amendEach(Collection<?> old, Collection<?> now, StringBuilder text) {
    Iterator<?> was = old.iterator();
    char opening = '{';
    int place = 0;
    for (Object element : now) {
      int start = text.length();
      text.append(opening).append('"').append(place++).append("\":");
      if (each.amend(was.next(), element, text)) opening = ',';
      else text.setLength(start);
    }
    text.append('}');
  }
}
