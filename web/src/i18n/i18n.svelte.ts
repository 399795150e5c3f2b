import type en from '$src/messages/en.json';
import { pieces, plain, type Args, type Piece } from './icu';
import { storage } from '$src/browser/storage';

export type Key = keyof typeof en;
export type Language = 'en' | 'es';
export type Texts = Readonly<Record<string, string>>;

export const languages: readonly Language[] = ['en', 'es'];

const files: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('$src/messages/en.json'),
  es: () => import('$src/messages/es.json'),
};

function preferred(): Language {
  const stored = storage.read<string>('language', '');
  if (stored === 'en' || stored === 'es') return stored;
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const tag of wanted) {
    const language = tag.slice(0, 2);
    if (language === 'en' || language === 'es') return language;
  }
  return 'en';
}

/// The reader's language, and the words of the shell in it.
class I18n {
  language = $state<Language>(preferred());
  #texts = $state.raw<Texts>({});

  /// Fetches the words of the present language; until then every text is empty.
  async load(): Promise<void> {
    const language = this.language;
    const { default: texts } = await files[language]();
    if (language !== this.language) return;
    this.#texts = texts;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    this.language = language;
    storage.write('language', language);
    await this.load();
  }

  has(key: string): boolean {
    return key in this.#texts;
  }

  pieces(key: Key, args?: Args): readonly Piece[] {
    return pieces(this.#texts[key] ?? '', this.language, args);
  }

  text(key: Key, args?: Args): string {
    return plain(this.pieces(key, args));
  }

  /// Returns the text of a key that comes from the server, such as an error; a general text if the key is unknown.
  known(prefix: string, name: string, otherwise: Key, args?: Args): string {
    const key = `${prefix}.${name}`;
    return this.text((this.has(key) ? key : otherwise) as Key, args);
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.language, options).format(value).replace('-', '−');
  }

  list(values: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(values);
  }

  date(at: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  }

  /// Returns how long ago or ahead a moment is, in the largest unit that fits.
  fromNow(at: number, now: number): string {
    const seconds = Math.round((at - now) / 1000);
    const units = [
      ['day', 86400],
      ['hour', 3600],
      ['minute', 60],
    ] as const;
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
    for (const [unit, size] of units) {
      if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
    }
    return format.format(seconds, 'second');
  }
}

export const i18n = new I18n();

/// Returns a text of the shell in the reader's language.
export const t = (key: Key, args?: Args): string => i18n.text(key, args);
