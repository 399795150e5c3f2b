import { announceRematch } from './rematch.svelte';
import { t } from '$src/i18n/i18n.svelte';
import { notify } from '$src/browser/notifications';
import { setTabTitle, setTabTitleSoon } from '$src/browser/tabTitle';
import { play } from '$src/browser/sounds';
import type { TableStore } from './store/tableStore.svelte';
import { lastSecond, serverTime } from '$src/net/serverTime.svelte';

/// Ticks softly through the last seconds in which the person has to answer; an effect.
function tickAway(store: TableStore): void {
  let heard: number | undefined;
  $effect(serverTime.tick);
  $effect(() => {
    const second = store.myTurn ? lastSecond(store.asked?.deadline ?? null, serverTime.now) : undefined;
    if (second !== undefined && second !== heard) play('tick');
    heard = second;
  });
}

/// Tells by title, icon, sound and notification when it is the person's turn, and what happens; an effect.
export function announce(store: TableStore): () => void {
  let wasMine = false;
  $effect(() => {
    const game = store.book.text('game.name');
    const isMine = store.myTurn;
    setTabTitleSoon(t(isMine ? 'title.your-turn' : 'title.table', { game }), isMine);
    if (isMine && !wasMine) {
      play('turn');
      void notify(t('title.your-turn', { game }), `/table/${store.table?.id}`);
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
  announceRematch(store);
  tickAway(store);
  return () => setTabTitle();
}
