import { announceRematch } from './rematch.svelte';
import { t } from '$lib/i18n.svelte';
import { notify } from '$lib/notes';
import { hang, hangSoon } from '$lib/sign';
import { play } from '$lib/sounds';
import type { TableStore } from '$lib/table.svelte';
import { lastSecond, time } from '$lib/time.svelte';

/// Ticks softly through the last seconds in which the person has to answer; an effect.
function tickAway(store: TableStore): void {
  let heard: number | undefined;
  $effect(time.watch);
  $effect(() => {
    const second = store.myTurn ? lastSecond(store.asked?.deadline ?? null, time.now) : undefined;
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
    hangSoon(t(isMine ? 'title.your-turn' : 'title.table', { game }), isMine);
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
  return () => hang();
}
