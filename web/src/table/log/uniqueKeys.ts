/// Makes the keys of a list unique: a duplicate key would take the whole page down.
export function withUniqueKeys<T extends { key: string }>(things: readonly T[]): readonly T[] {
  const seen = new Map<string, number>();
  let isTwice = false;
  const keyed = things.map((thing) => {
    const times = seen.get(thing.key) ?? 0;
    seen.set(thing.key, times + 1);
    if (times === 0) return thing;
    isTwice = true;
    return { ...thing, key: `${thing.key}~${times}` };
  });
  return isTwice ? keyed : things;
}
