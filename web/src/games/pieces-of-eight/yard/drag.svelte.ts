import type { Attachment } from 'svelte/attachments';
import { draggable } from '$src/board/draggable';
import type { Slipway } from './slipway.svelte';

/// Where a coin was taken: a slot of the ship, or the yard.
export type Source = { slot: number } | { coin: string };

/// A coin that follows the pointer.
export class Drag {
  coin = $state<string | undefined>();
  x = $state(0);
  y = $state(0);

  constructor(readonly slipway: Slipway) {}

  /// Lets a coin be dragged; a short press is left to the click.
  from(source: Source): Attachment<HTMLElement | SVGElement> {
    return draggable({
      lift: () => {
        this.#lift(source);
        return this.coin !== undefined;
      },
      move: (e) => void ([this.x, this.y] = [e.clientX, e.clientY]),
      drop: (e) => {
        this.coin = undefined;
        this.#drop(e);
      },
      cancel: () => {
        this.slipway.lifted = undefined;
        this.coin = undefined;
      },
    });
  }

  #lift(source: Source): void {
    const { slipway } = this;
    slipway.lifted = undefined;
    if ('slot' in source) slipway.liftFrom(source.slot);
    else slipway.lift(source.coin);
    const { lifted } = slipway as { lifted: { coin: string } | undefined };
    this.coin = lifted?.coin;
  }

  #drop(e: PointerEvent): void {
    const { slipway } = this;
    const under = document.elementFromPoint(e.clientX, e.clientY);
    const slot = under?.closest('[data-slot]')?.getAttribute('data-slot');
    if (slot) slipway.drop(Number(slot));
    else if (under?.closest('[data-yard]') && slipway.lifted?.from !== undefined) slipway.putBack(undefined);
    else slipway.lifted = undefined;
  }
}
