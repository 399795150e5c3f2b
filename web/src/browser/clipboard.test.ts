import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from './clipboard';
import { i18n } from '$src/i18n/i18n.svelte';
import { toasts } from './toasts.svelte';

let clipboard: string | undefined;

/// A page whose browser copies what is selected, or does not.
function page(copies: boolean): object {
  const field = { value: '', style: {}, select: () => undefined, remove: () => undefined };
  return {
    body: { append: () => undefined },
    activeElement: null,
    createElement: () => field,
    execCommand: () => {
      if (copies) clipboard = field.value;
      return copies;
    },
  };
}

const told = (): string[] => toasts.shown.map(({ text }) => text);

beforeEach(async () => {
  clipboard = undefined;
  toasts.shown = [];
  vi.useFakeTimers();
  vi.stubGlobal('HTMLElement', Object);
  await i18n.load();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('copies_with_the_clipboard_of_the_browser', async () => {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: (text: string) => Promise.resolve(void (clipboard = text)) },
  });
  await copyText('a link', 'Copied.');
  expect(clipboard).toBe('a link');
  expect(told()).toEqual(['Copied.']);
});

it('copies_without_one_over_plain_http', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', page(true));
  await copyText('a link', 'Copied.');
  expect(clipboard).toBe('a link');
  expect(told()).toEqual(['Copied.']);
});

it('shows_the_text_where_nothing_can_be_copied', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', page(false));
  await copyText('a link', 'Copied.');
  expect(told()).toEqual(['It could not be copied. Here it is: a link']);
});
