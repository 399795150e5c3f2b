import { ACTIONS, board, type Command } from '$src/games/aye/printed';
import type { Die, Face } from '$src/games/aye/game.gen';
import type { Choice, Look, Scene } from './choice';
import { candidate, mending, paying, using } from './crewChoices';
import { lossOf } from './foreseen';
import { action, argh, hooking, stance, turning } from './missionChoices';

/// Answers that stand in the prompt rather than on cards.
const PLAIN = new Set(['pass', 'keep', 'ready']);
/// Where even the plain answer is a card beside the other, so that what it means can be read.
const WEIGHED = new Set(['enjoy-fame', 'clear-plank']);

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
  const { view, me, book } = scene;
  const own = view.pirates[me];
  if (!own) return {};
  const look: Look = { ...scene, own, prospect: scene.foresee(move) };
  switch (verb) {
    case 'act':
      return action(first as Command, look);
    case 'mend':
      return mending(look);
    case 'hook':
      return hooking(Number(first), look);
    case 'unite':
    case 'throw-early':
    case 'throw-late':
    case 'throw-alone':
    case 'stand-aside':
      return stance(verb, look);
    case 'take-argh':
      return argh(look);
    case 'pay-trident':
      return turning(first as Die, 'trident', look);
    case 'spend-hook':
      return {
        title: book.text('ui.hook-on', { seat: book.seat(Number(first)).shown }),
        ...turning(second as Die, third as Face, look),
      };
    case 'use':
      return using(first, look);
    case 'declare':
    case 'name-captain':
      return candidate(verb, Number(first), look);
    case 'claim':
      return { seat: Number(second), text: book.text(`card.${first}.text`) };
    case 'pay':
      return paying(Number(first), look);
    default:
      return simple(verb, look);
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

function simple(verb: string, { prospect, view, me, book }: Look): Partial<Choice> {
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
