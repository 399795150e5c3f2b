import type { Attachment } from 'svelte/attachments';

/// The layers over the page, the newest last.
const open: { close: () => void }[] = [];

/// Makes Esc close an element for as long as it is there: a menu, a card, a sheet.
export function layer(close: () => void): Attachment {
  return () => {
    const own = { close };
    open.push(own);
    return () => void open.splice(open.indexOf(own), 1);
  };
}

/// Closes the top layer; returns whether there was one.
export function closeTopLayer(): boolean {
  const top = open.at(-1);
  top?.close();
  return top !== undefined;
}

/// Whether the browser has something to close itself, such as a dialog; it does so unless the key is taken from it.
export const hasNativeLayer = (): boolean => document.querySelector(':popover-open, dialog[open]') !== null;
