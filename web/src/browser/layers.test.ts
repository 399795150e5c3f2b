import { expect, it } from 'vitest';
import { closeTopLayer, layer } from './layers';

it('puts_away_what_came_last_and_only_what_is_still_there', () => {
  const closed: string[] = [];
  const lay = (name: string): (() => void) =>
    layer(() => void closed.push(name))(undefined as never) as () => void;
  const goes = { menu: lay('menu'), card: lay('card'), sheet: lay('sheet') };
  expect(closeTopLayer()).toBe(true);
  goes.sheet();
  goes.menu();
  closeTopLayer();
  goes.card();
  expect([closed, closeTopLayer()]).toEqual([['sheet', 'card'], false]);
});
