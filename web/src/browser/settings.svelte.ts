import { storage } from './storage';

export type Theme = 'system' | 'day' | 'night';
export type Motion = 'system' | 'full' | 'less';
export type Tempo = 'slow' | 'normal' | 'fast' | 'instant';

export interface Preferences {
  theme: Theme;
  motion: Motion;
  tempo: Tempo;
  sound: boolean;
  volume: number;
  confirm: boolean;
  notify: boolean;
  level: string;
}

const DEFAULTS: Preferences = {
  theme: 'system',
  motion: 'system',
  tempo: 'normal',
  sound: true,
  volume: 0.6,
  confirm: true,
  notify: false,
  level: 'sailor',
};

const matches = (query: string): boolean => typeof matchMedia !== 'undefined' && matchMedia(query).matches;

/// The key under which browsers have long kept them.
const KEY = 'wishes';

/// How a person likes to play; kept in this browser.
class Settings {
  preferences = $state<Preferences>({ ...DEFAULTS, ...storage.read<Partial<Preferences>>(KEY, {}) });
  #systemDark = $state(matches('(prefers-color-scheme: dark)'));
  #systemLess = $state(matches('(prefers-reduced-motion: reduce)'));

  readonly dark = $derived(
    this.preferences.theme === 'system' ? this.#systemDark : this.preferences.theme === 'night',
  );
  readonly lessMotion = $derived(
    this.preferences.motion === 'system' ? this.#systemLess : this.preferences.motion === 'less',
  );

  /// How much longer or shorter than usual things are shown.
  readonly pace = $derived({ slow: 1.8, normal: 1, fast: 0.5, instant: 0 }[this.preferences.tempo]);

  change(preferences: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...preferences };
    storage.write(KEY, this.preferences);
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
