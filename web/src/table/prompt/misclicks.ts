import type { MisclickGuard } from './misclickGuard';

/// Where questions are answered.
const AREAS =
  '[data-testid="table"] :is([data-testid="board"], [data-testid="own"], [data-testid="answers"])';
const CONTROLS = 'button, a, [role="button"], [data-offer]';
const TYPING = 'input, textarea, select, [contenteditable]';

/// The thing that a press is for, if it answers questions.
function controlOf(target: EventTarget | null): Element | undefined {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control?.closest(AREAS) ? control : undefined;
}

const isInPrompt = (control: Element): boolean => control.closest('[data-testid="prompt"]') !== null;
const nowhere = { left: 0, top: 0, right: -1, bottom: -1 };

function stop(e: Event): void {
  e.preventDefault();
  e.stopImmediatePropagation();
}

/// Blocks presses that were meant for what was there before, and the repeats of a key that is held down.
/// Presses by programs, such as screen readers, are never blocked. Returns a function that ends it.
export function blockMisclicks(guard: MisclickGuard, now = (): number => performance.now()): () => void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  let isBlocked = false;
  /// The key whose press was blocked: a button reacts to the space bar only on release.
  let blockedKey: string | undefined;

  addEventListener(
    'pointerdown',
    ({ target, clientX: x, clientY: y, isPrimary }) => {
      if (!isPrimary) return;
      const control = controlOf(target);
      const box = control?.getBoundingClientRect() ?? nowhere;
      const press = { at: { x, y }, box, isInPrompt: control !== undefined && isInPrompt(control) };
      isBlocked = guard.isTooEarly(press, now()) && control !== undefined;
    },
    options,
  );
  addEventListener(
    'click',
    (e) => {
      if (isBlocked && e.detail > 0) stop(e);
      isBlocked = false;
    },
    options,
  );
  addEventListener(
    'keydown',
    (e) => {
      blockedKey = undefined;
      if (e.target instanceof Element && e.target.matches(TYPING)) return;
      if (e.key !== 'Enter' && e.key !== ' ') return guard.look();
      const control = controlOf(e.target);
      // An Enter without a target is for the prompt.
      const isForPrompt = control ? isInPrompt(control) : e.target === document.body;
      const isEarly = guard.isTooEarly({ on: control, box: nowhere, isInPrompt: isForPrompt }, now());
      if (!e.repeat && !(isEarly && (control || isForPrompt))) return;
      blockedKey = e.key;
      stop(e);
    },
    options,
  );
  addEventListener(
    'keyup',
    (e) => {
      if (e.key === blockedKey) stop(e);
      blockedKey = undefined;
    },
    options,
  );
  return () => end.abort();
}
