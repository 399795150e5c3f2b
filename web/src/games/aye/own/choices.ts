import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Prospect } from '$src/games/aye/ayeStore';
import { eventsOf, figuresOf, lossOf, missionOf, oddsOf, reachedBy } from './foreseen';
import { percent } from './percent';
import {
  abilityOf,
  ABILITY_ICONS,
  board,
  COMMAND_ICONS,
  isMission,
  type Command,
} from '$src/games/aye/printed';
import type { AyeView, PirateView, Venture } from '$src/games/aye/game.gen';

/// One answer as a card: what it is called, what comes of it, and what is drawn on it.
export interface Choice {
  move: string;
  title: string;
  text: string;
  /// What the prompt says of it, if there is more to say than the card has room for.
  means?: string;
  icon?: string;
  seat?: number;
  die?: { die: 'mission' | 'argh'; face: 'success' | 'trident' | 'kraken' | 'blank' };
  tone?: 'good' | 'bad';
}

const TENTHS = ({ language }: Phrasebook): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/// What a choice is made from.
export interface Scene {
  view: AyeView;
  me: number;
  kind: string;
  moves: readonly string[];
  book: Phrasebook;
  /// What a move would bring, once the server has said so.
  foresee: (move: string) => Prospect | undefined;
}

/// Answers that stand in the prompt rather than on cards.
const PLAIN = new Set(['pass', 'keep', 'ready']);
/// Where even the plain answer is a card beside the other, so that what it means can be read.
const WEIGHED = new Set(['enjoy-fame', 'clear-plank']);
const ACTIONS: readonly Command[] = ['repair', 'hook', 'sails', 'helm', 'cannons', 'swords', 'nothing'];

/// Returns the answers to a question as cards; actions are all there, also those that are not possible.
export function choicesOf(scene: Scene): Choice[] {
  const { kind, moves, book } = scene;
  const listed = kind === 'choose-action' ? ACTIONS.map((action) => `act ${action}`) : moves;
  return listed
    .filter((move) => !PLAIN.has(move) || WEIGHED.has(kind))
    .filter((move) => !move.startsWith('reroll'))
    .map((move) => ({ move, title: book.moveText(move), text: '', ...drawn(move, scene) }));
}

function drawn(move: string, scene: Scene): Partial<Choice> {
  const [verb = '', first = '', second = '', third = ''] = move.split(' ');
  const own = scene.view.pirates[scene.me];
  if (!own) return {};
  const prospect = scene.foresee(move);
  switch (verb) {
    case 'act':
      return action(first as Command, prospect, scene);
    case 'mend':
      return mending(prospect, own, scene);
    case 'hook':
      return hooking(Number(first), prospect, scene);
    case 'unite':
    case 'throw-early':
    case 'throw-late':
    case 'throw-alone':
    case 'stand-aside':
      return stance(verb, prospect, own, scene);
    case 'take-argh':
      return argh(Number(first), prospect, scene);
    case 'pay-trident':
      return {
        die: { die: first === 'argh' ? 'argh' : 'mission', face: 'trident' },
        text: reached(prospect, scene),
      };
    case 'spend-hook':
      return {
        title: scene.book.text('ui.hook-on', { seat: scene.book.seat(Number(first)).shown }),
        die: { die: second === 'argh' ? 'argh' : 'mission', face: third as 'kraken' },
        text: third === 'kraken' ? scene.book.text('ui.hook-on.kraken') : reached(prospect, scene),
      };
    case 'use':
      return using(first, prospect, scene);
    case 'declare':
    case 'name-captain':
      return candidate(verb, Number(first), prospect, scene);
    case 'claim':
      return { seat: Number(second), text: scene.book.text(`card.${first}.text`) };
    case 'pay':
      return paying(Number(first), prospect, own, scene);
    default:
      return simple(verb, prospect, scene);
  }
}

const SIMPLE: Readonly<Record<string, Pick<Choice, 'icon' | 'tone'>>> = {
  refuse: { icon: 'i-close', tone: 'bad' },
  trade: { icon: 'i-coin' },
  keep: { icon: 'i-star' },
  pass: { icon: 'i-hand' },
  'pay-plank': { icon: 'i-dice' },
  'thumb-up': { icon: 'i-check', tone: 'good' },
  'thumb-down': { icon: 'i-close', tone: 'bad' },
  agree: { icon: 'i-check', tone: 'good' },
  disagree: { icon: 'i-close', tone: 'bad' },
  abstain: { icon: 'i-hand' },
};

function simple(verb: string, prospect: Prospect | undefined, { view, me, book }: Scene): Partial<Choice> {
  const { mutiny } = view;
  const title = book.text(`ui.choice.${verb}.title`, { top: board.highest });
  const doubloons = view.pirates[me]?.doubloons ?? 0;
  return {
    ...SIMPLE[verb],
    ...(title ? { title } : {}),
    text: book.text(`ui.choice.${verb}`, {
      captain: book.seat(view.captain).shown,
      nominee: book.seat(mutiny?.nominee ?? 0).shown,
      dice: view.dice.plank,
      doubloons,
      left: prospect?.view?.pirates[me]?.doubloons ?? doubloons,
      loss: lossOf(prospect, me),
    }),
  };
}

