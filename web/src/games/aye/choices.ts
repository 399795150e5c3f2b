import type { Phrasebook } from '$src/i18n/phrasebook';
import { percent } from './odds';
import { crewOf, neededFor, outlookOf } from './outlook';
import { abilityOf, ABILITY_ICONS, board, COMMAND_ICONS, isMission, type Command } from './printed';
import type { AyeView, PirateView } from './game.gen';

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
}

/// Answers that stand in the prompt rather than on cards.
const PLAIN = new Set(['pass', 'keep', 'ready']);
/// Where even the plain answer is a card beside the other, so that what it means can be read.
const WEIGHED = new Set(['enjoy-fame', 'clear-plank']);
const ACTIONS: readonly Command[] = ['repair', 'hook', 'sails', 'helm', 'cannons', 'swords', 'nothing'];
const FREED = (view: AyeView, to: number): number =>
  view.flags.filter((flag) => flag >= view.ship && flag < to).length;

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
  switch (verb) {
    case 'act':
      return action(first as Command, own, scene);
    case 'mend':
      return mending(Number(first), own, scene);
    case 'hook':
      return hooking(Number(first), scene);
    case 'unite':
    case 'throw-early':
    case 'throw-late':
    case 'throw-alone':
    case 'stand-aside':
      return stance(verb, own, scene);
    case 'take-argh':
      return argh(Number(first), own, scene);
    case 'pay-trident':
      return { die: { die: first === 'argh' ? 'argh' : 'mission', face: 'trident' }, text: reached(scene) };
    case 'spend-hook':
      return {
        title: scene.book.text('ui.hook-on', { seat: scene.book.seat(Number(first)).shown }),
        die: { die: second === 'argh' ? 'argh' : 'mission', face: third as 'kraken' },
        text: third === 'kraken' ? scene.book.text('ui.hook-on.kraken') : reached(scene),
      };
    case 'use':
      return using(first, scene);
    case 'declare':
    case 'name-captain':
      return candidate(verb, Number(first), scene);
    case 'claim':
      return { seat: Number(second), text: scene.book.text(`card.${first}.text`) };
    case 'pay':
      return paying(Number(first), own, scene);
    default:
      return simple(verb, scene);
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

function simple(verb: string, { view, me, book }: Scene): Partial<Choice> {
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
      left: doubloons - board.plankPrice,
    }),
  };
}

/// What a completed card brings, and what the crew has left without it.
function using(card: string, { view, book }: Scene): Partial<Choice> {
  const left = book.text('ui.choice.use', { left: view.cardsCompleted - 1, needed: view.cardsNeeded });
  return {
    icon: ABILITY_ICONS[abilityOf(card)],
    text: `${book.text(`ability.${abilityOf(card)}`)} ${left}`,
  };
}

/// How many successes there would be with one more.
function reached({ view, book }: Scene): string {
  const { attempt } = view;
  if (!attempt) return '';
  return book.text('ui.choice.reached', { successes: attempt.successes + 1, needed: attempt.needed });
}

function action(command: Command, own: PirateView, { view, book }: Scene): Partial<Choice> {
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
  const most = arghFor([own], view);
  const outlook = outlookOf(view, [own], command, most);
  if (!outlook) return { icon, title, text: book.text('ui.choice.finished') };
  const { needed, dice, success } = outlook;
  const args = {
    needed,
    chance: percent(success),
    dice: dice + most,
    mission: book.word('mission', command),
  };
  const key = dice + most === 0 ? 'ui.choice.no-dice' : 'ui.choice.mission';
  return { icon, title, text: book.text(key, args), means: book.text(`${key}.means`, args) };
}

function mending(spent: number, own: PirateView, { view, book }: Scene): Partial<Choice> {
  const ship = view.ship + spent;
  return {
    icon: 'i-repair',
    text: book.text('ui.choice.mend', {
      ship,
      reputation: Math.min(board.highest, own.reputation + spent),
      left: own.doubloons - spent,
      freed: FREED(view, ship),
    }),
  };
}

