import type { Phrasebook } from '$src/i18n/phrasebook';
import type { QuestionView } from '$src/net/protocol.gen';
import type { AyeView } from '$src/games/aye/game.gen';

/// Returns what commands as they are now give away, as a question: a round without any, or dice.
export function ordersGiveAway({ pirates, captain, dice }: AyeView, book: Phrasebook): string | undefined {
  const isEmpty = pirates.every(({ seat, command }) => seat === captain || command === 'nothing');
  if (isEmpty) return book.text('ui.sure.no-commands');
  return dice.supply > 0 ? book.text('ui.sure.dice-left', { left: dice.supply }) : undefined;
}

/// Returns what a move gives away, as a question: a round of commands, an action, a throw, or an attempt that turned dice would save.
export function givesAway(
  move: string,
  view: AyeView,
  { kind }: QuestionView,
  book: Phrasebook,
): string | undefined {
  const { attempt } = view;
  if (kind === 'issue-commands' && move === 'confirm') return ordersGiveAway(view, book);
  if (move === 'act nothing') return book.text('ui.sure.nothing');
  if (move === 'stand-aside') return book.text('ui.sure.stand-aside');
  const isSaved = attempt !== null && attempt.missing > 0 && attempt.safe;
  return kind === 'turn-dice' && move === 'pass' && isSaved ? book.text('ui.sure.fail') : undefined;
}
