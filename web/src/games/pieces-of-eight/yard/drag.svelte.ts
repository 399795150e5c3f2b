import type { Attachment } from 'svelte/attachments';
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
    return (element) => {
      const down = (e: Event): void => this.#begin(e as PointerEvent, source);
      element.addEventListener('pointerdown', down);
      return () => element.removeEventListener('pointerdown', down);
    };
  }

  #begin(start: PointerEvent, source: Source): void {
    if (start.button !== 0) return;
    const end = new AbortController();
    const { signal } = end;
    const move = (e: PointerEvent): void => {
      if (!this.coin && Math.hypot(e.clientX - start.clientX, e.clientY - start.clientY) < 7) return;
      if (!this.coin) this.#lift(source);
      [this.x, this.y] = [e.clientX, e.clientY];
    };
    const up = (e: PointerEvent): void => {
      end.abort();
      if (!this.coin) return;
      this.coin = undefined;
      this.#drop(e);
      // The click that ends a drag is not a press.
      const guard = new AbortController();
      const swallow = (click: Event): void => click.stopPropagation();
      addEventListener('click', swallow, { capture: true, signal: guard.signal });
      setTimeout(() => guard.abort());
    };
    const cancel = (): void => {
      end.abort();
      if (this.coin) this.slipway.lifted = undefined;
      this.coin = undefined;
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', cancel, { signal });
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
