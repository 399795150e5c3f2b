import { i18n, t } from '$src/i18n/i18n.svelte';
import type { SeatFacts } from '$src/games/gameClient';
import { deferred } from '$src/rendering/deferred.svelte';
import type { QuestionView, Seat, Update } from '$src/net/protocol.gen';
import type { TableStore } from '$src/table/store/tableStore.svelte';

export type Chip = NonNullable<SeatFacts['chips']>[number];

/// What the seats show: the board is drawn first, and they follow in the next frame.
export interface SeatContext {
  view: unknown;
  asked: QuestionView | null;
  phase: Update['phase'];
}

export const seatContextOf = (store: () => TableStore): (() => SeatContext) =>
  deferred(() => {
    const { seatsView, view, asked, phase } = store();
    return { view: seatsView ?? view, asked, phase };
  });

/// Returns what the game says of a seat; nothing before it has begun.
export function factsOf(store: TableStore, { view }: SeatContext, number: number): SeatFacts {
  const facts = view ? store.client.seatFacts?.(view, number, store.book) : undefined;
  return facts ?? { facts: [] };
}

/// Whether a seat is asked now, as far as everybody may know.
export function isActing(store: TableStore, { asked }: SeatContext, number: number): boolean {
  return asked !== null && (asked.seats.includes(number) || (asked.mine && store.me === number));
}

/// Returns what the game and the shell say of a seat, in chips.
export function chipsOf(store: TableStore, context: SeatContext, seat: Seat, number: number): Chip[] {
  const told = factsOf(store, context, number).chips ?? [];
  return [...told, ...ownChips(store, context, seat, number, told)];
}

function ownChips(
  store: TableStore,
  context: SeatContext,
  seat: Seat,
  number: number,
  told: readonly Chip[],
): Chip[] {
  if (context.phase !== 'playing') return [];
  if (seat.held) return [{ text: t('seat.held'), tone: 'warn' }];
  // Whoever reads this is there, even if the server has yet to say so.
  if (!seat.present && store.me !== number) return [{ text: t('seat.away'), tone: 'warn' }];
  if (isActing(store, context, number)) {
    return store.me === number ? [{ text: t('seat.to-act'), tone: 'act' }] : [{ text: t('seat.choosing') }];
  }
  const isDone = context.asked?.answered.includes(number) && !told.some(({ answers }) => answers);
  return isDone ? [{ text: t('seat.answered'), tone: 'good' }] : [];
}

export function nameOf(store: TableStore, seat: Seat, number: number): string {
  const name = seat.name ?? t('seat.empty');
  return store.me === number ? t('seat.you', { name }) : name;
}

/// How strong the bot of a seat is, in a word; nothing for people.
export const levelOf = ({ bot }: Seat): string | undefined =>
  bot ? i18n.known('level', bot, 'seat.any-bot') : undefined;
