import type { RuleText } from './ruleTexts';

type Texts = Readonly<Record<string, string>>;

/// Which rules explain a thing: `move.sail`, `question.choose-card`, `coin.mate` or `coin`; each has ids of
/// rules, or of whole chapters such as `JAM-LOAD`.
export type RuleIndex = Readonly<Record<string, readonly string[]>>;

const found = import.meta.glob<RuleIndex>('/src/games/*/rules.json', { import: 'default' });

/// Fetches the rule index of a game.
export async function ruleIndexOf(game: string): Promise<RuleIndex> {
  return (await found[`/src/games/${game}/rules.json`]?.()) ?? {};
}

const isRule = (key: string): boolean => key.startsWith('rule.') && key.split('.').length === 2;

/// Returns the rules for some words: ids of rules or chapters, or things in the index.
export function rulesFor(words: readonly string[], index: RuleIndex, texts: Texts): RuleText[] {
  const ids = new Set(words.flatMap((word) => expand(word, index, texts)));
  return [...ids].map((id) => ({ id, text: texts[`rule.${id}`] ?? '' }));
}

function expand(word: string, index: RuleIndex, texts: Texts): string[] {
  if (`rule.${word}` in texts) return [word];
  const told = index[word] ?? index[word.split('.')[0] ?? ''];
  if (told) return told.flatMap((each) => expand(each, {}, texts));
  return Object.keys(texts)
    .filter(
      (key) => isRule(key) && key.startsWith(`rule.${word}-`) && /^\d+$/.test(key.slice(word.length + 6)),
    )
    .map((key) => key.slice('rule.'.length));
}

/// Returns what a thing itself says, such as the text of a card.
export function textOf(words: readonly string[], texts: Texts): string {
  return words.map((word) => texts[`${word}.text`]).find((text) => text !== undefined) ?? '';
}
