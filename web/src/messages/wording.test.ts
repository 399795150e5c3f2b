import {
  isPluralElement,
  isSelectElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsable } from '$src/i18n/icu';

/// What no text may contain, in both languages or in one.
interface Fault {
  name: string;
  isIn(text: string): boolean;
}

const has = (name: string, pattern: RegExp): Fault => ({ name, isIn: (text) => pattern.test(text) });
const count = (text: string, mark: string): number => text.split(mark).length - 1;
const unpaired = (open: string, close: string): Fault => ({
  name: `${close} without ${open}`,
  isIn: (text) => count(text, open) !== count(text, close),
});

/// Where a choice ends a sentence with a cry, the page leaves out the full stop; nobody may write both.
const WRITTEN = [has('a full stop after a cry or a question', /[!?]\.(?!\.)/)];

const BOTH = [has('two spaces', /\S {2,}\S/), has('a space before a mark', /\S [,.;:](?=\s|$)/)];

const ENGLISH = [
  has('the own', /\bthe own\b/i),
  has('anew', /\banew\b/i),
  has('he, his or him for people', /\b(?:he|his|him|himself)\b/i),
  has(
    'who for whoever',
    /(?:^|[.:;] )Who (?:has|is|said|says|must|declares|votes|gains|loses|becomes)\b(?!.*\?)/,
  ),
  has('whom', /\bwhom\b/i),
  has('all the same', /\ball the same\b/i),
  has('so that nobody', /\bso that nobody\b/i),
  has(
    'a before a vowel',
    /\ba (?:8|11|18|[Aa]rgh|[Aa]ye|emerald|action|attempt|attack|open|empty|end|enemy|island)\b/,
  ),
  has('the chronicle instead of the log', /\bchronicle\b/i),
  has('a cited rule in a passive question', /\bNothing is asked of you\b/),
  has('how … is called', /\bhow (?:it|he|she|they|this|somebody|a \w+) (?:is|are) called\b/i),
  has('so many … at most', /\bso (?:many|much|often|long) [^.!?]* at most\b/i),
  has('meanwhile as a noun', /\b(?:the|a|this|that) meanwhile\b/i),
  has('of equals, who', /\bof equals\b/i),
  has('a bug that a table meets', /\b(?:met|meets) a bug\b/i),
  has('broken off for abandoned', /\bbroken off\b/i),
  has('dice as they lie, on the page', /\bLeave the dice (?:so|as)\b/i),
  has('is to get', /\bis to (?:get|lose|pay)\b/i),
  has('says to have', /\bsays to have\b/i),
  has('it reckons with', /\breckons? with\b/i),
  has('may for can in an objection', /\bYou may do that\b/),
  has('any more after nothing', /\b(?:no|nothing) [^.!?,]*any more\b/i),
];

const SPANISH = [
  unpaired('¡', '!'),
  unpaired('¿', '?'),
  has('a cry without its first mark', /(?<!¡)\b(?:Aye|Argh)!/),
  has(
    'vosotros',
    /(?<!\p{L})(?:os|vosotros|vosotras|vuestr[oa]s?|sois|\p{L}+[áé]is|\p{L}+íais|unís|\p{L}+íos(?= cuando)|completad|construid|elegid|tomad|jugad)(?!\p{L})/iu,
  ),
  has('usted', /\busted(?:es)?\b/i),
  has('crónica instead of diario', /\bcrónica\b/i),
  has('clic, which nobody does on a phone', /\bclics?\b/i),
  has('coger', /\b(?:coger|coge|cogido)\b/i),
  has('topar con un error', /\btop(?:a|ó|ado) con un error\b/i),
  has('papeles instead of roles', /\bpapeles\b/i),
  has('dando vueltas', /\bdando vueltas\b/i),
  has('parar de lanzar', /\b(?:se para de|al parar)\b/i),
  has('negarse a la orden', /\bniega a la orden\b/i),
  has('lo normal as the name of a setting', /^Lo normal\b(?!.*\bson\b)/),
  has('quedan 1', /\b(?:quedan|faltan) 1\b(?! de)/i),
  has('pagar ningún', /\bpagar ning[uú]n/i),
  has('guarida instead of cueva', /\bguaridas?\b/i),
  has('cofa instead of nido', /\bcofas?\b/i),
  has('Kraken with an s', /\bKrakens\b/),
  has('Mercado Negro, which has one capital', /\bMercado Negro\b/),
];

