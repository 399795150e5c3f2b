import type { Figures, Prospect } from '$src/games/21-mutinies/figures';
import { rowAt, squareOf } from '$src/games/21-mutinies/printed';
import { jewelOn, priceOf } from '$src/games/21-mutinies/table';
import { isRefusal } from '$src/games/21-mutinies/words';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { MutiniesView } from '$src/games/21-mutinies/game.gen';

/// Names what a disc on a square brings, where that is shorter than the name of the square.
function placeText(square: string, view: MutiniesView, book: Phrasebook, told: Figures): string | undefined {
  if (view.nextDisc?.isMinion) return book.text('ui.act.minion', { square: book.word('square', square) });
  const jewel = jewelOn(view, square);
  const row = rowAt(square);
  const action = squareOf(square)?.action;
  switch (action) {
    case 'trade-routes':
      return jewel ? book.text('ui.act.jewel', { jewel: book.noun('jewel', jewel) }) : undefined;
    case 'black-market':
      return row && book.text('ui.act.sell', { row: book.word('row', row.id) });
    case 'mutiny':
      return book.text('ui.act.mutiny', { ...priceOf(view, square, told) });
    case 'non-trade-routes':
    case 'shipwrecks':
    case 'tavern':
      return book.text('ui.act.zone', { zone: action });
    default:
      return undefined;
  }
}

/// Names what comes of a move, for the button that plays it; nothing if the move's sentence says it.
export function buttonText(
  move: string,
  view: MutiniesView,
  book: Phrasebook,
  told?: Prospect,
): string | undefined {
  const [verb = '', what = ''] = move.split(' ');
  if (verb === 'place') return placeText(what, view, book, told?.figures);
  return isRefusal(move, view) ? book.text('ui.choice.refuse') : undefined;
}
