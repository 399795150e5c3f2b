import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { find } from './finding';
import { plainText, spansOf } from './markup';
import { placeOf, placesOf } from './places';
import { nameOf, read, SHEET, spansIn, termsOf, type RuleBook } from './ruleBook';

const EXAMPLE = `*Unofficial.*

# Dice: the rules

## Goal <a id="goal"></a>

Win the **[race](#race)** home (JAM-GOAL-01).

<!-- figure: c-mate = Mate | die:i-kraken = A *Kraken* -->

## Loading <a id="load"></a>
1. Take the
   tokens (JAM-LOAD-01, JAM-LOAD-02).
2. Go on.

| Coin | |
|---|---|
| <!-- c-mate --> Mate | 5 |

<!-- rules: JAM-SHORT JAM-GOAL-02 -->

## Words <a id="words"></a>

- <a id="race"></a>**Race**: what you run.
`;

describe('a rule book', () => {
  const book = read(EXAMPLE);

  it('has_sections_with_blocks', () => {
    expect(book.title).toBe('Dice: the rules');
    expect(book.sections.map(({ id, blocks }) => [id, blocks.map(({ kind }) => kind)])).toEqual([
      ['goal', ['text', 'figure']],
      ['load', ['list', 'table']],
      ['words', ['list']],
    ]);
  });

  it('explains_its_terms', () => {
    const race = termsOf(book).get('race') ?? [];
    expect([nameOf(race), plainText(race)]).toEqual(['Race', 'Race: what you run.']);
  });

  it('cites_rules_without_saying_them', () => {
    expect(plainText(spansOf('Win the **[race](#race)** home (JAM-GOAL-01).'))).toBe('Win the race home.');
  });

  it('gives_each_rule_one_place', () => {
    const places = placesOf(book, [
      'JAM-GOAL-01',
      'JAM-GOAL-02',
      'JAM-LOAD-02',
      'JAM-SHORT-03',
      'JAM-END-01',
    ]);
    expect(Object.fromEntries(places)).toEqual({
      'JAM-GOAL-01': 'goal',
      'JAM-GOAL-02': 'load',
      'JAM-LOAD-02': 'load',
      'JAM-SHORT-03': 'load',
    });
    expect(
      ['load', 'JAM-GOAL', 'JAM-LOAD-02', 'JAM-DANCE'].map((each) => placeOf(book, places, each)),
    ).toEqual(['load', 'goal', 'load', undefined]);
  });

  it('is_searched_without_accents_and_by_ids', () => {
    const rules = [{ id: 'JAM-LOAD-01', text: 'Cañones' }];
    const found = book.sections.map((section) => find(section, rules, 'MATE'));
    expect(found[1]?.blocks).toMatchObject([{ kind: 'table', rows: [{}] }]);
    expect(found[0]).toBeUndefined();
    const load = book.sections[1];
    expect(load && find(load, rules, 'canon')?.rules).toEqual(rules);
    expect(load && find(load, rules, 'load-01')?.blocks).toEqual([]);
  });
});

const root = new URL('../../../../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const games = readdirSync(new URL('games/', root), { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'target')
  .map(({ name }) => name);
const bookOf = (game: string, language: string): RuleBook =>
  read(text(`games/${game}/rules/${game}.${language}.md`));
const idsOf = (game: string): string[] =>
  text(`games/${game}/rules/${game}.ids`)
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/\s/)[0] ?? '')
    .filter(Boolean);
const drawings = ['web/src/art/sprite.svg', 'web/src/art/more.svg'].map(text).join('');

describe.each(games)('the rule book of %s', (game) => {
  const [english, spanish] = [bookOf(game, 'en'), bookOf(game, 'es')];
  const both = [english, spanish];

  it('has_the_same_shape_in_both_languages', () => {
    const shape = (book: RuleBook): unknown =>
      book.sections.map(({ id, level, blocks, named }) => ({
        id,
        level,
        named,
        blocks: blocks.map((block) => [
          block.kind,
          'items' in block ? block.items.length : 'rows' in block ? block.rows.map((row) => row.length) : 0,
        ]),
      }));
    expect(shape(spanish)).toEqual(shape(english));
  });

  it('gives_every_rule_of_the_catalogue_its_place', () => {
    const places = both.map((book) => placesOf(book, idsOf(game)));
    expect(idsOf(game).filter((id) => !places[0]?.has(id))).toEqual([]);
    expect(places[1]).toEqual(places[0]);
  });

  it('names_only_rules_that_exist', () => {
    const known = new Set(idsOf(game).flatMap((id) => [id, id.replace(/-\d+$/, '')]));
    for (const book of both)
      for (const { named, blocks } of book.sections) {
        const cited = blocks.flatMap(spansIn).flatMap((span) => (span.kind === 'rules' ? span.ids : []));
        expect([...named, ...cited].filter((id) => !known.has(id))).toEqual([]);
      }
  });

  it('has_places_for_all_its_links_and_drawings', () => {
    for (const book of both) {
      const ids = book.sections.map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].filter(Boolean));
      const targets = new Set([...ids, ...termsOf(book).keys()]);
      const spans = book.sections.flatMap(({ blocks }) => blocks.flatMap(spansIn));
      const links = spans.flatMap((span) => (span.kind === 'link' ? [span.to] : []));
      expect(links.filter((to) => !targets.has(to))).toEqual([]);
      const symbols = spans.flatMap((span) =>
        span.kind === 'piece' ? (span.piece.split(':').at(-1) ?? '').split('+') : [],
      );
      expect(symbols.filter((id) => id !== 'blank' && !drawings.includes(`id="${id}"`))).toEqual([]);
    }
  });

  it('says_no_mark_aloud', () => {
    const spans = both.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.flatMap(spansIn)));
    const texts = spans.flatMap((span) => (span.kind === 'text' ? [span.text] : []));
    expect(texts.filter((each) => /<|\*|\]\(|[A-Z]{3}-[A-Z]+-\d/.test(each))).toEqual([]);
  });

  it('has_pictures_terms_and_a_reference', () => {
    for (const book of both) {
      const blocks = book.sections.flatMap((section) => section.blocks);
      expect(blocks.filter(({ kind }) => kind === 'figure').length).toBeGreaterThan(2);
      expect(termsOf(book).size).toBeGreaterThan(5);
      expect([...termsOf(book).values()].filter((term) => nameOf(term) === '')).toEqual([]);
      expect(book.sections.some(({ id }) => id === SHEET)).toBe(true);
      expect(book.sections[0]?.id).toBe('goal');
    }
  });

  it('has_a_place_for_every_question', () => {
    const index = JSON.parse(text(`web/src/games/${game}/rules.json`)) as Record<string, string[]>;
    const places = placesOf(english, idsOf(game));
    const lost = Object.entries(index).filter(
      ([word, rules]) =>
        word.startsWith('question.') && placeOf(english, places, rules[0] ?? '') === undefined,
    );
    expect(lost).toEqual([]);
  });
});