const faultsOf = (text: string, language: string): string[] =>
  [...BOTH, ...(language === 'es' ? SPANISH : ENGLISH)].flatMap((fault) =>
    fault.isIn(text) ? [fault.name] : [],
  );

/// Says a message in its nth way: every choice in it takes its nth option.
function nth(elements: readonly MessageFormatElement[], n: number): string {
  return elements
    .map((element) => {
      if (isSelectElement(element) || isPluralElement(element)) {
        const options = Object.values(element.options);
        return nth(options[n % options.length]?.value ?? [], n);
      }
      return 'value' in element && element.type === 0 ? element.value : 'x';
    })
    .join('');
}

/// Every text that a message can become, as far as its choices go; no message has more than twelve.
const ways = (text: string): string[] => {
  const elements = parse(parsable(text), { ignoreTag: true });
  return [...new Set(Array.from({ length: 12 }, (_, n) => nth(elements, n)))];
};

const root = new URL('../../../', import.meta.url);
const below = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true }).map((file) => `${folder}${String(file)}`);
const files = [...below('games/'), ...below('web/src/')].filter((file) =>
  /(?:src\/main\/resources\/.*messages\.|web\/src\/messages\/|web\/src\/games\/[^/]+\/(?:messages|coach)\.)(?:en|es)\.json$/.test(
    file,
  ),
);
const languageOf = (file: string): string => /\b(en|es)\.\w+$/.exec(file)?.[1] ?? '';
/// The names of keys on a keyboard are no sentences.
const KEYS = /^key\..*\.name$/;
const textsOf = (file: string): [string, string][] =>
  Object.entries(JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Record<string, string>).filter(
    ([key]) => !KEYS.test(key),
  );

describe('the wording', () => {
  it('is_read_in_all_files', () => {
    const games = readdirSync(new URL('games/', root), { withFileTypes: true }).filter(
      (each) => each.isDirectory() && each.name !== 'target',
    );
    for (const { name } of games)
      expect(files.filter((file) => file.startsWith(`games/${name}/`))).toHaveLength(2);
  });

  it.each(files)('of_%s_has_no_fault', (file) => {
    const faults = textsOf(file).flatMap(([key, text]) => [
      ...WRITTEN.flatMap((fault) => (fault.isIn(text) ? [`${key}: ${fault.name}`] : [])),
      ...ways(text).flatMap((way) =>
        faultsOf(way.trim(), languageOf(file)).map((fault) => `${key}: ${fault}: ${way}`),
      ),
    ]);
    expect(faults).toEqual([]);
  });

  it('finds_what_it_looks_for', () => {
    expect(faultsOf('He throws the own dice again  .', 'en')).toHaveLength(3);
    expect(faultsOf('¿Aye! o Argh!?', 'es')).toContain('! without ¡');
  });
});

const lessons = below('games/').filter((file) => /\/lessons\/[^/]+\.yaml$/.test(file));