/// What a completed card brings, and what the crew has left without it.
function using(card: string, prospect: Prospect | undefined, { view, book }: Scene): Partial<Choice> {
  const { cardsCompleted, cardsNeeded, attempt } = view;
  const odds = oddsOf(prospect);
  const said = [book.text(`ability.${abilityOf(card)}`)];
  if (odds && attempt)
    said.push(
      book.text('ui.choice.use.odds', {
        before: percent(attempt.odds.success),
        after: percent(odds.success),
        sinks: percent(odds.sinks),
      }),
    );
  const left = prospect?.view?.cardsCompleted ?? cardsCompleted;
  said.push(book.text('ui.choice.use', { left, needed: cardsNeeded }));
  return { icon: ABILITY_ICONS[abilityOf(card)], text: said.join(' ') };
}

/// How many successes there are after a move.
function reached(prospect: Prospect | undefined, { view, book }: Scene): string {
  const successes = reachedBy(prospect);
  if (successes === undefined || !view.attempt) return '';
  return book.text('ui.choice.reached', { successes, needed: view.attempt.needed });
}

const ventureOf = (prospect: Prospect | undefined): Venture | undefined =>
  figuresOf(prospect?.figures, 'attempting')[0]?.venture;

function action(command: Command, prospect: Prospect | undefined, { book }: Scene): Partial<Choice> {
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

function mending(prospect: Prospect | undefined, own: PirateView, { book }: Scene): Partial<Choice> {
  const [repaired] = eventsOf(prospect, 'repaired');
  const icon = 'i-repair';
  if (!repaired) return { icon };
  const gained = eventsOf(prospect, 'reputation-gained').filter(({ seat }) => seat === own.seat);
  return {
    icon,
    text: book.text('ui.choice.mend', {
      ship: repaired.ship,
      reputation: gained.at(-1)?.reputation ?? own.reputation,
      left: own.doubloons - repaired.doubloons,
      freed: eventsOf(prospect, 'flag-raised').length,
    }),
  };
}

function hooking(seat: number, prospect: Prospect | undefined, { view, book }: Scene): Partial<Choice> {
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

function stance(
  verb: string,
  prospect: Prospect | undefined,
  own: PirateView,
  { book }: Scene,
): Partial<Choice> {
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

function argh(count: number, prospect: Prospect | undefined, { view, book }: Scene): Partial<Choice> {
  const odds = oddsOf(prospect);
  const die = { die: 'argh', face: 'kraken' } as const;
  if (!odds || !view.attempt) return { die };
  const { members, needed } = view.attempt;
  const dealt = members.reduce((sum, seat) => sum + (view.pirates[seat]?.dealt ?? 0), 0);
  return {
    die,
    text: book.text('ui.choice.argh', {
      dice: dealt + count,
      needed,
      chance: percent(odds.success),
      krakens: TENTHS(book).format(odds.krakens),
    }),
  };
}

function candidate(
  verb: string,
  seat: number,
  prospect: Prospect | undefined,
  { view, me, book }: Scene,
): Partial<Choice> {
  const pirate = view.pirates[seat];
  const key = view.round > 0 && verb === 'name-captain' ? 'ui.choice.successor' : 'ui.choice.candidate';
  const { reputation = 0, doubloons = 0 } = pirate ?? {};
  const text = book.text(key, { reputation, doubloons, top: board.captain });
  const nominee = book.seat(seat).shown;
  const [vote] = figuresOf(prospect?.figures, 'mutiny-vote');
  const args = {
    nominee,
    captain: book.seat(view.captain).shown,
    thumbs: vote?.thumbsNeeded ?? 0,
    voters: vote?.voters ?? 0,
  };
  return {
    seat,
    ...(verb === 'declare' && vote ? { means: book.text('ui.choice.declared', args) } : {}),
    title: book.text(seat === me ? 'ui.yourself' : 'ui.name', { seat: nominee }),
    text,
    ...(verb === 'declare' ? { icon: 'i-swords' } : {}),
  };
}

function paying(
  doubloons: number,
  prospect: Prospect | undefined,
  own: PirateView,
  { view, book }: Scene,
): Partial<Choice> {
  const icon = doubloons === 0 ? 'i-close' : 'i-coin';
  if (!prospect) return { icon };
  const paid = eventsOf(prospect, 'captain-paid')[0]?.doubloons ?? 0;
  return {
    icon,
    text: book.text('ui.choice.pay', {
      reputation: eventsOf(prospect, 'captain-reputation-set')[0]?.reputation ?? view.captainReputation,
      left: own.doubloons - paid,
    }),
  };
}
