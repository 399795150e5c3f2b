import { t } from './i18n.svelte';

/// Says where somebody ended, in a sentence of its own; nothing to winners, who read that already.
export function placingText(ranks: readonly number[], seat: number | undefined): string {
  const place = seat === undefined ? undefined : ranks[seat];
  if (place === undefined || place === 1) return '';
  if (!ranks.includes(1)) return t('over.all-lose');
  const isShared = ranks.filter((rank) => rank === place).length > 1;
  return t(isShared ? 'over.place-shared' : 'over.place', { place, count: ranks.length });
}
