import type { Desk } from './desk.svelte';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const targets = (): HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '[data-offer="legal"], [data-offer="chosen"], .acts [data-option]',
    ),
  ].filter((element) => !element.closest('[inert]'));

const centre = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/// Returns the nearest of some places in a direction; what lies off the line counts double.
export function nearest(
  from: readonly [number, number],
  places: readonly (readonly [number, number])[],
  [dx, dy]: readonly [number, number],
): number {
  let best = -1;
  let least = Infinity;
  places.forEach(([x, y], i) => {
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    if (ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = i;
    }
  });
  return best;
}

function step(key: string): boolean {
  const direction = ARROWS[key];
  const focused = document.activeElement;
  if (!direction || !(focused instanceof Element) || !focused.matches('[data-offer], [data-option]'))
    return false;
  const others = targets().filter((element) => element !== focused);
  const next = others[nearest(centre(focused), others.map(centre), direction)];
  next?.focus();
  return next !== undefined;
}

function pick(key: string): boolean {
  const element = targets()[Number(key) - 1];
  element?.focus();
  if (element?.matches('[data-offer]')) element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return element !== undefined;
}

const isTyping = (e: KeyboardEvent): boolean =>
  e.target instanceof Element && e.target.matches('input, textarea, select, [contenteditable]');

const isPressing = (e: KeyboardEvent): boolean =>
  e.target instanceof Element && e.target.matches('button, a, [role="button"], summary');

/// Lets go of a piece that can no longer be chosen: the Enter that follows is meant for what is asked now.
export function letGo(): void {
  const held = document.activeElement;
  if (held?.matches('[data-offer="idle"]')) (held as HTMLElement | SVGElement).blur();
}

function focus(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/// Does what the board offers as the main answer, if it can be given now.
function goAhead({ store }: Desk): boolean {
  const act = store.myTurn ? store.aside?.acts?.find((each) => each.go && !each.disabled) : undefined;
  act?.run();
  return act !== undefined;
}

/// Goes to the main answer of the prompt; it is given by pressing once more.
function reachMain(): boolean {
  const main = document.querySelector<HTMLElement>('.prompt .acts .go[data-option]:not([disabled])');
  main?.focus();
  return main !== null;
}

/// Hears the keys of a table; returns whether one of them was meant.
function meant(e: KeyboardEvent, desk: Desk): boolean {
  const { store } = desk;
  if (e.key === 'z' && (e.ctrlKey || e.metaKey)) {
    if (store.asked?.undo) void store.undo();
    return true;
  }
  if (e.ctrlKey || e.metaKey || e.altKey) return false;
  if (e.key in ARROWS) return step(e.key);
  if (/^[1-9]$/.test(e.key)) return pick(e.key);
  switch (e.key) {
    case 'Enter':
      if (isPressing(e)) return false;
      if (store.chosen !== undefined) store.confirm();
      else return goAhead(desk) || reachMain();
      return true;
    case 'Escape':
      if (isTyping(e) && e.target instanceof HTMLElement) e.target.blur();
      if (store.isShowing) store.playback.skip();
      else if (store.chosen === undefined && !store.refusal && store.aside?.back) store.aside.back();
      else store.back();
      letGo();
      return true;
    case 'l':
      desk.show('log');
      focus('.log');
      return true;
    case 'c':
      desk.show('chat');
      focus('#chat-input');
      return true;
    case 'r':
      if (desk.lookup.openAt(document.activeElement)) return true;
      desk.readRules('');
      focus('.rules input');
      return true;
    case 't':
      desk.show('table');
      return true;
    case '?':
      desk.keysAreShown = !desk.keysAreShown;
      return true;
    default:
      return false;
  }
}

export function keys(e: KeyboardEvent, desk: Desk): void {
  if (e.defaultPrevented || (isTyping(e) && e.key !== 'Escape')) return;
  if (meant(e, desk)) e.preventDefault();
}
