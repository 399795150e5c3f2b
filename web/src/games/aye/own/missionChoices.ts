import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Prospect } from '$src/games/aye/ayeStore';
import { COMMAND_ICONS, isMission, type Command } from '$src/games/aye/printed';
import type { Die, Face, Venture } from '$src/games/aye/game.gen';
import type { Choice, Look } from './choice';
import { figuresOf, missionOf, reachedBy } from './foreseen';
import { percent } from './percent';

/// Answers about missions and dice.

const TENTHS = ({ language }: Phrasebook): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const ventureOf = (prospect: Prospect | undefined): Venture | undefined =>
  figuresOf(prospect?.figures, 'attempting')[0]?.venture;

/// An action, and how it would go.
export function action(command: Command, { prospect, book }: Look): Partial<Choice> {
  const icon = COMMAND_ICONS[command];
  const title = book.text(command === 'nothing' ? 'ui.choice.idle' : `ui.command.${command}`);
  if (!isMission(command)) {
    const text = book.text(`ui.choice.${command}`);
    return {
      icon,
      title,
      text,
      ...(command === 'nothing' ? {} : { means: book.text(`ui.vote.aye.${command}`) }),
    };
  }
  const venture = ventureOf(prospect);
  if (!venture) return { icon, title, text: prospect?.refused ? book.text('ui.choice.finished') : '' };
  const { needed, odds } = venture;
  const dice = venture.dice + venture.argh;
  const args = { needed, chance: percent(odds.success), dice, mission: book.word('mission', command) };
  const key = dice === 0 ? 'ui.choice.no-dice' : 'ui.choice.mission';
  return { icon, title, text: book.text(key, args), means: book.text(`${key}.means`, args) };
}

/// Whom the hook helps, and how much.
export function hooking(seat: number, { prospect, view, book }: Look): Partial<Choice> {
  const pirate = view.pirates[seat];
  const then = ventureOf(prospect);
  const now = pirate && missionOf(view, pirate.action)?.venture;
  if (!pirate || !then || !now) return { seat };
  return {
    seat,
    text: book.text('ui.choice.hooked', {
      action: book.word('command', pirate.action),
      dice: then.dice + then.argh,
      upTo: String(then.argh > 0),
      before: percent(now.odds.success),
      after: percent(then.odds.success),
    }),
  };
}

/// How a pirate takes part, and with whom.
export function stance(verb: string, { prospect, own, book }: Look): Partial<Choice> {
  const icon = {
    unite: 'i-users',
    'throw-early': 'i-first',
    'throw-late': 'i-last',
    'stand-aside': 'i-hand',
  }[verb];
  const venture = ventureOf(prospect);
  if (!venture && verb !== 'stand-aside') return { icon: icon ?? 'i-dice' };
  const others = venture?.crew.filter((seat) => seat !== own.seat) ?? [];
  const names = new Intl.ListFormat(book.language).format(others.map((seat) => book.seat(seat).shown));
  return {
    icon: icon ?? 'i-dice',
    text: book.text(`ui.choice.${verb}`, {
      names,
      others: others.length,
      dice: (venture?.dice ?? 0) + (venture?.argh ?? 0),
      upTo: String((venture?.argh ?? 0) > 0),
      needed: venture?.needed ?? 0,
      chance: percent(venture?.odds.success ?? 0),
    }),
  };
}

/// How many Argh! dice are taken, and what the attempt looks like then.
export function argh({ prospect, view, book }: Look): Partial<Choice> {
  const [then] = figuresOf(prospect?.figures, 'attempt-odds');
  const die = { die: 'argh', face: 'kraken' } as const;
  if (!then || !view.attempt) return { die };
  return {
    die,
    text: book.text('ui.choice.argh', {
      dice: then.dice,
      needed: view.attempt.needed,
      chance: percent(then.odds.success),
      krakens: TENTHS(book).format(then.odds.krakens),
    }),
  };
}

/// A die that becomes a success, and how many there are then.
export function turning(die: Die, face: Face, look: Look): Partial<Choice> {
  const sparesShip = face === 'kraken';
  return {
    die: { die, face },
    text: sparesShip ? look.book.text('ui.hook-on.kraken') : reached(look),
  };
}

/// How many successes there are after a move.
function reached({ prospect, view, book }: Look): string {
  const successes = reachedBy(prospect);
  if (successes === undefined || !view.attempt) return '';
  return book.text('ui.choice.reached', { successes, needed: view.attempt.needed });
}
