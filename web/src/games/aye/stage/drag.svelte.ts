import type { Attachment } from 'svelte/attachments';
import { draggable } from '$src/board/draggable';
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
    const lets = draggable({
      lift: () => this.#lift(held),
      move: (e) => {
        [this.x, this.y] = [e.clientX, e.clientY];
        this.over = seatAt(e);
      },
      drop: (e) => {
        this.cancel();
        const seat = seatAt(e);
        if (seat !== undefined) this.draft.put(seat, held);
      },
      cancel: () => this.cancel(),
    });
    return (element) => {
      element.style.userSelect = 'none';
      element.style.touchAction = 'none';
      return lets(element);
    };
  }

  #lift(held: Held): boolean {
    if (!this.draft.isMine) return false;
    this.held = held;
    return true;
  }

  /// Puts the piece back where it was.
  cancel(): void {
    this.held = undefined;
    this.over = undefined;
  }
}

function seatAt(e: PointerEvent): number | undefined {
  const seat = document
    .elementFromPoint(e.clientX, e.clientY)
    ?.closest('[data-pirate]')
    ?.getAttribute('data-pirate');
  return seat ? Number(seat) : undefined;
}
