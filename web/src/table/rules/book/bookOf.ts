import { read, type RuleBook } from './ruleBook';
import { rulesIn } from '../ruleTexts';

const books = import.meta.glob<string>('../../../../../games/*/rules/*.{en,es}.md', {
  query: '?raw',
  import: 'default',
});

/// Fetches the rule book of a game in a language. A game without one has the rules of its catalogue, chapter by chapter.
export async function bookOf(
  game: string,
  language: string,
  texts: Readonly<Record<string, string>>,
): Promise<RuleBook> {
  const file = Object.keys(books).find((path) =>
    path.endsWith(`/games/${game}/rules/${game}.${language}.md`),
  );
  const text = file && (await books[file]?.());
  return text ? read(text) : catalogue(texts);
}

function catalogue(texts: Readonly<Record<string, string>>): RuleBook {
  const chapters = [...new Set(rulesIn(texts).map(({ id }) => id.replace(/-\d+$/, '')))];
  return {
    title: texts['game.name'] ?? '',
    sections: chapters.map((id) => ({ id, title: id, level: 2, blocks: [], named: [id] })),
  };
}
