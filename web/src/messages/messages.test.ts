import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsable, pieces } from '$src/i18n/icu';

type Texts = Record<string, string>;

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const read = (file: string): Texts => JSON.parse(textOf(file)) as Texts;
const folders = [
  '.',
  ...readdirSync(new URL('../games', import.meta.url), { withFileTypes: true })
    .filter(({ name }) => existsSync(new URL(`../games/${name}/messages.en.json`, import.meta.url)))
    .map(({ name }) => `../games/${name}`),
];
const pairs = folders.map((folder): [string, Texts, Texts] => {
  const [english, spanish] = folder === '.' ? ['en', 'es'] : ['messages.en', 'messages.es'];
  return [folder, read(`${folder}/${english}.json`), read(`${folder}/${spanish}.json`)];
});

function names(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (!('value' in element) || typeof element.value !== 'string' || element.type === 0) return [];
    const inner = 'options' in element && element.options ? Object.values(element.options as object) : [];
    return [
      element.value,
      ...inner.flatMap((option: { value: MessageFormatElement[] }) => names(option.value)),
    ];
  });
}

const placeholders = (text: string): string[] =>
  [...new Set(names(parse(parsable(text), { ignoreTag: true })))].sort();

describe.each(pairs)('the words of %s', (_, english, spanish) => {
  it('have_the_same_keys_in_both_languages', () => {
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
  });

  it('mention_the_same_things_in_both_languages', () => {
    const mentions = (texts: Texts): string[] =>
      Object.keys(english).map((key) => `${key} ${placeholders(texts[key] ?? '').join()}`);
    expect(mentions(spanish)).toEqual(mentions(english));
  });
});

/// Returns the keys that a file has twice; reading it as JSON would hide all but the last.
const repeated = (file: string): string[] =>
  [...textOf(file).matchAll(/^\s*("(?:[^"\\]|\\.)*")\s*:/gm)]
    .map(([, key = '']) => key)
    .filter((key, i, keys) => keys.indexOf(key) !== i);

describe.each(folders)('the files of %s', (folder) => {
  it.each(['en', 'es'])('say_each_key_once_in_%s', (language) => {
    const file = folder === '.' ? language : `messages.${language}`;
    expect(repeated(`${folder}/${file}.json`)).toEqual([]);
  });
});

describe('the words of the games', () => {
  const games = new URL('../../../games/', import.meta.url);
  const files = readdirSync(games, { recursive: true })
    .map(String)
    .filter((file) => /src\/main\/resources\/.*messages\.\w+\.json$/.test(file));

  it.each(files)('%s_are_said_once', (file) => expect(repeated(`../../../games/${file}`)).toEqual([]));

  it.each(files)('%s_can_all_be_said', (file) => {
    const texts = JSON.parse(readFileSync(new URL(file, games), 'utf8')) as Texts;
    const torn = Object.entries(texts).filter(([, text]) => {
      try {
        pieces(text, 'en');
        return false;
      } catch {
        return true;
      }
    });
    expect(torn).toEqual([]);
  });
});
