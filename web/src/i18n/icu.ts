import { IntlMessageFormat } from 'intl-messageformat';

/// A noun inside a sentence: shown in the reader's language; `select` chooses by its kind, or else by what the game wrote.
export class Noun {
  constructor(
    readonly raw: string,
    readonly shown: string,
    readonly seat?: number,
    readonly kind?: string,
    /// Names the thing in the phrasebook, such as `card.AA`; nothing for a seat or a number.
    readonly key?: string,
  ) {}

  toString(): string {
    return selector(this.kind ?? this.raw);
  }
}

/// What a sentence is made of: plain text, and nouns that a page may print in bold or link.
export type Piece = string | Noun;
export type Args = Readonly<Record<string, unknown>>;

/// The games' words have hyphens, the selectors of ICU messages may not.
const selector = (word: string): string => word.replaceAll('-', '_');
const HYPHENATED = /(select,|\})(\s*)([a-z0-9]+(?:-[a-z0-9]+)+)(\s*\{)/g;

/// Returns a message in a form that the ICU parser reads.
export function parsable(text: string): string {
  return text.replace(HYPHENATED, (_, before: string, space: string, word: string, after: string) => {
    return `${before}${space}${selector(word)}${after}`;
  });
}

/// Numbers below zero have a minus, not a hyphen.
const withMinus = (text: string): string => text.replace(/(?<![\w-])-(?=\d)/g, '−');

/// Maximum number of sentences kept per message.
const MAX_SENTENCES = 400;

/// A message in one language, parsed once. It keeps its sentences, since most of a page stays the same after a move.
class Message {
  readonly #format: IntlMessageFormat;
  readonly #sentences = new Map<string, readonly Piece[]>();

  constructor(text: string, language: string) {
    this.#format = new IntlMessageFormat(parsable(text), language, undefined, { ignoreTag: true });
  }

  pieces(args: Args): readonly Piece[] {
    const key = keyOf(args);
    const known = key === undefined ? undefined : this.#sentences.get(key);
    if (known) return known;
    const parts = this.#format.formatToParts(forgiving(args) as never);
    const sentence = join(
      parts.map((part) => (part.value instanceof Noun ? part.value : withMinus(String(part.value)))),
    );
    if (this.#sentences.size >= MAX_SENTENCES) this.#sentences.clear();
    if (key !== undefined) this.#sentences.set(key, sentence);
    return sentence;
  }
}

/// Returns a key for the arguments of a sentence; nothing if they do not fit into one.
function keyOf(args: Args): string | undefined {
  let key = '';
  for (const name in args) {
    const value = args[name];
    if (value instanceof Noun) key += `${name}=${value.raw}/${value.shown}/${value.seat}\n`;
    else if (value !== null && typeof value === 'object') return undefined;
    else key += `${name}:${typeof value}${String(value)}\n`;
  }
  return key;
}

/// A missing argument reads as nothing instead of failing.
function forgiving(args: Args): Args {
  return new Proxy(args as Record<string, unknown>, {
    has: () => true,
    get: (target, name) => target[String(name)] ?? '',
    getOwnPropertyDescriptor: (target, name) => ({
      value: target[String(name)] ?? '',
      configurable: true,
      enumerable: true,
      writable: false,
    }),
  });
}

const messages = new Map<string, Map<string, Message | undefined>>();

/// Returns the parsed message of a text; nothing if the text has no placeholders.
function messageOf(text: string, language: string): Message | undefined {
  let spoken = messages.get(language);
  if (!spoken) messages.set(language, (spoken = new Map()));
  if (!spoken.has(text)) spoken.set(text, /[{'#]/.test(text) ? new Message(text, language) : undefined);
  return spoken.get(text);
}

/// Returns a message as pieces; a missing argument reads as nothing instead of failing.
export function pieces(text: string, language: string, args: Args = {}): readonly Piece[] {
  return messageOf(text, language)?.pieces(args) ?? (text ? [text] : []);
}

const shownOf = (piece: Piece | undefined): string => (piece instanceof Noun ? piece.shown : (piece ?? ''));

/// After a word that ends in `!`, `?` or `…`, a sentence needs no full stop.
function withoutSecondStop(text: string, before: string): string {
  const whole = text.replace(/([!?…])\.(?!\.)/g, '$1');
  return /[!?…]$/.test(before) ? whole.replace(/^\.(?!\.)/, '') : whole;
}

function join(parts: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const each of parts) {
    const last = joined.at(-1);
    const part = typeof each === 'string' ? withoutSecondStop(each, shownOf(last)) : each;
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else if (part !== '') joined.push(part);
  }
  return joined;
}

/// Returns pieces as one plain text, for labels and titles.
export function plain(sentence: readonly Piece[]): string {
  return sentence.map(shownOf).join('');
}
