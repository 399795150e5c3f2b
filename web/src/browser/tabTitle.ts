import turnIcon from '$src/art/favicon-turn.svg?url';
import usualIcon from '$src/art/favicon.svg?url';

let hanging: ReturnType<typeof setTimeout> | undefined;

/// Hangs out a title for the tab, and the icon of those who are waited for, or the usual one.
export function hang(title = 'Tortuga', isAwaited = false): void {
  clearTimeout(hanging);
  if (document.title !== title) document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const url = isAwaited ? turnIcon : usualIcon;
  if (icon && icon.getAttribute('href') !== url) icon.href = url;
}

/// Hangs out a title and an icon, but not in the middle of a move: the browser tells its window of the one, and fetches
/// and draws the other.
export function hangSoon(title: string, isAwaited: boolean): void {
  clearTimeout(hanging);
  hanging = setTimeout(() => hang(title, isAwaited), 200);
}
