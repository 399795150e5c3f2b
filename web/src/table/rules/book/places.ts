import type { RuleBook, Section } from './ruleBook';
import { spansIn } from './ruleBook';

/// Returns which chapter of the catalogue a rule is in: `JAM-LOAD` for `JAM-LOAD-02`.
const chapterOf = (rule: string): string => rule.replace(/-\d+$/, '');

const cited = ({ blocks }: Section): string[] =>
  blocks.flatMap((block) => spansIn(block).flatMap((span) => (span.kind === 'rules' ? span.ids : [])));

/// Returns the one section in which each rule has its place: the section that names it, or the first that cites it, or the
/// section that names its whole chapter.
export function placesOf(book: RuleBook, rules: readonly string[]): Map<string, string> {
  const named = new Map<string, string>();
  const inPassing = new Map<string, string>();
  for (const section of book.sections) {
    for (const each of section.named) named.set(each, section.id);
    for (const rule of cited(section)) if (!inPassing.has(rule)) inPassing.set(rule, section.id);
  }
  return new Map(
    rules.flatMap((rule): [string, string][] => {
      const place = named.get(rule) ?? inPassing.get(rule) ?? named.get(chapterOf(rule));
      return place === undefined ? [] : [[rule, place]];
    }),
  );
}

/// Returns where in a book one reads about something: a section, a rule, or a chapter of the catalogue.
export function placeOf(
  book: RuleBook,
  places: ReadonlyMap<string, string>,
  sought: string,
): string | undefined {
  if (book.sections.some(({ id }) => id === sought)) return sought;
  const own = places.get(sought);
  if (own !== undefined) return own;
  return [...places].find(([rule]) => chapterOf(rule) === sought)?.[1];
}
