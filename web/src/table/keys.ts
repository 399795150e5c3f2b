import type { TableUi } from './tableUi.svelte';
import type { TableStore } from './store/tableStore.svelte';
import { hasNativeLayer } from '$src/browser/layers';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ANSWERS = '[data-testid="answers"]';

/// What can be chosen now, in the order of the page: the first nine have the digits.
export const targets = (): HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      `[data-offer="legal"], [data-offer="chosen"], ${ANSWERS} [data-option]`,
    ),
  ].filter((element) => !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }));

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

/// Goes to the next target in a direction; to the first one from where nothing is focused.
function moveFocus(key: string): boolean {
  const direction = ARROWS[key];
  const focused = document.activeElement;
  if (!direction || !(focused instanceof Element)) return false;
  if (!focused.matches('[data-offer], [data-option]'))
    return focused.matches(`body, ${ANSWERS} button`) && goToFirst();
  const others = targets().filter((element) => element !== focused);
  const next = others[nearest(centre(focused), others.map(centre), direction)];
  next?.focus();
  return next !== undefined;
}

function goToFirst(): boolean {
  const [first] = targets();
  first?.focus();
  return first !== undefined;
}

/// Goes back to the table: to what can be chosen there, or at least away from log, chat and rules.
function backToTable(ui: TableUi): void {
  ui.show('table');
  requestAnimationFrame(() => {
    if (!goToFirst() && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/// Closes what covers the table, or goes back a step: a drawer, a sheet on a phone, a choice.
function goBack(ui: TableUi): void {
  const { store } = ui;
  if (ui.isBeside) ui.show('table');
  else if (store.isShowing) store.playback.skip();
  else if (store.chosen === undefined && !store.confirmation && !store.refusal && store.promptOverride?.back)
    store.promptOverride.back();
  else store.back();
}

function pick(key: string, store: TableStore): boolean {
  if (store.isShowing) {
    store.playback.skip();
    return true;
  }
  const element = targets()[Number(key) - 1];
  element?.focus();
  if (element?.matches('[data-offer]')) element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return element !== undefined;
}

/// Whether a key leads to targets, so that it is worth showing their digits.
const isForTargets = (e: KeyboardEvent): boolean =>
  e.key === 'Tab' || e.key in ARROWS || /^[1-9]$/.test(e.key);

const isTyping = (e: KeyboardEvent): boolean =>
  e.target instanceof Element && e.target.matches('input, textarea, select, [contenteditable]');

const isPressing = (e: KeyboardEvent): boolean =>
  e.target instanceof Element && e.target.matches('button, a, [role="button"], summary');

/// Takes the focus from a piece that can no longer be chosen: the next Enter is for the current question.
export function blurIdleOffer(): void {
  const held = document.activeElement;
  if (held?.matches('[data-offer="idle"]')) (held as HTMLElement | SVGElement).blur();
}

/// Maximum number of frames that the keyboard waits for a panel that is still being fetched.
const MOST_FRAMES = 120;

/// Focuses an element as soon as it is drawn.
function focus(selector: string, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) element.focus();
    else if (frames > 0) focus(selector, frames - 1);
  });
}

/// Does what the board offers as the main answer, if it can be given now.
function goAhead({ store }: TableUi): boolean {
  const main = store.myTurn
    ? store.promptOverride?.buttons?.find((each) => each.isMain && !each.disabled)
    : undefined;
  if (main) store.run(main);
  return main !== undefined;
}

/// Focuses the main answer of the prompt, or the last one; pressing once more gives it.
function reachMain({ store }: TableUi): boolean {
  if (!store.myTurn) return false;
  const main =
    document.querySelector<HTMLElement>(`${ANSWERS} .button.primary[data-option]:not([disabled])`) ??
    document.querySelector<HTMLElement>(`${ANSWERS} .button:last-child:not([disabled])`);
  main?.focus();
  return main !== null;
}

/// Runs what a key of the table does; returns whether it does anything.
function runKey(e: KeyboardEvent, ui: TableUi): boolean {
  const { store } = ui;
  if (e.key === 'z' && (e.ctrlKey || e.metaKey)) {
    void store.undo();
    return true;
  }
  if (e.ctrlKey || e.metaKey || e.altKey) return false;
  if (e.key in ARROWS) return moveFocus(e.key);
  if (/^[1-9]$/.test(e.key)) return pick(e.key, store);
  switch (e.key) {
    case 'Enter':
      if (isPressing(e)) return false;
      if (store.isShowing) return (store.playback.skip(), true);
      if (store.chosen !== undefined || store.confirmation) store.confirm();
      else return goAhead(ui) || reachMain(ui);
      return true;
    case 'Escape':
      if (isTyping(e) && e.target instanceof HTMLElement) e.target.blur();
      goBack(ui);
      blurIdleOffer();
      return true;
    case 'l':
      ui.show('log');
      focus('[data-testid="log"]');
      return true;
    case 'c':
      ui.show('chat');
      focus('#chat-input');
      return true;
    case 'r':
      if (ui.ruleLookup.openAt(document.activeElement)) return true;
      ui.readRules();
      focus('[data-testid="rules"] input');
      return true;
    case 't':
      backToTable(ui);
      return true;
    case 'h':
      if (!store.myTurn || !store.isAmongBots) return false;
      void store.lamp.press((command) => store.command(command));
      return true;
    case '?':
      ui.keysAreShown = !ui.keysAreShown;
      return true;
    default:
      return false;
  }
}

export function handleKey(e: KeyboardEvent, ui: TableUi): void {
  if (e.defaultPrevented || (isTyping(e) && e.key !== 'Escape')) return;
  // The browser puts its own dialogs away, and nothing below them hears of it.
  if (hasNativeLayer()) return;
  if (isForTargets(e)) ui.usesKeys = true;
  // A key that is held down repeats itself; only arrows may.
  if (e.repeat && !(e.key in ARROWS)) return;
  if (runKey(e, ui)) e.preventDefault();
}
