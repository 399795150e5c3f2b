import type { Slipway } from './slipway.svelte';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/// The keys of the slipway: Space lifts and drops, arrows walk or carry, Delete sends back.
export function slotKeys(e: KeyboardEvent, slipway: Slipway, slot: number, size: number): void {
  const to = slotAfter(e.key, slot, size);
  if (to !== undefined) {
    if (slipway.lifted?.from === slot) slipway.shift(slot, to);
    else slipway.cursor = to;
    focusSlot(e.currentTarget, to);
  } else if (e.key === ' ' || e.key === 'Enter') slipway.press(slot);
  else if (e.key === 'Delete' || e.key === 'Backspace') slipway.putBack(slot);
  else return;
  e.preventDefault();
  e.stopPropagation();
}

/// Up and down go between crow's nest and deck; left and right along the ship.
export function slotAfter(key: string, slot: number, size: number): number | undefined {
  if (key === 'ArrowUp') return 0;
  if (key === 'ArrowDown') return slot === 0 ? 1 : slot;
  if (key === 'Home') return 0;
  if (key === 'End') return size - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : Math.min(size - 1, Math.max(0, slot + step));
}

function focusSlot(from: EventTarget | null, slot: number): void {
  if (!(from instanceof Element)) return;
  const ship = from.closest('svg');
  requestAnimationFrame(() => ship?.querySelector<SVGElement>(`[data-slot="${slot}"]`)?.focus());
}
