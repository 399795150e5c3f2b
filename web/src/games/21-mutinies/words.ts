import { cards, numberOf, rowAt, rowOf, squareOf } from './printed';
import { bestDeal, bestOf, favoursOf, priceOf, type Deal } from './sale';
import { costOf, discsAt, isMinions, jewelOn, mostWithHidden, outbidders, placing, playersOf } from './table';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { MutiniesView, PirateView } from './game.gen';

/// What a sentence about a cost mentions: doubloons and rum in words, and whether there are none of them.
function costArgs(
  book: Phrasebook,
  { doubloons, rum }: ReturnType<typeof costOf>,
): { cost: string; free: string } {
  const free = String(doubloons + rum === 0);
  const both = String(doubloons > 0 && rum > 0);
  return { cost: book.text('ui.sum', { doubloons, rum, both, none: free }), free };
}

const dealText = (book: Phrasebook, { row, rum, doubloons, prestige }: Deal): string =>
  book.text('ui.deal', { row: book.word('row', row), rum, doubloons, prestige });

const names = (book: Phrasebook, seats: readonly number[]): string =>
  new Intl.ListFormat(book.language, { type: 'disjunction' }).format(
    seats.map((seat) => book.seat(seat).shown),
  );

const percent = (book: Phrasebook, chance: number): string =>
  new Intl.NumberFormat(book.language, { style: 'percent' }).format(chance);

function wreckText(beats: number, rum: number, book: Phrasebook): string {
  const chance = percent(book, 1 - (beats / 6) ** 2);
  const key = beats === 1 ? 'ui.to.WRECK1' : 'ui.to.WRECK';
  return book.text(key, { beats, chance, both: percent(book, (5 / 6) ** 2), rum });
}

function saleText(square: string, pirate: PirateView | undefined, book: Phrasebook): string {
  const row = rowAt(square);
  const best = pirate && (row ? bestDeal(row.id, pirate) : bestOf(pirate));
  if (best) return book.text('ui.to.sale', { deal: dealText(book, best) });
  const { doubloons, prestige } = priceOf(row?.id ?? 'ANY2', 0);
  return row
    ? book.text('ui.to.row', { row: book.word('row', row.id), doubloons, prestige })
    : book.text('ui.to.C5');
}

function mutinyText(square: string, view: MutiniesView, seat: number | undefined, book: Phrasebook): string {
  const printed = squareOf(square);
  const { doubloons } = costOf(view, square, view.pirates[seat ?? -1]);
  const told =
    square === 'M0'
      ? book.text('ui.to.M0')
      : book.text('ui.to.M', { doubloons, prestige: printed?.prestige });
  if (seat === undefined) return told;
  const dearer = ['M1', 'M3', 'M6'].filter(
    (id) => numberOf(id) > numberOf(square) && discsAt(view, id).some(({ minion }) => !minion),
  );
  if (dearer.length) return `${told} ${book.text('ui.to.outbid')}`;
  const rivals = outbidders(view, seat, square);
  const hidden = outbidders(view, seat, square, mostWithHidden);
  const key = rivals.length ? 'captain-unless' : hidden.length ? 'captain-hidden' : 'captain';
  const others = rivals.length ? rivals : hidden;
  const args = { names: names(book, others), rivals: others.length };
  return `${told} ${book.text(`ui.to.${key}`, args)}`;
}

function routeText(
  square: string,
  view: MutiniesView,
  pirate: PirateView | undefined,
  book: Phrasebook,
): string {
  const jewel = jewelOn(view, square);
  if (square === 'TR6') return book.text('ui.to.TR6');
  if (!jewel) return book.text('ui.to.empty');
  const cost = costArgs(book, costOf(view, square, pirate));
  return book.text('ui.to.TR', { ...cost, jewel: book.noun('jewel', jewel) });
}

/// Whether a disc here would be the fifth in the City.
function isFifth(square: string, view: MutiniesView): boolean {
  const others = ['C1', 'C2', 'C3', 'C4', 'C5'].filter((id) => id !== square && discsAt(view, id).length > 0);
  return /^C\d/.test(square) && playersOf(view) === 5 && others.length === 4;
}

function cityText(
  square: string,
  view: MutiniesView,
  pirate: PirateView | undefined,
  book: Phrasebook,
): string {
  const told = square === 'C5' ? saleText(square, pirate, book) : book.text(`ui.to.${square}`);
  return isFifth(square, view) ? `${told} ${book.text('ui.to.fifth')}` : told;
}

/// Says what a disc on a square costs and brings.
///
/// @param seat whose disc; without one, what is printed there
export function squareText(
  square: string,
  view: MutiniesView,
  seat: number | undefined,
  book: Phrasebook,
): string {
  const printed = squareOf(square);
  const pirate = view.pirates[seat ?? -1];
  switch (printed?.action) {
    case 'trade-routes':
      return routeText(square, view, pirate, book);
    case 'non-trade-routes':
      return book.text('ui.to.NTR', { cost: printed.cost, rum: printed.rum });
    case 'shipwrecks':
      return wreckText(printed.beats, printed.rum, book);
    case 'tavern':
      return book.text(square === 'TAV1' ? 'ui.to.TAV1' : 'ui.to.TAV', { doubloons: printed.doubloons });
    case 'black-market':
      return saleText(square, pirate, book);
    case 'city':
      return cityText(square, view, pirate, book);
    case 'mutiny':
      return mutinyText(square, view, seat, book);
    default:
      return book.text(`ui.to.${square}`);
  }
}

