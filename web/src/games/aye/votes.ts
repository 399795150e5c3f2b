import type { Phrasebook } from '$src/i18n/phrasebook';
import { percent } from './odds';
import { crewOf, outlookOf } from './outlook';
import { isMission } from './printed';
import type { AyeView } from './game.gen';

/// Says what a vote would mean for a pirate with their command.
export function voteText(vote: 'aye' | 'argh', view: AyeView, seat: number, book: Phrasebook): string {
  const own = view.pirates[seat];
  if (!own) return '';
  if (vote === 'argh') return book.text('ui.vote.argh.means', { captain: book.seat(view.captain).shown });
  const { command, dealt } = own;
  if (!isMission(command)) return book.text(`ui.vote.aye.${command}`);
  const crew = crewOf(view, command);
  const outlook = outlookOf(view, crew, command);
  if (!outlook) return '';
  const args = {
    dice: dealt,
    all: outlook.dice,
    others: crew.length - 1,
    needed: outlook.needed,
    chance: percent(outlook.success),
    mission: book.word('mission', command),
  };
  return book.text(outlook.dice === 0 ? 'ui.vote.aye.no-dice' : 'ui.vote.aye.mission', args);
}
