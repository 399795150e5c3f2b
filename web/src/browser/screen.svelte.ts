import { MediaQuery } from 'svelte/reactivity';

/// Which of the three layouts a page has.
class Screen {
  readonly #phone = new MediaQuery('max-width: 900px', false);
  readonly #tablet = new MediaQuery('(min-width: 901px) and (max-width: 1180px)', false);

  /// Phones, and tablets held upright: one column, boards drawn for portrait.
  get phone(): boolean {
    return this.#phone.current;
  }

  /// Tablets held sideways: log and chat in a drawer.
  get tablet(): boolean {
    return this.#tablet.current;
  }
}

export const screen = new Screen();