describe('the lessons', () => {
  it('are_read', () => expect(lessons.length).toBeGreaterThanOrEqual(36));

  it.each(lessons)('of_%s_have_no_fault', (file) => {
    const texts = [...readFileSync(new URL(file, root), 'utf8').matchAll(/^\s*(?:- )?(en|es): "?(.+?)"?$/gm)];
    const faults = texts.flatMap(([, language = '', text = '']) =>
      [...WRITTEN.filter(({ isIn }) => isIn(text)).map(({ name }) => name), ...faultsOf(text, language)].map(
        (fault) => `${fault}: ${text}`,
      ),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});

const books = below('games/').filter((file) => /\/rules\/.*\.(?:en|es)\.md$/.test(file));

describe('the rule books', () => {
  it.each(books)('of_%s_have_no_fault', (file) => {
    const prose = readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .map((line) => line.replace(/<!-- rules:.*?-->|<a id=.*?<\/a>|<!--|-->|\*/g, '').trim())
      .filter((line) => !line.startsWith('|'));
    const whole = prose.join('\n').split(/\n\s*\n/);
    const faults = whole.flatMap((paragraph) => {
      const text = paragraph.replaceAll('\n', ' ');
      return [
        ...WRITTEN.filter(({ isIn }) => isIn(text)).map(({ name }) => name),
        ...faultsOf(text, languageOf(file)),
      ].map((fault) => `${fault}: ${text.slice(0, 120)}`);
    });
    expect(faults).toEqual([]);
  });
});

/// What readers of the code stumbled over.
const COMMENTS = [
  has('the own', /\bthe own\b/i),
  has('anew', /\banew\b/i),
  has('he, his or him for people', /\b(?:he|his|him|himself)\b/),
  has('all the same', /\ball the same\b/i),
  has('So many, above a constant', /^So (?:many|much|often|soon|far|long)\b/),
  has('at most, above a constant', /^[^.;]*\bkeeps? at most\.$/),
  has('of equals', /\bof equals\b/i),
  has('meanwhile', /\bmeanwhile\b/i),
  has('how … is called', /\bhow (?:it|somebody|a \w+) is called\b/i),
];

const sources = [
  ...below('web/src/'),
  ...below('web/build/'),
  ...below('e2e/tests/'),
  ...below('e2e/measure/'),
]
  .filter((file) => /\.(?:ts|svelte|css)$/.test(file) && !/\.gen\.ts$|wording\.test\.ts$/.test(file))
  .map((file): [string, string[]] => [file, commentsOf(readFileSync(new URL(file, root), 'utf8'))]);

/// Returns the comments of a source, each in one line.
function commentsOf(source: string): string[] {
  const lines = source.matchAll(/^[ \t]*\/\/\/? (.*(?:\n[ \t]*\/\/\/? .*)*)/gm);
  const blocks = source.matchAll(/\/\*\s*([^]*?)\s*\*\//g);
  return [...lines, ...blocks].map(([, text = '']) => text.replace(/\s*\n[ \t]*(?:\/\/\/?)? */g, ' '));
}

describe('the comments of the client', () => {
  it('are_read', () => expect(sources.flatMap(([, comments]) => comments).length).toBeGreaterThan(900));

  it('have_no_fault', () => {
    const faults = sources.flatMap(([file, comments]) =>
      comments.flatMap((text) =>
        COMMENTS.flatMap(({ name, isIn }) => (isIn(text) ? [`${file}: ${name}: ${text}`] : [])),
      ),
    );
    expect(faults).toEqual([]);
  });
});

/// Names that keep their capitals inside a title.
const NAMES =
  /Aye|Argh|Kraken|Capitán|Traidor|Esbirro|Marinero|Taberna|Ciudad|Camarote|Motín|Mercado|Barco Fantasma|Port Royal|Barril de Grog|Mancha Negra|Tesoro Enterrado|Cuartel|Toda Vela|Cuervo|Poseidón|Motines|Pieces of Eight|Jamaica|Mapa de Morgan|Sable de Saran|Lady Beth|Rutas|Naufragios|Relámpago|Cursed Blade|Maiden’s Vengeance|Maiden's Vengeance/g;

const isTitleCase = (title: string): boolean =>
  /\S\s+\p{Lu}\p{Ll}/u.test(title.replace(NAMES, 'x').replace(/[.:!?] /g, ''));

describe('spanish titles', () => {
  it('have_one_capital_in_the_shell', () => {
    const titles = textsOf('web/src/messages/es.json').filter(([key]) => key.startsWith('chapter.'));
    expect(titles.filter(([, title]) => isTitleCase(title))).toEqual([]);
  });

  it.each(books.filter((file) => languageOf(file) === 'es'))('have_one_capital_in_%s', (file) => {
    const titles = readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('#'));
    expect(titles.filter((title) => isTitleCase(title.replace(/^#+ [\d. ]*/, '')))).toEqual([]);
  });
});
