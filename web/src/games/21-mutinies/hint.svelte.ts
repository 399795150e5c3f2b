import type { Attachment } from 'svelte/attachments';
import { untrack } from 'svelte';
import type { MutiniesStore } from './mutiniesStore';

/// What lies under a resting mouse: the move that it stands for, and what bars it.
export interface Rest {
  anchor: Element;
  move: string;
  why: () => string | undefined;
}

/// What the mouse rests on; fingers choose instead.
class Hint {
  rest = $state.raw<Rest | undefined>();

  /// Lets an element tell what its move brings while the mouse rests on it.
  over(move: string, why: () => string | undefined = () => undefined): Attachment<HTMLElement | SVGElement> {
    return (anchor) => {
      const enter = (e: Event): void => {
        if ((e as PointerEvent).pointerType === 'mouse') this.rest = { anchor, move, why };
      };
      const leave = (): void => {
        if (this.rest?.anchor === anchor) this.rest = undefined;
      };
      anchor.addEventListener('pointerenter', enter);
      anchor.addEventListener('pointerleave', leave);
      return () => {
        anchor.removeEventListener('pointerenter', enter);
        anchor.removeEventListener('pointerleave', leave);
        untrack(leave);
      };
    };
  }
}

const hints = new WeakMap<object, Hint>();

/// Returns the hint of a table.
export function hintAt(store: MutiniesStore): Hint {
  const known = hints.get(store) ?? new Hint();
  hints.set(store, known);
  return known;
}
