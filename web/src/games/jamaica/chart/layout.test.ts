import { describe, expect, it } from 'vitest';
import { spaces } from './chart';
import { clearingOnPage, isChannel, narrow, onPage, wide } from './layout';

describe('the clearing', () => {
  it.each([
    [wide(), 1000, 700],
    [narrow(800), 390, 500],
  ])('lies_on_the_page_and_grows_with_it %#', (layout, width, height) => {
    const small = clearingOnPage(layout, width, height);
    const large = clearingOnPage(layout, 2 * width, 2 * height);

    expect(small.left).toBeGreaterThan(0);
    expect(small.left + small.width).toBeLessThan(width);
    expect(small.top + small.height).toBeLessThan(height);
    expect(small.height).toBeLessThanOrEqual(small.most);
    expect(large).toEqual({
      left: 2 * small.left,
      top: 2 * small.top,
      width: 2 * small.width,
      height: 2 * small.height,
      most: 2 * small.most,
    });
  });
});

it('the_short_lane_of_each_fork_is_a_channel', () => {
  expect(spaces.filter(({ id }) => isChannel(id)).map(({ id }) => id)).toEqual([13, 14, 26, 27, 39, 40]);
});

it.each([wide(), narrow(460), narrow(590), narrow(860)])(
  'the_button_of_the_legend_covers_no_space %#',
  (layout) => {
    const distances = layout.at.map(({ x, y }) => Math.hypot(x - layout.free.x, y - layout.free.y));
    expect(Math.min(...distances)).toBeGreaterThan(layout.radius * 2);
  },
);

it('a_point_of_the_chart_stays_in_its_middle', () => {
  const layout = wide();
  expect(onPage(layout, { x: 500, y: layout.height / 2 }, 1400, 700)).toEqual({ x: 700, y: 350 });
});
