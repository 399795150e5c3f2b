import { i18n, t } from '$src/i18n/i18n.svelte';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Hint, Said } from '$src/net/protocol.gen';

const percent = (chance: number): number => Math.round(chance * 100);

/// What a reason is about, such as food aboard.
function matter({ key, part, word }: Said, book: Phrasebook): string {
  const own = `reason.${key}`;
  return book.has(own)
    ? book.text(own, { thing: word && book.word(part, word) })
    : i18n.known('reason', key, 'hint.title');
}

function amount(said: Said, value: number): string {
  if (said.unit === 'chance') {
    if (value < 0.02) return t('hint.no');
    return value > 0.98 ? t('hint.yes') : t('hint.percent', { percent: percent(value) });
  }
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const shown = number.format(said.sure ? value : Math.round(value * 2) / 2);
  return said.sure || value === 0 ? shown : t('hint.about', { amount: shown });
}

/// Says what a reason is about, and whose it is if it is not the player's own.
export function matterText(said: Said, seat: number, book: Phrasebook): string {
  const what = matter(said, book);
  return said.seat === seat ? what : t('hint.of-seat', { seat: book.seat(said.seat).shown, what });
}

/// Says a reason for or against a move of a seat.
export function reasonText(said: Said, isFor: boolean, seat: number, book: Phrasebook): string {
  const what = matterText(said, seat, book);
  if (said.unit === 'none')
    return t(isFor === (said.seat === seat) ? 'hint.better' : 'hint.less-good', { what });
  const [here, there] = [amount(said, said.here), amount(said, said.there)];
  return t('hint.reason', { what, here, there });
}

/// More moves that are as good need not be named.
const MOST_PEERS = 3;

function movesText(moves: readonly string[], book: Phrasebook): string {
  return moves
    .slice(0, MOST_PEERS)
    .map((move) => book.moveText(move))
    .join('; ');
}

/// Says how a move compares with others, besides its reasons.
export function verdictTexts(hint: Hint, book: Phrasebook): string[] {
  const { verdict, peers, other, chance, otherChance } = hint;
  const moves = movesText(peers, book);
  const isEven = verdict === 'even' && peers.length > 0;
  const later =
    chance !== null && otherChance !== null && percent(chance) > percent(otherChance)
      ? t('hint.later-chances', { here: percent(chance), there: percent(otherChance) })
      : t('hint.later');
  return [
    ...(verdict === 'only' ? [t('hint.only')] : []),
    ...(isEven ? [t('hint.even', { moves })] : []),
    ...(peers.length > 0 && !isEven ? [t('hint.peers', { moves })] : []),
    ...(verdict === 'later' ? [later] : []),
    ...(verdict === 'unsaid' ? [t('hint.unsure')] : []),
    ...(other !== null && !['even', 'unsaid'].includes(verdict)
      ? [t(verdict === 'worse' ? 'hint.worse-than' : 'hint.than', { move: book.moveText(other) })]
      : []),
    ...(verdict === 'better' && hint.reasons.length === 0 ? [t('hint.unsaid')] : []),
  ];
}

/// Verdicts that compare a move with another one.
const COMPARED = ['better', 'later', 'even', 'worse'] as const;

/// Says why a bot did something: as long as the game goes on, as far as everybody could see.
export function whyText({ move, verdict, reasons }: Hint): string[] {
  const open = move === null ? COMPARED.find((each) => each === verdict) : undefined;
  const isSilent = (open === 'better' || open === 'later') && reasons.length === 0;
  return [t(open ? `why.open.${open}` : `why.${verdict}`), ...(isSilent ? [t('hint.unsaid')] : [])];
}
