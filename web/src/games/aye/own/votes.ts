import type { Phrasebook } from '$src/i18n/phrasebook';
import { figuresOf, missionOf } from './foreseen';
import { percent } from './percent';
import { isMission } from '$src/games/aye/printed';
import type { AyeFigure, AyeView } from '$src/games/aye/game.gen';

/// Says what a vote would mean for a pirate with their command.
export function voteText(
  vote: 'aye' | 'argh',
  view: AyeView,
  seat: number,
  book: Phrasebook,
  figures?: readonly AyeFigure[],
): string {
  const own = view.pirates[seat];
  if (!own) return '';
  if (vote === 'argh') return arghText(view, book, figures);
  const { command, dealt } = own;
  if (!isMission(command)) return book.text(`ui.vote.aye.${command}`);
  const venture = missionOf(view, command)?.venture;
  if (!venture) return '';
  const args = {
    dice: dealt,
    all: venture.dice,
    others: venture.crew.length - 1,
    needed: venture.needed,
    chance: percent(venture.odds.success),
    mission: book.word('mission', command),
  };
  return book.text(venture.dice === 0 ? 'ui.vote.aye.no-dice' : 'ui.vote.aye.mission', args);
}

/// What defiance costs, and the mission at which it promises most.
function arghText({ captain }: AyeView, book: Phrasebook, figures?: readonly AyeFigure[]): string {
  const means = book.text('ui.vote.argh.means', { captain: book.seat(captain).shown });
  return `${means} ${bestAlone(figures, book)}`.trim();
}

/// The mission that promises a rebel most, if any does.
export function bestAlone(figures: readonly AyeFigure[] | undefined, book: Phrasebook): string {
  const alone = figuresOf(figures, 'attempting').map(({ venture }) => venture);
  const best = alone.sort((a, b) => b.odds.success - a.odds.success)[0];
  if (!best || best.odds.success === 0) return '';
  const { mission, odds } = best;
  const args = { mission: book.word('mission', mission), chance: percent(odds.success) };
  return book.text('ui.vote.argh.best', args);
}
