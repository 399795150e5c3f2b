import type { Attachment } from 'svelte/attachments';

/// Lets the keyboard reach an area that scrolls, for as long as there is something to scroll.
export const scrollable: Attachment<HTMLElement> = (area) => {
  const look = (): void => {
    if (area.scrollHeight > area.clientHeight + 1) area.tabIndex = 0;
    else area.removeAttribute('tabindex');
  };
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  resized.observe(area);
  changed.observe(area, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
};
