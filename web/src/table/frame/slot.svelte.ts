import { getContext, hasContext, setContext } from 'svelte';
import { screen } from '$src/browser/screen.svelte';

/// The place that a table gives a part of a game: boards and own zones draw themselves for its size, not for the
/// window's. In styles, the same sizes are the containers `board` and `own`.
export interface Slot {
  /// In pixels; 0 until it has been measured.
  readonly width: number;
  readonly height: number;
  /// Whether it is drawn as on a phone: pieces below each other, with short words. In styles: `(max-width: 900px)`.
  readonly isNarrow: boolean;
}

const NARROW = 900;
const KEY = Symbol('slot');

export class MeasuredSlot implements Slot {
  width = $state(0);
  height = $state(0);

  get isNarrow(): boolean {
    return this.width === 0 ? screen.shape !== 'desk' : this.width <= NARROW;
  }
}

/// Outside a table, such as on the page of the ship builder, the window is the place.
const WINDOW: Slot = {
  get width() {
    return screen.width;
  },
  get height() {
    return screen.height;
  },
  get isNarrow() {
    return screen.phone;
  },
};

/// Makes the component the place of what is drawn in it.
export const provideSlot = (): MeasuredSlot => setContext(KEY, new MeasuredSlot());

/// Returns the place in which the component is drawn; call it while the component is made.
export const slot = (): Slot => (hasContext(KEY) ? getContext<Slot>(KEY) : WINDOW);
