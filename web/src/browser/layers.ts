import type { Attachment } from 'svelte/attachments';

/// What lies over the page now, the newest last.
const open: { close: () => void }[] = [];

/// Makes Esc put an element away for as long as it is there: a menu, a card, a sheet.
export function layer(close: () => void): Attachment {
  return () => {
    const own = { close };
    open.push(own);
    return () => void open.splice(open.indexOf(own), 1);
  };
}

/// Puts away what lies on top; returns whether there was anything.
export function closeTopLayer(): boolean {
  const top = open.at(-1);
  top?.close();
  return top !== undefined;
}

/// Whether the browser itself has something to put away, such as a dialog; it does so unless a key is taken from it.
export const hasNativeLayer = (): boolean => document.querySelector(':popover-open, dialog[open]') !== null;
