import { expect, it } from 'vitest';
import { tagsOf } from './tags';

const layout = { width: 620, height: 500, ship: 40, text: 16 };

it('labels_stand_below_their_places_and_above_them_near_the_edge', () => {
  const [upper, lower] = tagsOf(layout, [
    { at: { x: 300, y: 100 }, text: 'free' },
    { at: { x: 300, y: 480 }, text: 'free' },
  ]);
  expect(upper?.y).toBe(134);
  expect(lower?.y).toBe(442);
});

it('no_label_leaves_the_chart_or_covers_another', () => {
  const tags = tagsOf(
    layout,
    [560, 520, 480, 440].map((x) => ({ at: { x, y: 470 }, text: 'a treasure, free' })),
  );
  for (const [i, tag] of tags.entries()) {
    expect(tag.x + tag.wide / 2).toBeLessThanOrEqual(layout.width);
    for (const other of tags.slice(i + 1)) {
      const isClear = Math.abs(tag.y - other.y) >= 32 || Math.abs(tag.x - other.x) >= tag.wide;
      expect(isClear).toBe(true);
    }
  }
});
