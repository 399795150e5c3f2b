type Texts = Readonly<Record<string, string>>;

/// A word of a game that explains itself, as a text writes it.
export interface Term {
  shown: string;
  /// Names it in the phrasebook: `term.aft`.
  key: string;
}

const KEY = /^term\.[^.]+$/;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const UNACCENTED: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/// The plural of a Spanish word loses the accent of its end: `capitán`, `capitanes`.
const withoutAccent = (word: string): string =>
  word.replace(/([áéíóú])([ns])$/i, (_, vowel: string, end: string) => (UNACCENTED[vowel] ?? vowel) + end);

/// Each word of a term may stand in the plural: `moneda abierta` is also found in `monedas abiertas`.
const inText = (name: string): string =>
  name
    .split(' ')
    .map((word) => `(?:${escaped(word)}(?:e?s)?|${escaped(withoutAccent(word))}es)`)
    .join(' ');

/// Finds the terms of a game in its texts: those that say what they mean, with a key `term.<word>.text`.
export class Terms {
  readonly #keys: readonly string[];
  readonly #found: RegExp | undefined;

  constructor(texts: Texts) {
    const named = Object.keys(texts).filter((key) => KEY.test(key) && texts[`${key}.text`]);
    // The longest first: an open coin is not a coin that is open.
    this.#keys = named.toSorted((one, other) => (texts[other]?.length ?? 0) - (texts[one]?.length ?? 0));
    const names = this.#keys.map((key) => `(${inText(texts[key] ?? '')})`);
    this.#found = names.length
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
      : undefined;
  }

  /// Returns a text in parts, in which each term stands apart where it comes first.
  ///
  /// @param told the terms that came before, and then also those of this text
  in(text: string, told = new Set<string>()): (string | Term)[] {
    if (!this.#found) return [text];
    const parts: (string | Term)[] = [];
    let from = 0;
    for (const match of text.matchAll(this.#found)) {
      const key = this.#keys[match.slice(1).findIndex((name) => name !== undefined)];
      if (key === undefined || told.has(key)) continue;
      told.add(key);
      if (match.index > from) parts.push(text.slice(from, match.index));
      parts.push({ shown: match[0], key });
      from = match.index + match[0].length;
    }
    if (from < text.length) parts.push(text.slice(from));
    return parts;
  }
}
