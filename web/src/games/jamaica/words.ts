import { half, goodsText, inLine, stopWay } from '$src/games/jamaica/chart/arrivals';
import { arrivalIn, oddsIn } from '$src/games/jamaica/own/foresight';
import { totalOf } from '$src/games/jamaica/own/holds';
import { attackOddsText, firingText, oddsText } from '$src/games/jamaica/own/odds';
import type { Foreseen } from '$src/table/store/foresight.svelte';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { CardPlan, Hold, HalfPlan, JamaicaEvent, JamaicaFigure, JamaicaView } from './game.gen';

type Prospect = Foreseen<JamaicaView, JamaicaEvent, JamaicaFigure>;

/// Says what lies in a hold.
export function holdName(number: number, { cargo, amount }: Hold, book: Phrasebook): string {
  const goods = cargo ? goodsText(book, { cargo, amount }) : '';
  return book.text('ui.hold', { hold: number, amount, goods });
}

const isOpen = ({ stops, loads }: HalfPlan): boolean =>
  [...stops, ...loads].length > 0 && [...stops, ...loads].every(({ sure }) => !sure);

/// Says what a card brings.
export function cardText({ morning, evening }: CardPlan, book: Phrasebook): string | undefined {
  const [am, pm] = [half(morning, book), half(evening, book)];
  if (!am) return undefined;
  return book.text('ui.preview.card', {
    morning: inLine(am, book),
    evening: pm ? inLine(pm, book) : book.text('ui.preview.none'),
    open: String(isOpen(evening)),
  });
}

const AFTERWARDS = new Set([
  'paid',
  'ran-short',
  'fell-back',
  'loaded',
  'no-room',
  'treasure-found',
  'attacked',
]);
/// Maximum number of things that are told to happen after what a move is about.
const MOST_AFTERWARDS = 3;

/// Says what will certainly happen to the same ship after what the move itself does.
function afterwards(events: readonly JamaicaEvent[], ship: number | undefined, book: Phrasebook): string {
  return events
    .filter((event) => AFTERWARDS.has(event.type) && 'ship' in event && event.ship === ship)
    .slice(0, MOST_AFTERWARDS)
    .map((event) => book.eventText(event))
    .join(' ');
}

const told = (...texts: string[]): string => texts.filter(Boolean).join(' ');

function dumpText({ events }: Prospect, book: Phrasebook): string | undefined {
  const [thrown, loaded, ...rest] = events;
  if (thrown?.type !== 'thrown-overboard' || loaded?.type !== 'loaded') return undefined;
  const args = { lost: goodsText(book, thrown), won: goodsText(book, loaded) };
  return told(book.text('ui.preview.dump', args), afterwards(rest, loaded.ship, book));
}

function payText({ events, figures }: Prospect, book: Phrasebook): string | undefined {
  const [paid, ...rest] = events;
  const payment = figures.find((figure) => figure.type === 'payment');
  if (paid?.type !== 'paid' || !payment) return undefined;
  const { left, due } = payment;
  return told(book.text('ui.preview.pay', { left, due }), afterwards(rest, paid.ship, book));
}

function lootText({ events, figures }: Prospect, view: JamaicaView, book: Phrasebook): string | undefined {
  const [stolen, , ...rest] = events;
  const theft = figures.find((figure) => figure.type === 'theft');
  if (stolen?.type !== 'hold-stolen' || !theft) return undefined;
  const isGhosts = view.ships[stolen.winner]?.ghost && theft.room !== 'sea';
  const key = `ui.preview.steal.${isGhosts ? 'ghost' : theft.room}`;
  const text = book.text(key, { goods: goodsText(book, theft.goods) });
  return told(text, afterwards(rest, stolen.winner, book));
}

function rivalText(ship: number, view: JamaicaView, book: Phrasebook): string {
  const rival = view.ships[ship];
  if (!rival) return '';
  const [cannons, gold] = [totalOf(rival.holds, 'cannons'), totalOf(rival.holds, 'doubloons')];
  return book.text('ui.preview.attack', {
    cannons,
    gold,
    treasures: rival.hiddenCount + rival.powers.length,
  });
}

/// Says what a move will do, as the server foresees it.
export function preview(
  move: string,
  view: JamaicaView,
  book: Phrasebook,
  prospect: Prospect | undefined,
): string | undefined {
  const [verb = '', first = '', second = ''] = move.split(' ');
  if (!prospect) return undefined;
  const { events, figures } = prospect;
  const [odds] = oddsIn(figures);
  switch (verb) {
    case 'sail':
    case 'retreat':
    case 'steer': {
      const arrival = arrivalIn(figures);
      return arrival && book.text('ui.preview.voyage', { what: stopWay(arrival.stop, book).text });
    }
    case 'choose': {
      const plan = figures.find((figure) => figure.type === 'card-plan');
      return plan && cardText(plan, book);
    }
    case 'dump':
      return dumpText(prospect, book);
    case 'pay':
      return payText(prospect, book);
    case 'steal-hold':
      return lootText(prospect, view, book);
    case 'steal-power':
    case 'give':
      return told(book.text(`treasure.${first}.text`), afterwards(events, view.loot?.winner, book));
    case 'nothing':
    case 'stow':
      return afterwards(events, view.loot?.winner ?? view.bill?.ship, book) || undefined;
    case 'attack':
      return told(rivalText(Number(first), view, book), attackOddsText(oddsIn(figures), book));
    case 'spend':
      return odds && firingText(odds, book);
    case 'keep':
    case 'reroll':
      return odds && oddsText(odds, book);
    case 'assign':
      return book.text('ui.preview.assign', { morning: first, evening: second });
    default:
      return undefined;
  }
}
