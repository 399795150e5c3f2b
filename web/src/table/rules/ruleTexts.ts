/// A rule in our own words, by its id.
export interface RuleText {
  id: string;
  text: string;
}

/// Returns the rules of a game in exact words, in the order of its catalogue.
export function rulesIn(texts: Readonly<Record<string, string>>): RuleText[] {
  return Object.entries(texts)
    .filter(([key]) => key.startsWith('rule.') && key.split('.').length === 2)
    .map(([key, text]) => ({ id: key.slice('rule.'.length), text }));
}
