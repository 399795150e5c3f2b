import { createSubscriber } from 'svelte/reactivity';

/// How a table is laid out: one column, the board beside everything else, or a desk on which all has its place.
export type Shape = 'upright' | 'across' | 'desk';

const PHONE = 900;
/// Windows that are wider than high lie across if they are narrower or lower than this; a desk needs more.
const ACROSS = { ratio: 1.15, width: 1180, height: 760 };

/// What the window is like.
class Screen {
  readonly #resized = createSubscriber((update) => {
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  });

  /// Whether the window is so narrow that what opens over the page fills its width.
  readonly phone = $derived.by(() => this.width > 0 && this.width <= PHONE);

  readonly shape = $derived.by((): Shape => {
    const { width, height } = this;
    const isWide = width >= height * ACROSS.ratio;
    if (isWide && (width <= ACROSS.width || height <= ACROSS.height)) return 'across';
    return width <= ACROSS.width ? 'upright' : 'desk';
  });

  get width(): number {
    this.#resized();
    return globalThis.innerWidth ?? 0;
  }

  /// Pixels of a `rem`; large windows have more.
  get rem(): number {
    this.#resized();
    const { document } = globalThis;
    return (document && parseFloat(getComputedStyle(document.documentElement).fontSize)) || 16;
  }

  get height(): number {
    this.#resized();
    return globalThis.innerHeight ?? 0;
  }
}

export const screen = new Screen();
