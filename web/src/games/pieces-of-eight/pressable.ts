import type { Attachment } from 'svelte/attachments';
import type { Battle } from './battle.svelte';

/// Makes a coin of a ship a thing to press: lit while it can be picked up or aimed at.
export function pressable(
  battle: Battle,
  ship: number,
  position: number,
  label: string,
): Attachment<Element> {
  return (element) => {
    const light = battle.light(ship, position);
    const isLit = light !== 'idle';
    const state = light === 'idle' || light === 'held' ? label : `${label}, ${battle.store.stateName(light)}`;
    const move = battle.moveOf(ship, position);
    set(element, {
      role: 'button',
      tabindex: isLit ? '0' : '-1',
      'data-offer': light,
      'data-move': move,
      'data-best': battle.isAdvised(ship, position) ? '' : undefined,
      'aria-label': state,
      'aria-pressed': String(light === 'chosen' || light === 'held'),
      'aria-disabled': isLit ? undefined : 'true',
    });
    return listen(element, () => battle.press(ship, position));
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

function set(element: Element, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
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
