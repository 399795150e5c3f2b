import turnIcon from '$src/art/favicon-turn.svg?url';
import usualIcon from '$src/art/favicon.svg?url';

let pending: ReturnType<typeof setTimeout> | undefined;

/// Sets the title of the tab, and its icon: the one for “your turn”, or the usual one.
export function setTabTitle(title = 'Tortuga', isAwaited = false): void {
  clearTimeout(pending);
  if (document.title !== title) document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const url = isAwaited ? turnIcon : usualIcon;
  if (icon && icon.getAttribute('href') !== url) icon.href = url;
}

/// Sets title and icon a little later, so that a move is drawn first: the browser passes the title to its window, and fetches
/// and draws the icon.
export function setTabTitleSoon(title: string, isAwaited: boolean): void {
  clearTimeout(pending);
  pending = setTimeout(() => setTabTitle(title, isAwaited), 200);
}
