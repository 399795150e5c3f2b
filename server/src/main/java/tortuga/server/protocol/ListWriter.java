package tortuga.server.protocol;

import java.util.Collection;
import java.util.Iterator;

/// Writes lists whose elements are all written alike.
record ListWriter(ValueWriter each) implements ValueWriter {
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

  /// A quick look cannot compare long lists of large things: they count as different.
  @Override
  public boolean looksUnchanged(Object before, Object after) {
    Collection<?> old = (Collection<?>) before;
    Collection<?> now = (Collection<?>) after;
    if (old.size() != now.size()) return false;
    Iterator<?> was = old.iterator();
    for (Object element : now) if (!each.looksUnchanged(was.next(), element)) return false;
    return true;
  }

  @Override
  public boolean writeChange(Object before, Object after, StringBuilder text) {
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
      if (!each.looksUnchanged(former, element)) {
        int start = text.length();
        text.append(opening).append('"').append(place).append("\":");
        if (each.writeChange(former, element, text)) opening = ',';
        else text.setLength(start);
      }
      place++;
    }
    if (text.length() == begun) return false;
    text.append('}');
    return true;
  }
}
