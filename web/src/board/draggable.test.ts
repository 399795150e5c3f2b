import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draggable } from './draggable';

/// The window and the thing as far as a drag needs them.
let page: EventTarget;
let thing: EventTarget;
let steps: string[];

const pointer = (type: string, x: number, button = 0): Event =>
  Object.assign(new Event(type), { clientX: x, clientY: 0, button });

beforeEach(() => {
  [page, thing, steps] = [new EventTarget(), new EventTarget(), []];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  draggable({
    lift: () => steps.push('lift') > 0,
    move: (e) => void steps.push(`move ${e.clientX}`),
    drop: (e) => void steps.push(`drop ${e.clientX}`),
    cancel: () => void steps.push('cancel'),
  })(thing as HTMLElement);
});
afterEach(() => vi.unstubAllGlobals());

function drag(...events: Event[]): string[] {
  thing.dispatchEvent(pointer('pointerdown', 0));
  for (const each of events) page.dispatchEvent(each);
  return steps;
}

it('a_thing_is_taken_along_and_dropped', () =>
  expect(drag(pointer('pointermove', 10), pointer('pointermove', 20), pointer('pointerup', 21))).toEqual([
    'lift',
    'move 10',
    'move 20',
    'drop 21',
  ]));

it('a_short_press_is_left_to_the_click', () =>
  expect(drag(pointer('pointermove', 5), pointer('pointerup', 5), pointer('pointermove', 50))).toEqual([]));

it('a_thing_goes_back_when_the_pointer_is_lost', () =>
  expect(drag(pointer('pointermove', 10), pointer('pointercancel', 10))).toEqual([
    'lift',
    'move 10',
    'cancel',
  ]));

it('the_click_that_ends_a_drag_is_not_a_press', () => {
  drag(pointer('pointermove', 10), pointer('pointerup', 10));
  const click = new Event('click');
  const stopped = vi.spyOn(click, 'stopPropagation');
  page.dispatchEvent(click);
  expect(stopped).toHaveBeenCalled();
});
