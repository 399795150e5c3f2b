import type { SeenItem, Remark } from '$src/net/protocol.gen';
import type { Phrasebook } from '$src/i18n/phrasebook';
import { ACTIONS, COMMAND_ICONS, isCommand, type Command } from '$src/games/aye/printed';

/// What players may ask of others at the table. No promise is binding, and no request names a card.
export type Wish =
  | 'rum'
  | 'dice'
  | 'pay-reputation'
  | 'pay-plank'
  | 'command'
  | 'vote-aye'
  | 'vote-argh'
  | 'hook-me'
  | 'repair'
  | 'unite'
  | 'roll-alone'
  | 'declare-mutiny'
  | 'nominate';

/// A request that was made: by whom, to whom (undefined means everybody), for what.
export interface Ask {
  from: number;
  to: number | null;
  wish: Wish;
  /// The command or the nominee that is wished for.
  what: string;
  at: number;
}

/// Requests to the captain, and those to anybody; the list is the same for everybody at all times, so that it tells nothing.
export const TO_CAPTAIN: readonly Wish[] = ['rum', 'dice', 'pay-reputation', 'pay-plank'];
export const TO_ANYBODY: readonly Wish[] = [
  'vote-aye',
  'vote-argh',
  'hook-me',
  'repair',
  'unite',
  'roll-alone',
  'declare-mutiny',
];
/// Commands that can be asked for.
export const ORDERS: readonly Command[] = ACTIONS.filter((action) => action !== 'nothing');

const ICONS: Readonly<Record<Wish, string>> = {
  rum: 'i-bottle',
  dice: 'i-dice',
  'pay-reputation': 'i-coin',
  'pay-plank': 'i-anchor',
  command: 'i-hat',
  'vote-aye': 'i-check',
  'vote-argh': 'i-close',
  'hook-me': 'i-hook',
  repair: 'i-repair',
  unite: 'i-users',
  'roll-alone': 'i-user',
  'declare-mutiny': 'i-flagI',
  nominate: 'i-crown',
};
const WISHES: readonly string[] = Object.keys(ICONS);
const isWish = (word: string): word is Wish => WISHES.includes(word);

export const iconOf = ({ wish, what }: Pick<Ask, 'wish' | 'what'>): string =>
  wish === 'command' && isCommand(what) ? COMMAND_ICONS[what] : ICONS[wish];

/// The phrase that carries a request through the chat.
export const phraseOf = (wish: Wish, what = ''): string => ['ask', wish, what].filter(Boolean).join('-');

/// Reads a request out of a remark, if it is one.
export function askIn({ seat, phrase, about, at }: Remark): Ask | undefined {
  if (seat === null || !phrase?.startsWith('ask-')) return undefined;
  const words = phrase.slice('ask-'.length);
  if (isWish(words)) return { from: seat, to: about, wish: words, what: '', at };
  const [, wish = '', what = ''] = /^(command|nominate)-([a-z0-9]+)$/.exec(words) ?? [];
  return isWish(wish) ? { from: seat, to: about, wish, what, at } : undefined;
}

/// Returns the requests of the present round, oldest first.
export function asksOf(chat: readonly Remark[], acts: readonly SeenItem[]): Ask[] {
  const begun = acts.findLast(({ events }) => events.some(({ type }) => type === 'round-begun'))?.at ?? 0;
  return chat.flatMap((remark) => askIn(remark) ?? []).filter(({ at }) => at >= begun);
}

/// Whether a request could have moved somebody: it was made to them, or to all.
export const reaches = ({ from, to }: Ask, seat: number): boolean =>
  to === seat || (to === null && from !== seat);

/// Says what is asked for, as it is asked.
export function wishText(wish: Wish, what: string, book: Phrasebook): string {
  return book.text(`ui.ask.${wish}`, {
    command: isCommand(what) ? book.text(`ui.command.${what}`) : what,
    seat: /^\d+$/.test(what) ? book.seat(Number(what)).shown : what,
  });
}

/// Says a request to whoever reads it: to whom, and what.
export function askText(ask: Ask, book: Phrasebook): string {
  const to = ask.to === null ? book.text('ui.ask.all') : book.seat(ask.to).shown;
  return book.text('ui.ask.said', { to, what: wishText(ask.wish, ask.what, book) });
}

/// Reads a remark that only this game knows.
export function remarkText(remark: Remark, book: Phrasebook): string | undefined {
  const ask = askIn(remark);
  return ask && askText(ask, book);
}
