import { t } from './i18n.svelte';
import type { Phrasebook } from './phrasebook';

/// What a seat is called in a list or a table: “You”, or the name of whoever sits there.
export const called = (book: Phrasebook, seat: number): string =>
  seat === book.me ? t('seat.me') : book.seat(seat).shown;
