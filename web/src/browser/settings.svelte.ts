import { memory } from './storage';

export type Theme = 'system' | 'day' | 'night';
export type Motion = 'system' | 'full' | 'less';
export type Tempo = 'slow' | 'normal' | 'fast' | 'instant';

export interface Wishes {
  theme: Theme;
  motion: Motion;
  tempo: Tempo;
  sound: boolean;
  volume: number;
  confirm: boolean;
  notify: boolean;
  level: string;
}

const usual: Wishes = {
  theme: 'system',
  motion: 'system',
  tempo: 'normal',
  sound: true,
  volume: 0.6,
  confirm: true,
  notify: false,
  level: 'sailor',
};

const asks = (query: string): boolean => typeof matchMedia !== 'undefined' && matchMedia(query).matches;

/// How a person likes to play; kept in this browser.
class Settings {
  wishes = $state<Wishes>({ ...usual, ...memory.read<Partial<Wishes>>('wishes', {}) });
  #systemDark = $state(asks('(prefers-color-scheme: dark)'));
  #systemLess = $state(asks('(prefers-reduced-motion: reduce)'));

  readonly dark = $derived(this.wishes.theme === 'system' ? this.#systemDark : this.wishes.theme === 'night');
  readonly lessMotion = $derived(
    this.wishes.motion === 'system' ? this.#systemLess : this.wishes.motion === 'less',
  );

  /// How much longer or shorter than usual things are shown.
  readonly pace = $derived({ slow: 1.8, normal: 1, fast: 0.5, instant: 0 }[this.wishes.tempo]);

  change(wishes: Partial<Wishes>): void {
    this.wishes = { ...this.wishes, ...wishes };
    memory.write('wishes', this.wishes);
  }

  toggleTheme(): void {
    this.change({ theme: this.dark ? 'day' : 'night' });
  }

  /// Follows the system's own switches; call once per page.
  follow(): void {
    matchMedia('(prefers-color-scheme: dark)').addEventListener(
      'change',
      (e) => (this.#systemDark = e.matches),
    );
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener(
      'change',
      (e) => (this.#systemLess = e.matches),
    );
  }
}

export const settings = new Settings();
