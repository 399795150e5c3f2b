import type { Attachment } from 'svelte/attachments';
import type { Draft, Held } from '$src/games/aye/own/draft.svelte';

/// A token, die or doubloon that follows the pointer on its way to a pirate.
export class Drag {
  held = $state.raw<Held | undefined>();
  over = $state<number | undefined>();
  x = $state(0);
  y = $state(0);

  constructor(readonly draft: Draft) {}

  /// Lets a piece be dragged; a short press is left to the click.
  from(held: Held): Attachment<HTMLElement> {
    return (element) => {
      const down = (e: PointerEvent): void => this.#begin(e, held);
      element.style.userSelect = 'none';
      element.style.touchAction = 'none';
      element.addEventListener('pointerdown', down);
      return () => element.removeEventListener('pointerdown', down);
    };
  }

  #begin(start: PointerEvent, held: Held): void {
    if (start.button !== 0 || !this.draft.isMine) return;
    const end = new AbortController();
    const { signal } = end;
    const move = (e: PointerEvent): void => {
      if (!this.held && Math.hypot(e.clientX - start.clientX, e.clientY - start.clientY) < 7) return;
      this.held = held;
      [this.x, this.y] = [e.clientX, e.clientY];
      this.over = seatAt(e);
    };
    const stop = (): void => {
      end.abort();
      this.held = undefined;
      this.over = undefined;
    };
    const up = (e: PointerEvent): void => {
      const { held: dropped } = this;
      stop();
      if (!dropped) return;
      swallowClick();
      const seat = seatAt(e);
      if (seat !== undefined) this.draft.put(seat, dropped);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', stop, { signal });
  }
}

function seatAt(e: PointerEvent): number | undefined {
  const seat = document
    .elementFromPoint(e.clientX, e.clientY)
    ?.closest('[data-pirate]')
    ?.getAttribute('data-pirate');
  return seat ? Number(seat) : undefined;
}

/// The click that ends a drag is not a press.
function swallowClick(): void {
  const guard = new AbortController();
  addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: guard.signal });
  setTimeout(() => guard.abort());
}
