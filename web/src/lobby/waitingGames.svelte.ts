import { lobby } from './lobby.svelte';
import { i18n, t } from '$src/i18n/i18n.svelte';
import { mayNotify, notify } from '$src/browser/notifications';
import { route } from '$src/browser/route.svelte';
import { coverOf } from './gameCovers';

const LOOK = 60_000;

/// Watches the reader's games while nobody sees the page, and notifies when one begins to wait; an effect.
///
/// The page of a table does that for its own table, and at once.
export function followWaitingGames(): () => void {
  let known: ReadonlySet<string> = new Set();
  $effect(() => {
    const waiting = lobby.mine.filter((table) => table.yourTurn);
    for (const { id, game } of waiting) {
      const isOpen = route.page === 'table' && route.id === id;
      if (known.has(id) || isOpen) continue;
      void notify(t('title.your-turn', { game: coverOf(game, i18n.language).name }), `/table/${id}`);
    }
    known = new Set(waiting.map(({ id }) => id));
  });
  const timer = setInterval(() => {
    if (document.hidden && (route.page === 'lobby' || mayNotify())) void lobby.refresh();
  }, LOOK);
  return () => clearInterval(timer);
}
