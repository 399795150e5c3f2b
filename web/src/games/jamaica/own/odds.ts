import { dice } from '$src/games/jamaica/game.gen';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { CombatOdds } from '$src/games/jamaica/game.gen';

const percent = (chance: number): number => Math.round(chance * 100);

/// Says a chance in percent, as a span if it depends on what the rival fires.
function span(chances: readonly number[], book: Phrasebook): string {
  const [least, most] = [Math.min(...chances), Math.max(...chances)].map(percent);
  return book.text('ui.odds.span', { least: least ?? 0, most: most ?? 0, same: String(least === most) });
}

/// Says how likely a victory is, in few words for a button.
export const winText = ({ answers }: CombatOdds, book: Phrasebook): string =>
  span(
    answers.map(({ win }) => win),
    book,
  );

/// Says how likely victory and tie are; if the attack can still be answered, for no cannons and for all of them.
export function oddsText({ ship, firing, answers }: CombatOdds, book: Phrasebook): string {
  const [first, last] = [answers[0], answers.at(-1)];
  if (!first || !last) return '';
  const chances = { win: percent(first.win), tie: percent(first.tie), lose: percent(first.lose) };
  if (answers.length === 1) return book.text('ui.odds', chances);
  const key = ship === firing ? 'ui.odds.answered' : 'ui.odds.answering';
  return book.text(key, { ...chances, cannons: last.cannons, low: percent(last.win) });
}

/// Says what a ship that attacks can hope for without cannons and with all of them.
export const attackOddsText = (odds: readonly CombatOdds[], book: Phrasebook): string =>
  odds
    .map((each) => book.text('ui.odds.with', { cannons: each.cannons, span: winText(each, book) }))
    .join(' ');

const numbers = dice.combat.map(Number).filter((face) => !Number.isNaN(face));

/// Says what firing means: the strength and, against an attack that stands, the faces that win.
export function firingText(odds: CombatOdds, book: Phrasebook): string {
  const { cannons, bonus, toBeat, faces } = odds;
  const winning = faces.filter(({ result }) => result === 'wins').map(({ face }) => face);
  const strength = book.text('ui.preview.spend', {
    low: Math.min(...numbers),
    high: Math.max(...numbers),
    bonus: cannons + bonus,
    toBeat,
    need: winning.find((face) => face !== 'star') ?? 0,
    wins: winning.length,
    all: String(winning.length === faces.length),
    sides: faces.length,
  });
  return `${strength} ${oddsText(odds, book)}`;
}