function hooking(seat: number, { view, book }: Scene): Partial<Choice> {
  const pirate = view.pirates[seat];
  if (!pirate) return { seat };
  const crew = crewOf(view, pirate.action);
  const most = arghFor(crew, view);
  const now = outlookOf(view, crew, pirate.action, most);
  const then = outlookOf(
    view,
    crew.map((each) => (each.seat === seat ? { ...each, hook: true } : each)),
    pirate.action,
    most,
  );
  return {
    seat,
    text: book.text('ui.choice.hooked', {
      action: book.word('command', pirate.action),
      dice: (now?.dice ?? 0) + most,
      upTo: String(most > 0),
      before: percent(now?.success ?? 0),
      after: percent(then?.success ?? 0),
    }),
  };
}

/// How many Argh! dice some pirates may take together: whoever voted so takes as many as lie there.
const arghFor = (pirates: readonly PirateView[], { dice }: AyeView): number =>
  pirates.some((pirate) => pirate.vote === 'argh') ? dice.arghSquares : 0;

function stance(verb: string, own: PirateView, { view, book }: Scene): Partial<Choice> {
  const isUnion = verb === 'unite';
  const group = isUnion
    ? crewOf(view, own.action).filter(
        (each) => each.seat === own.seat || each.stance === 'unite' || each.stance === 'none',
      )
    : [own];
  const outlook = outlookOf(view, group, own.action, arghFor(group, view));
  const names = new Intl.ListFormat(book.language).format(
    group.filter((each) => each.seat !== own.seat).map((each) => book.seat(each.seat).shown),
  );
  const icon = {
    unite: 'i-users',
    'throw-early': 'i-first',
    'throw-late': 'i-last',
    'stand-aside': 'i-hand',
  }[verb];
  return {
    icon: icon ?? 'i-dice',
    text: book.text(`ui.choice.${verb}`, {
      names,
      others: group.length - 1,
      dice: (outlook?.dice ?? 0) + (outlook?.argh ?? 0),
      upTo: String((outlook?.argh ?? 0) > 0),
      needed: outlook?.needed ?? 0,
      chance: percent(outlook?.success ?? 0),
    }),
  };
}

function argh(count: number, own: PirateView, { view, book }: Scene): Partial<Choice> {
  const mission = view.attempt?.mission ?? own.action;
  const members = (view.attempt?.members ?? [own.seat]).flatMap((seat) => view.pirates[seat] ?? []);
  const outlook = outlookOf(view, members, mission, count);
  return {
    die: { die: 'argh', face: 'kraken' },
    text: book.text('ui.choice.argh', {
      dice: (outlook?.dice ?? 0) + count,
      needed: neededFor(view, mission) ?? 0,
      chance: percent(outlook?.success ?? 0),
      krakens: TENTHS(book).format(outlook?.krakens ?? 0),
    }),
  };
}

function candidate(verb: string, seat: number, { view, me, book }: Scene): Partial<Choice> {
  const pirate = view.pirates[seat];
  const key = view.round > 0 && verb === 'name-captain' ? 'ui.choice.successor' : 'ui.choice.candidate';
  const { reputation = 0, doubloons = 0 } = pirate ?? {};
  const text = book.text(key, { reputation, doubloons, top: board.captain });
  const nominee = book.seat(seat).shown;
  return {
    seat,
    ...(verb === 'declare'
      ? { means: book.text('ui.choice.declared', { nominee, captain: book.seat(view.captain).shown }) }
      : {}),
    title: book.text(seat === me ? 'ui.yourself' : 'ui.name', { seat: book.seat(seat).shown }),
    text,
    ...(verb === 'declare' ? { icon: 'i-swords' } : {}),
  };
}

function paying(doubloons: number, own: PirateView, { view, book }: Scene): Partial<Choice> {
  return {
    icon: doubloons === 0 ? 'i-close' : 'i-coin',
    text: book.text('ui.choice.pay', {
      reputation: view.captainReputation + doubloons,
      left: own.doubloons - doubloons,
    }),
  };
}
