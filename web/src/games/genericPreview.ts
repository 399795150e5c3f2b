import { t } from '$src/i18n/i18n.svelte';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Foreseen } from '$src/table/store/foresight.svelte';

/// Says what a move will certainly bring, for a game that does not say it itself: what the log would tell of it.
export function genericPreview(foreseen: Foreseen | undefined, book: Phrasebook): string | undefined {
  if (!foreseen || foreseen.refused !== undefined) return undefined;
  const told = foreseen.events.map((event) => book.eventText(event)).filter(Boolean);
  const luck = foreseen.until === 'luck' ? t('prompt.luck', { after: told.length }) : '';
  return [...told, luck].filter(Boolean).join(' ') || undefined;
}