const told = new WeakMap<Phrasebook, Map<string, string>>();

/// Names a square and says what is printed there. All squares are told with every view, so the texts are kept.
export function printedText(square: string, view: MutiniesView, book: Phrasebook): string {
  const known = told.get(book) ?? new Map<string, string>();
  told.set(book, known);
  const key = `${square} ${jewelOn(view, square)} ${isFifth(square, view)}`;
  const text =
    known.get(key) ?? `${book.word('square', square)}. ${squareText(square, view, undefined, book)}`;
  known.set(key, text);
  return text;
}

/// Says, from what everybody sees, why a square cannot take a disc now; the server knows better.
export function obstacle(
  square: string,
  view: MutiniesView,
  seat: number | undefined,
  book: Phrasebook,
): string | undefined {
  const printed = squareOf(square);
  if (!printed) return undefined;
  const [holder] = discsAt(view, square);
  if (holder && printed.action !== 'cabin')
    return book.text('ui.taken', {
      name: holder.minion ? book.text('term.minion') : book.seat(holder.seat).shown,
    });
  const isCaptain = seat !== undefined && view.order[0] === seat && !view.pirates[seat]?.disc.square;
  const closed = view.closed.find(({ action }) => action === printed.action);
  if (isCaptain && closed) return book.text('ui.closed-for', { rounds: closed.rounds });
  if (isCaptain && view.pirate === printed.action) return book.text('ui.used-last');
  const pirate = view.pirates[seat ?? -1];
  if (!pirate) return undefined;
  const { doubloons, rum } = costOf(view, square, pirate);
  if (doubloons > pirate.doubloons) return book.text('ui.short', { doubloons: doubloons - pirate.doubloons });
  return rum > pirate.rum ? book.text('ui.short-rum', { rum: rum - pirate.rum }) : undefined;
}

/// Whether keeping the drawn card means refusing it.
export function isRefusal(move: string, view: MutiniesView): boolean {
  const drawn = view.pirates.find(({ drawnCard }) => drawnCard)?.drawnCard;
  return move === 'keep' && cards[drawn ?? '']?.category === 'obligatory';
}

function ponder(verb: string, view: MutiniesView, book: Phrasebook): string | undefined {
  const owner = view.pirates.find(({ drawnJewel, drawnCard }) => drawnJewel ?? drawnCard);
  if (owner?.drawnJewel) {
    const jewel = book.noun('jewel', owner.drawnJewel);
    // What was set aside on the square is gone by now: what it cost comes back.
    const doubloons = squareOf(owner.disc.square ?? '')?.cost ?? 0;
    return book.text(`ui.${verb}-jewel`, { jewel, doubloons });
  }
  if (!owner?.drawnCard) return undefined;
  return book.text(isRefusal(verb, view) ? 'ui.refuse-card' : 'ui.keep-card');
}

function pourText(rum: number, view: MutiniesView, book: Phrasebook): string | undefined {
  const { sale } = view;
  const seller = view.pirates[sale?.seller ?? -1];
  if (!sale || !seller || !rowOf(sale.row)) return undefined;
  return dealText(book, {
    row: sale.row,
    jewels: [],
    rum,
    ...priceOf(sale.row, rum, favoursOf(seller).bonus),
  });
}

function robText(square: string, view: MutiniesView, book: Phrasebook): string {
  const robber = view.pirates.find(({ disc }) => disc.square === 'C2');
  const jewel = book.noun('jewel', jewelOn(view, square) ?? '');
  return book.text('ui.to.TR', { ...costArgs(book, costOf(view, square, robber)), jewel });
}

/// Says what will come of a move, as far as the table tells.
export function preview(move: string, view: MutiniesView, book: Phrasebook): string | undefined {
  const [verb = '', what = ''] = move.split(' ');
  const victim = view.pirates[Number(what)];
  switch (verb) {
    case 'place':
      return isMinions(view)
        ? book.text('ui.to.minion', costArgs(book, costOf(view, what)))
        : squareText(what, view, placing(view), book);
    case 'use':
      return book.text(`treasure.${what}.text`);
    case 'play':
      return book.text(`card.${what}.text`);
    case 'keep':
    case 'discard':
      return ponder(verb, view, book);
    case 'pick': {
      const seller = view.pirates.find(({ disc }) => disc.square === 'C5');
      const deal = seller && bestDeal(what, seller);
      return deal ? book.text('ui.to.sale', { deal: dealText(book, deal) }) : undefined;
    }
    case 'pour':
      return pourText(Number(what), view, book);
    case 'rob':
      return robText(what, view, book);
    case 'rob-blind':
      return book.text('ui.to.blind');
    case 'steal':
      return victim && book.text('ui.steal', { seat: book.seat(victim.seat), doubloons: victim.doubloons });
    case 'target':
      return book.text(`card.${view.aimed}.text`) || undefined;
    case 'jettison':
      return book.text('ui.jettison');
    default:
      return undefined;
  }
}
