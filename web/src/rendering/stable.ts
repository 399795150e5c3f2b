type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain => {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype;
};

/// Returns the new value, made of the old objects wherever they are equal.
export function reuse<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isPlain(before) || !isPlain(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  const kept = (Array.isArray(now) ? [] : {}) as Plain;
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    kept[name] = reuse(before[name], now[name]);
    isSame &&= name in before && kept[name] === before[name];
  }
  return (isSame ? before : kept) as T;
}

/// For `$derived.by`: recomputes a value whenever it may have changed, but keeps equal parts, so that nothing is drawn
/// again without need.
export function stable<T>(work: () => T): () => T {
  let last: T | undefined;
  return () => (last = reuse(last, work()));
}
