/// A rule in our own words, by its id.
export interface RuleText {
  id: string;
  text: string;
}

export interface Chapter {
  name: string;
  rules: RuleText[];
}

/// Returns the rules of a game by chapter, or those that mention what is looked for.
///
/// An id such as `JAM-LOAD-02` names its chapter in the middle.
export function chaptersOf(texts: Readonly<Record<string, string>>, wanted = ''): Chapter[] {
  const sought = plainly(wanted);
  const chapters = new Map<string, RuleText[]>();
  for (const [key, text] of Object.entries(texts)) {
    if (!key.startsWith('rule.') || key.split('.').length > 2) continue;
    const id = key.slice('rule.'.length);
    if (sought && !plainly(`${id} ${text}`).includes(sought)) continue;
    const name = id.split('-').slice(1, -1).join(' ');
    chapters.set(name, [...(chapters.get(name) ?? []), { id, text }]);
  }
  return [...chapters].map(([name, rules]) => ({ name, rules }));
}

/// Letters without case and accents, so that one finds what one cannot type.
function plainly(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
