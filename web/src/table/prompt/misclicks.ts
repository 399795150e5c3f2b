import type { MisclickGuard } from './misclickGuard';

/// Where questions are answered.
const AREAS = '.shell :is(.board, .mine, .prompt .acts)';
const CONTROLS = 'button, a, [role="button"], [data-offer]';
const TYPING = 'input, textarea, select, [contenteditable]';

/// The thing that a press is for, if it answers questions.
function controlOf(target: EventTarget | null): Element | undefined {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control?.closest(AREAS) ? control : undefined;
}

const isInPrompt = (control: Element): boolean => control.closest('.prompt') !== null;
const nowhere = { left: 0, top: 0, right: -1, bottom: -1 };

function stop(e: Event): void {
  e.preventDefault();
  e.stopImmediatePropagation();
}

/// Keeps from the table whatever press was meant for what stood there before, and what a key that is held down repeats.
/// What a program presses, such as a screen reader, is never held up. Returns what ends it.
export function blockMisclicks(guard: MisclickGuard, now = (): number => performance.now()): () => void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  let isVain = false;
  /// The key that was pressed in vain: a button hears of the space bar only when it is let go.
  let vainKey: string | undefined;

  addEventListener(
    'pointerdown',
    ({ target, clientX: x, clientY: y, isPrimary }) => {
      if (!isPrimary) return;
      const control = controlOf(target);
      const box = control?.getBoundingClientRect() ?? nowhere;
      const press = { at: { x, y }, box, isInPrompt: control !== undefined && isInPrompt(control) };
      isVain = guard.isTooEarly(press, now()) && control !== undefined;
    },
    options,
  );
  addEventListener(
    'click',
    (e) => {
      if (isVain && e.detail > 0) stop(e);
      isVain = false;
    },
    options,
  );
  addEventListener(
    'keydown',
    (e) => {
      vainKey = undefined;
      if (e.target instanceof Element && e.target.matches(TYPING)) return;
      if (e.key !== 'Enter' && e.key !== ' ') return guard.look();
      const control = controlOf(e.target);
      // Enter that meets nothing is for the prompt.
      const isForPrompt = control ? isInPrompt(control) : e.target === document.body;
      const isEarly = guard.isTooEarly({ on: control, box: nowhere, isInPrompt: isForPrompt }, now());
      if (!e.repeat && !(isEarly && (control || isForPrompt))) return;
      vainKey = e.key;
      stop(e);
    },
    options,
  );
  addEventListener(
    'keyup',
    (e) => {
      if (e.key === vainKey) stop(e);
      vainKey = undefined;
    },
    options,
  );
  return () => end.abort();
}
