import type { Attachment } from 'svelte/attachments';

/// The layers over the page, the newest last.
const open: { close: () => void; element: Element }[] = [];
const FIELDS = 'input, textarea, select, [contenteditable]';

/// Makes Esc close an element for as long as it is there: a menu, a card, a sheet.
export function layer(close: () => void): Attachment {
  return (element) => {
    const own = { close, element };
    open.push(own);
    return () => void open.splice(open.indexOf(own), 1);
  };
}

/// Closes the top layer; returns whether it did. Whoever types below it first leaves the field.
///
/// @param focused what has the focus
export function closeTopLayer(focused: Element | null): boolean {
  const top = open.at(-1);
  if (!top || (focused?.matches(FIELDS) && !top.element.contains(focused))) return false;
  top.close();
  return true;
}

/// Whether the browser has something to close itself, such as a dialog; it does so unless the key is taken from it.
export const hasNativeLayer = (): boolean => document.querySelector(':popover-open, dialog[open]') !== null;
