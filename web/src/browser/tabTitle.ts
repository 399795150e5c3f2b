import turnIcon from '$src/art/favicon-turn.svg?url';
import usualIcon from '$src/art/favicon.svg?url';

let pending: ReturnType<typeof setTimeout> | undefined;

/// Hangs out a title for the tab, and the icon of those who are waited for, or the usual one.
export function setTabTitle(title = 'Tortuga', isAwaited = false): void {
  clearTimeout(pending);
  if (document.title !== title) document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const url = isAwaited ? turnIcon : usualIcon;
  if (icon && icon.getAttribute('href') !== url) icon.href = url;
}

/// Hangs out a title and an icon, but not in the middle of a move: the browser tells its window of the one, and fetches
/// and draws the other.
export function setTabTitleSoon(title: string, isAwaited: boolean): void {
  clearTimeout(pending);
  pending = setTimeout(() => setTabTitle(title, isAwaited), 200);
}
