import type { Attachment } from 'svelte/attachments';

/// What happens to a thing that the pointer takes along.
export interface DragSteps {
  /// Takes the thing up; returns whether there was anything to take.
  lift(): boolean;
  move?(e: PointerEvent): void;
  drop(e: PointerEvent): void;
  /// The thing goes back to where it was.
  cancel(): void;
}

/// After so many pixels a press is a drag.
const THRESHOLD = 7;

/// Lets a thing be dragged; a short press is left to the click.
export const draggable =
  (steps: DragSteps): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    const down = (e: Event): void => begin(e as PointerEvent, steps);
    element.addEventListener('pointerdown', down);
    return () => element.removeEventListener('pointerdown', down);
  };

function begin(start: PointerEvent, steps: DragSteps): void {
  if (start.button !== 0) return;
  let isLifted = false;
  const end = new AbortController();
  const { signal } = end;
  const move = (e: PointerEvent): void => {
    if (!isLifted && Math.hypot(e.clientX - start.clientX, e.clientY - start.clientY) < THRESHOLD) return;
    isLifted ||= steps.lift();
    if (isLifted) steps.move?.(e);
  };
  const up = (e: PointerEvent): void => {
    end.abort();
    if (!isLifted) return;
    steps.drop(e);
    swallowClick();
  };
  const cancel = (): void => {
    end.abort();
    if (isLifted) steps.cancel();
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', cancel, { signal });
}

/// The click that ends a drag is not a press.
function swallowClick(): void {
  const guard = new AbortController();
  addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: guard.signal });
  setTimeout(() => guard.abort());
}
