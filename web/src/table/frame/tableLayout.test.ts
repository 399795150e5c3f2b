import { afterEach, expect, it, vi } from 'vitest';
import { TableLayout } from './tableLayout.svelte';

/// Whether seats show what their owners have in a window, whose `rem` has so many pixels.
function hasDetails(seats: number, innerWidth: number, innerHeight: number, rem: number): boolean {
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('innerHeight', innerHeight);
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: `${rem}px` }));
  return new TableLayout(() => seats).hasDetails;
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  [3, 1440, 900, 16],
  [4, 1920, 1080, 18],
  [6, 2560, 1440, 21],
])('%d_seats_show_what_they_have_at_%dx%d', (seats, width, height, rem) => {
  expect(hasDetails(seats, width, height, rem)).toBe(true);
  expect(hasDetails(seats + 1, width, height, rem)).toBe(false);
});

it('a_phone_keeps_its_seats_short', () => {
  expect(hasDetails(2, 390, 844, 16)).toBe(false);
});
