import icon from '$src/art/favicon.svg?url';
import { settings } from './settings.svelte';

/// Notices of the browser, for those who look elsewhere.

/// Whether this browser has notices at all; over plain HTTP none has.
export const canNotify = (): boolean =>
  typeof Notification !== 'undefined' && globalThis.isSecureContext !== false;

/// Whether somebody wants notices, and the browser allows them.
export const mayNotify = (): boolean =>
  settings.preferences.notify && canNotify() && Notification.permission === 'granted';

/// Asks the browser to allow notices, if they are wanted; returns whether there will be any.
export async function requestNotifications(wanted: boolean): Promise<boolean> {
  const isAllowed = wanted && canNotify() && (await Notification.requestPermission()) === 'granted';
  settings.change({ notify: isAllowed });
  return isAllowed;
}

/// Phones let only workers show notices.
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  await navigator.serviceWorker.register('/notes.js');
  return navigator.serviceWorker.ready;
}

/// Shows a notice to somebody who does not see the page; a click on it leads to `path`.
///
/// A later notice of the same path takes the place of an earlier one. What the browser refuses is left.
export async function notify(text: string, path: string): Promise<void> {
  if (!document.hidden || !mayNotify()) return;
  const options = { body: text, tag: path, icon, data: { path } };
  try {
    const shows = await worker().catch(() => undefined);
    if (shows) return await shows.showNotification('Tortuga', options);
    const note = new Notification('Tortuga', options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // The title and the icon of the page tell it as well.
  }
}
