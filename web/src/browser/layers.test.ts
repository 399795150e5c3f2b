import { expect, it } from 'vitest';
import { closeTopLayer, layer } from './layers';

it('puts_away_what_came_last_and_only_what_is_still_there', () => {
  const closed: string[] = [];
  const lay = (name: string): (() => void) =>
    layer(() => void closed.push(name))(undefined as never) as () => void;
  const goes = { menu: lay('menu'), card: lay('card'), sheet: lay('sheet') };
  expect(closeTopLayer(null)).toBe(true);
  goes.sheet();
  goes.menu();
  closeTopLayer(null);
  goes.card();
  expect([closed, closeTopLayer(null)]).toEqual([['sheet', 'card'], false]);
});

it('leaves_a_field_below_it_before_it_goes', () => {
  let isOpen = true;
  const field = { matches: () => true } as unknown as Element;
  const card = (holds: boolean): Element => ({ contains: () => holds }) as unknown as Element;
  const layIn = (element: Element): (() => void) =>
    layer(() => (isOpen = false))(element as HTMLElement) as () => void;
  const below = layIn(card(false));
  expect([closeTopLayer(field), isOpen]).toEqual([false, true]);
  below();
  layIn(card(true));
  expect([closeTopLayer(field), isOpen]).toEqual([true, false]);
});
