import { figure, type Prospect } from '$src/games/21-mutinies/figures';
import { artOf } from '$src/games/21-mutinies/printed';
import { jewelOn } from '$src/games/21-mutinies/table';
import { isRefusal, preview } from '$src/games/21-mutinies/words';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { MutiniesView } from '$src/games/21-mutinies/game.gen';

/// An answer as it is drawn: a picture, a name, and what comes of it.
export interface Choice {
  move: string;
  /// A drawing, a seat's disc, or a row of the market.
  icon?: string;
  seat?: number;
  row?: string;
  text: string;
  detail: string;
  /// What a victim has, or a sale brings, instead of the detail.
  has?: readonly { icon: string; amount: number }[];
}

const ICONS: Readonly<Record<string, string>> = {
  keep: 'i-hand',
  discard: 'i-coin',
  bank: 'i-coin',
  'rob-blind': 'j-back',
  play: 'i-swords',
};

function choiceOf(move: string, view: MutiniesView, book: Phrasebook, told?: Prospect): Choice {
  const [verb = '', what = ''] = move.split(' ');
  const detail = preview(move, view, book, told) ?? '';
  switch (verb) {
    case 'steal':
    case 'target': {
      const seat = Number(what);
      const pirate = view.pirates[seat];
      const { doubloons = 0, rum = 0, prestige = 0 } = pirate ?? {};
      const has = [
        { icon: 'i-coin', amount: doubloons },
        { icon: 'i-rum', amount: rum },
        { icon: 'pp', amount: prestige },
      ];
      return {
        move,
        seat,
        text: book.seat(seat).shown,
        detail: book.text('ui.victim', { doubloons, rum, prestige }),
        has,
      };
    }
    case 'pick': {
      const deal = figure(told?.figures, 'deal');
      const has = deal && [
        { icon: 'i-coin', amount: deal.doubloons },
        { icon: 'pp', amount: deal.prestige },
      ];
      return { move, row: what, text: book.word('row', what), detail, ...(has ? { has } : {}) };
    }
    case 'rob':
      return { move, icon: artOf(jewelOn(view, what)), text: book.word('square', what), detail };
    case 'play':
      return { move, icon: 'i-swords', text: book.text('ui.play-it'), detail };
    default:
      return {
        move,
        icon: ICONS[verb] ?? 'i-check',
        text: book.text(`ui.choice.${isRefusal(move, view) ? 'refuse' : verb}`) || book.moveText(move),
        detail,
      };
  }
}

/// Returns the answers to a question in the order in which they are drawn.
///
/// @param foresee says what an answer would bring, once the server has said it
export const choicesOf = (
  moves: readonly string[],
  view: MutiniesView,
  book: Phrasebook,
  foresee: (move: string) => Prospect | undefined = () => undefined,
): Choice[] => moves.map((move) => choiceOf(move, view, book, foresee(move)));
