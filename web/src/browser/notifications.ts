import icon from '$src/art/favicon.svg?url';
import { settings } from './settings.svelte';

/// Notifications of the browser, for people who are looking elsewhere.

/// Whether this browser has notifications at all; over plain HTTP none has.
export const canNotify = (): boolean =>
  typeof Notification !== 'undefined' && globalThis.isSecureContext !== false;

/// Whether the person wants notifications and the browser allows them.
export const mayNotify = (): boolean =>
  settings.preferences.notify && canNotify() && Notification.permission === 'granted';

/// Asks the browser to allow notifications, if they are wanted; returns whether there will be any.
export async function requestNotifications(wanted: boolean): Promise<boolean> {
  const isAllowed = wanted && canNotify() && (await Notification.requestPermission()) === 'granted';
  settings.change({ notify: isAllowed });
  return isAllowed;
}

/// On phones only service workers may show notifications.
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  await navigator.serviceWorker.register('/notifications.js');
  return navigator.serviceWorker.ready;
}

/// Shows a notification while nobody sees the page; a click on it leads to `path`.
///
/// A later notification of the same path replaces an earlier one. What the browser refuses is dropped.
export async function notify(text: string, path: string): Promise<void> {
  if (!document.hidden || !mayNotify()) return;
  const options = { body: text, tag: path, icon, data: { path } };
  try {
    const registration = await worker().catch(() => undefined);
    if (registration) return await registration.showNotification('Tortuga', options);
    const notification = new Notification('Tortuga', options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // The title and the icon of the page say it too.
  }
}
