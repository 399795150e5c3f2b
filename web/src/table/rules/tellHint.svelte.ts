import { hintOf } from '$src/table/prompt/prompt';
import type { TableStore } from '$src/table/store/tableStore.svelte';

/// A short text about a thing, and where the thing is.
export interface Hint {
  text: string;
  at: DOMRect;
}

/// What has something to tell: a text of its own, a move that can be made, or words that the game explains.
const TELLS = '[data-tells], [data-offer="legal"][data-move], [data-rule]';
/// Milliseconds that the mouse must rest on a thing: whoever only passes is told nothing.
const REST_MS = 380;

/// Tells whoever rests the mouse or the focus on a thing what it is, or what would come of choosing it.
export class TellHint {
  #on = $state.raw<{ thing: Element; at: DOMRect } | undefined>();
  #resting: Element | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: TableStore) {}

  readonly shown = $derived.by((): Hint | undefined => {
    if (!this.#on) return undefined;
    const { thing, at } = this.#on;
    const text = textAbout(this.store, thing);
    return text ? { text, at } : undefined;
  });

  /// Rests on a thing, or on nothing.
  rest(on: Element | null): void {
    const thing = on?.closest(TELLS) ?? undefined;
    if (thing === this.#resting) return;
    this.leave();
    this.#resting = thing;
    if (!thing) return;
    // Reading asks the server, so that the text is there when the rest is over.
    textAbout(this.store, thing);
    this.#timer = setTimeout(() => (this.#on = { thing, at: thing.getBoundingClientRect() }), REST_MS);
  }

  /// Hides the hint. The focus also leaves elements that are being removed, in the middle of drawing, so the hint goes
  /// right afterwards.
  leave(): void {
    clearTimeout(this.#timer);
    this.#resting = undefined;
    queueMicrotask(() => !this.#resting && (this.#on = undefined));
  }

  /// Listens for where the mouse rests and where the keyboard focus goes.
  readonly listen = (table: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    const element = (e: Event): Element | null => (e.target instanceof Element ? e.target : null);
    table.addEventListener('pointerover', (e) => e.pointerType === 'mouse' && this.rest(element(e)), {
      signal,
    });
    table.addEventListener(
      'focusin',
      (e) => this.rest(element(e)?.matches(':focus-visible') ? element(e) : null),
      { signal },
    );
    for (const doing of ['pointerleave', 'pointerdown', 'focusout', 'keydown', 'wheel'] as const)
      table.addEventListener(doing, () => this.leave(), { signal, passive: true });
    return () => {
      this.leave();
      stop.abort();
    };
  };
}

/// What the game's texts say of words such as `card.AA`, with what else the thing says.
export function textOfWords({ book, client }: TableStore, words: readonly string[]): string | undefined {
  const word = words.find((each) => book.text(`${each}.text`));
  if (word === undefined) return undefined;
  return [book.text(`${word}.text`), client.footnote?.(word, book)].filter(Boolean).join(' ');
}

/// What there is to say about a thing: what would come of its move if it can be made now, else what it is.
export function textAbout(store: TableStore, thing: Element): string | undefined {
  const move = thing.getAttribute('data-offer') === 'legal' ? thing.getAttribute('data-move') : null;
  const preview = move !== null && move !== store.chosen ? hintOf(store, move) : undefined;
  const words = thing.getAttribute('data-rule')?.split(' ') ?? [];
  return preview ?? thing.getAttribute('data-tells') ?? textOfWords(store, words);
}
