import { describe, expect, it } from 'vitest';
import { clearingOnPage, narrow, wide } from './layout';

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
