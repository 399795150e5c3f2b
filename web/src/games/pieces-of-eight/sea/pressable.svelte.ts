import type { Attachment } from 'svelte/attachments';
import { setAttributes } from '$src/table/store/offerElement';
import type { Battle } from './battle.svelte';

/// Makes a coin of a ship a thing to press: lit while it can be picked up or aimed at.
export function pressable(
  battle: Battle,
  ship: number,
  position: number,
  label: string,
): Attachment<Element> {
  return (element) => {
    const leave = listen(element, () => battle.press(ship, position));
    const unpoint = pointable(element, battle, ship, position);
    // Most coins keep their state: only changes are written.
    const light = $derived(battle.light(ship, position));
    const move = $derived(battle.moveOf(ship, position));
    const isBest = $derived(battle.isAdvised(ship, position));
    $effect(() => {
      const isLit = light !== 'idle';
      const isNamed = !isLit || light === 'held';
      setAttributes(element, {
        role: 'button',
        tabindex: isLit ? '0' : '-1',
        'data-offer': light,
        'data-move': move,
        'data-best': isBest ? '' : undefined,
        'aria-label': isNamed ? label : `${label}, ${battle.store.stateName(light)}`,
        'aria-pressed': String(light === 'chosen' || light === 'held'),
        'aria-disabled': isLit ? undefined : 'true',
      });
    });
    return () => {
      leave();
      unpoint();
    };
  };
}

/// What a move would bring is shown while the pointer rests on the coin that stands for it.
function pointable(element: Element, battle: Battle, ship: number, position: number): () => void {
  let pointed: string | undefined;
  const over = (): void => void (battle.pointedAt = pointed = battle.moveOf(ship, position));
  // A coin may lose the focus because it is drawn again: until that is done, nothing else may change.
  const away = (): void =>
    queueMicrotask(() => {
      if (battle.pointedAt === pointed) battle.pointedAt = undefined;
    });
  const heard = { pointerenter: over, focus: over, pointerleave: away, blur: away };
  for (const [type, hear] of Object.entries(heard)) element.addEventListener(type, hear);
  return () => {
    for (const [type, hear] of Object.entries(heard)) element.removeEventListener(type, hear);
  };
}

/// Shows what a coin does while it is pointed at or focused.
export function lookable(battle: Battle, coin: string | null | undefined): Attachment<Element> {
  return (element) => {
    const look = (): void => {
      if (coin) battle.look = coin;
    };
    element.addEventListener('pointerenter', look);
    element.addEventListener('focus', look);
    return () => {
      element.removeEventListener('pointerenter', look);
      element.removeEventListener('focus', look);
    };
  };
}

function listen(element: Element, press: () => void): () => void {
  const onClick = (e: Event): void => {
    e.stopPropagation();
    press();
  };
  const onKey = (e: Event): void => {
    const { key } = e as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    e.preventDefault();
    e.stopPropagation();
    press();
  };
  element.addEventListener('click', onClick);
  element.addEventListener('keydown', onKey);
  return () => {
    element.removeEventListener('click', onClick);
    element.removeEventListener('keydown', onKey);
  };
}
