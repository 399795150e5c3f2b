import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canNotify, mayNotify, notify, requestNotifications } from './notifications';
import { settings } from './settings.svelte';

let shown: string[] = [];

/// A browser that gives this answer when it is asked for notifications.
function browser(permission: string, build: () => void = () => undefined): void {
  class Note {
    static permission = permission;
    static requestPermission = (): Promise<string> => Promise.resolve(permission);
    onclick: unknown;
    constructor(_: string, { body }: { body: string }) {
      build();
      shown.push(`page: ${body}`);
    }
  }
  vi.stubGlobal('Notification', Note);
}

const serviceWorker = {
  register: () => Promise.resolve(),
  ready: Promise.resolve({
    showNotification: (_: string, { body }: { body: string }) =>
      Promise.resolve(void shown.push(`worker: ${body}`)),
  }),
};

beforeEach(() => {
  shown = [];
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('navigator', {});
  settings.change({ notify: true });
});
afterEach(() => {
  settings.change({ notify: false });
  vi.unstubAllGlobals();
});

describe('asking for notices', () => {
  it.each([
    ['granted', true],
    ['denied', false],
    ['default', false],
  ])('a_browser_that_says_%s_means_%s', async (permission, isAllowed) => {
    browser(permission);
    expect([await requestNotifications(true), settings.preferences.notify, mayNotify()]).toEqual([
      isAllowed,
      isAllowed,
      isAllowed,
    ]);
  });

  it('means_no_where_there_are_none', async () => {
    expect([canNotify(), await requestNotifications(true)]).toEqual([false, false]);
  });

  it('means_no_over_plain_http', () => {
    browser('granted');
    vi.stubGlobal('isSecureContext', false);
    expect([canNotify(), mayNotify()]).toEqual([false, false]);
  });

  it('can_be_taken_back', async () => {
    browser('granted');
    expect([await requestNotifications(false), settings.preferences.notify]).toEqual([false, false]);
  });
});

describe('a notice', () => {
  it('is_shown_by_the_worker_where_there_is_one', async () => {
    browser('granted');
    vi.stubGlobal('navigator', { serviceWorker });
    await notify('your turn', '/table/t');
    expect(shown).toEqual(['worker: your turn']);
  });

  it('is_shown_by_the_page_where_there_is_none', async () => {
    browser('granted');
    await notify('your turn', '/table/t');
    expect(shown).toEqual(['page: your turn']);
  });

  it('that_the_browser_refuses_does_no_harm', async () => {
    browser('granted', () => {
      throw new TypeError('Illegal constructor');
    });
    await notify('your turn', '/table/t');
    expect(shown).toEqual([]);
  });

  it('is_not_for_those_who_see_the_page_or_do_not_want_it', async () => {
    browser('granted');
    vi.stubGlobal('document', { hidden: false });
    await notify('your turn', '/table/t');
    vi.stubGlobal('document', { hidden: true });
    settings.change({ notify: false });
    await notify('your turn', '/table/t');
    expect(shown).toEqual([]);
  });
});
