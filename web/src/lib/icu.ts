import { IntlMessageFormat } from 'intl-messageformat';

/// A noun inside a sentence: shown in the reader's language, chosen by in `select` as the game wrote it.
export class Word {
  constructor(
    readonly raw: string,
    readonly shown: string,
    readonly seat?: number,
  ) {}

  toString(): string {
    return selector(this.raw);
  }
}

/// What a sentence is made of: plain text, and nouns that a page may print in bold or link.
export type Piece = string | Word;
export type Args = Readonly<Record<string, unknown>>;

/// The games' words have hyphens, the selectors of ICU messages may not.
const selector = (word: string): string => word.replaceAll('-', '_');
const HYPHENATED = /(select,|\})(\s*)([a-z0-9]+(?:-[a-z0-9]+)+)(\s*\{)/g;

/// Returns a message as the parser of ICU messages can read it.
export function legible(text: string): string {
  return text.replace(HYPHENATED, (_, before: string, space: string, word: string, after: string) => {
    return `${before}${space}${selector(word)}${after}`;
  });
}

const compiled = new Map<string, IntlMessageFormat>();

function compile(text: string, language: string): IntlMessageFormat {
  const key = `${language}\n${text}`;
  let format = compiled.get(key);
  if (!format) {
    format = new IntlMessageFormat(legible(text), language, undefined, { ignoreTag: true });
    compiled.set(key, format);
  }
  return format;
}

/// Returns a message as pieces; an argument that is missing reads as nothing rather than failing.
export function pieces(text: string, language: string, args: Args = {}): Piece[] {
  if (!/[{'#]/.test(text)) return text ? [text] : [];
  const known = new Proxy(args as Record<string, unknown>, {
    has: () => true,
    get: (target, name) => target[String(name)] ?? '',
    getOwnPropertyDescriptor: (target, name) => ({
      value: target[String(name)] ?? '',
      configurable: true,
      enumerable: true,
      writable: false,
    }),
  });
  const parts = compile(text, language).formatToParts(known as never);
  return join(parts.map((part) => (part.value instanceof Word ? part.value : String(part.value))));
}

function join(parts: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else if (part !== '') joined.push(part);
  }
  return joined;
}

/// Returns pieces as one plain text, for labels and titles.
export function plain(sentence: readonly Piece[]): string {
  return sentence.map((piece) => (typeof piece === 'string' ? piece : piece.shown)).join('');
}
