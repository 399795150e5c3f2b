import turnIcon from '../art/favicon-turn.svg?url';
import usualIcon from '../art/favicon.svg?url';
import { t } from '$lib/i18n.svelte';
import { settings } from '$lib/settings.svelte';
import { play } from '$lib/sounds';
import type { TableStore } from '$lib/table.svelte';

let hanging: ReturnType<typeof setTimeout> | undefined;

function hang(title: string, url: string): void {
  clearTimeout(hanging);
  if (document.title !== title) document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon && icon.getAttribute('href') !== url) icon.href = url;
}

/// Hangs out a title and an icon, but not in the middle of a move: the browser tells its window of the one, and fetches
/// and draws the other.
function hangSoon(title: string, url: string): void {
  clearTimeout(hanging);
  hanging = setTimeout(() => hang(title, url), 200);
}

function notify(text: string): void {
  if (!settings.wishes.notify || !document.hidden) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const note = new Notification('Tortuga', { body: text, tag: 'turn', icon: usualIcon });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/// Tells by title, icon, sound and notification when it is the person's turn, and what happens; an effect.
export function announce(store: TableStore): () => void {
  let wasMine = false;
  $effect(() => {
    const game = store.book.text('game.name');
    const isMine = store.myTurn;
    hangSoon(t(isMine ? 'title.your-turn' : 'title.table', { game }), isMine ? turnIcon : usualIcon);
    if (isMine && !wasMine) {
      play('turn');
      notify(t('title.your-turn', { game }));
    }
    wasMine = isMine;
  });
  $effect(() => {
    const heard = store.acts
      .flatMap((act) => act.events)
      .map((event) => store.client.sound?.(event, store.me));
    for (const sound of new Set(heard)) if (sound) play(sound);
  });
  $effect(() => {
    if (store.me !== undefined && store.result?.outcome?.ranks[store.me] === 1) play('win');
  });
  return () => hang('Tortuga', usualIcon);
}
