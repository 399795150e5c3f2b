import type { Phrasebook } from '$src/i18n/phrasebook';
import { percent } from '$src/games/aye/own/percent';
import type { Command, Venture } from '$src/games/aye/game.gen';

/// What a command promises the pirate who has it; in one line if there is no room for more.
export function promiseOf(
  command: Command,
  venture: Venture | null | undefined,
  isBrief: boolean,
  book: Phrasebook,
): string {
  const said = isBrief ? 'ui.plan.brief' : 'ui.plan';
  if (!venture)
    return (
      (isBrief && book.text(`${said}.${command}`)) ||
      book.text(`ui.plan.${command === 'nothing' ? 'idle' : command}`)
    );
  const { crew, dice, needed, odds } = venture;
  const key = dice === 0 ? 'no-dice' : crew.length > 1 ? 'together' : 'alone';
  return book.text(`${said}.${key}`, {
    dice,
    needed,
    chance: percent(odds.success),
    count: crew.length,
  });
}
