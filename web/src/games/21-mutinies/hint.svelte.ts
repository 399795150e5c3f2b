import type { Attachment } from 'svelte/attachments';
import { untrack } from 'svelte';
import type { MutiniesStore } from './mutiniesStore';

/// What lies under a resting mouse, and the move that it stands for.
export interface Rest {
  anchor: Element;
  move: string;
}

/// What the mouse rests on; fingers choose instead.
class Hint {
  rest = $state.raw<Rest | undefined>();

  /// Lets an element tell what its move brings while the mouse rests on it.
  over(move: string): Attachment<HTMLElement> {
    return (anchor) => {
      const enter = ({ pointerType }: PointerEvent): void => {
        if (pointerType === 'mouse') this.rest = { anchor, move };
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
