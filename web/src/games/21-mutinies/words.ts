import { oncePer } from '$src/board/oncePer.svelte';
import { figure, figures, type Figures, type Prospect } from './figures';
import { chancesText, percent } from '$src/games/21-mutinies/own/odds';
import { cards, jewels, rowAt, searches, squareOf } from './printed';
import { gainsOf } from '$src/games/21-mutinies/board/story';
import { discsAt, jewelOn, MINION, priceOf } from './table';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Deal, MutiniesEvent, MutiniesView, Price } from './game.gen';

/// What a sentence about a cost mentions: doubloons and rum in words, and whether there are none of them.
function costArgs(book: Phrasebook, { doubloons, rum }: Price): { cost: string; free: string } {
  const free = String(doubloons + rum === 0);
  const both = String(doubloons > 0 && rum > 0);
  return { cost: book.text('ui.sum', { doubloons, rum, both, none: free }), free };
}

/// Says what a sale brings.
export const dealText = (book: Phrasebook, { row, rum, doubloons, prestige }: Deal): string =>
  book.text('ui.deal', { row: book.word('row', row), rum, doubloons, prestige });

const names = (book: Phrasebook, seats: readonly number[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(book.language, { type }).format(seats.map((seat) => book.seat(seat).shown));

const sentences = (...all: readonly (string | undefined)[]): string => all.filter(Boolean).join(' ');

function wreckText(square: string, beats: number, rum: number, book: Phrasebook, told: Figures): string {
  const { treasure = 0, doubloon = 0 } = figure(told, 'search-odds') ?? searches[square] ?? {};
  const key = doubloon > 0 ? 'ui.to.search.both' : 'ui.to.search';
  return book.text(key, { beats, chance: percent(book, treasure), both: percent(book, doubloon), rum });
}

function saleText(square: string, book: Phrasebook, told: Figures): string {
  const deal = figure(told, 'deal');
  if (deal) return book.text('ui.to.sale', { deal: dealText(book, deal) });
  const row = rowAt(square);
  const { doubloons = 0, prestige = 0 } = row?.prices[0] ?? {};
  return row
    ? book.text('ui.to.row', { row: book.word('row', row.id), doubloons, prestige })
    : book.text('ui.to.any-sale');
}

function captaincyText(book: Phrasebook, told: Figures): string | undefined {
  const captaincy = figure(told, 'captaincy');
  if (!captaincy) return undefined;
  const { isOutbid, richer, hidden } = captaincy;
  if (isOutbid) return book.text('ui.to.outbid');
  const key = richer.length ? 'captain-unless' : hidden.length ? 'captain-hidden' : 'captain';
  const others = richer.length ? richer : hidden;
  return book.text(`ui.to.${key}`, { names: names(book, others, 'disjunction'), rivals: others.length });
}

function routeText(square: string, view: MutiniesView, book: Phrasebook, told: Figures): string {
  const jewel = jewelOn(view, square);
  if (!jewel) return book.text('ui.to.empty');
  const cost = costArgs(book, priceOf(view, square, told));
  return book.text('ui.to.displayed-jewel', { ...cost, jewel: book.noun('jewel', jewel) });
}

function companyText(book: Phrasebook, told: Figures): string | undefined {
  const company = figure(told, 'cabin-company');
  if (!company) return undefined;
  const there = company.isMinionThere ? [...company.there, MINION] : company.there;
  const shown = there.map((seat) => (seat === MINION ? book.text('term.minion') : book.seat(seat).shown));
  if (shown.length)
    return book.text('ui.to.company', { names: new Intl.ListFormat(book.language).format(shown) });
  return company.mayCome.length
    ? book.text('ui.to.may-come', { names: names(book, company.mayCome, 'disjunction') })
    : book.text('ui.to.alone', { count: company.victims.length });
}

/// Says what a square is for.
function deedText(square: string, view: MutiniesView, book: Phrasebook, told: Figures): string {
  const printed = squareOf(square);
  const { business, beats = 0, doubloons = 0, rum = 0, prestige = 0 } = printed ?? {};
  switch (business) {
    case 'displayed-jewel':
      return routeText(square, view, book, told);
    case 'search':
      return wreckText(square, beats, rum, book, told);
    case 'sale':
    case 'any-sale':
      return saleText(square, book, told);
    default: {
      const cost = priceOf(view, square, told).doubloons;
      return book.text(`ui.to.${business}`, { cost, doubloons, rum, prestige, loss: -prestige });
    }
  }
}

/// Says what a disc on a square costs and brings.
///
/// @param told what the rules state about it; without that, what is printed there
export function squareText(square: string, view: MutiniesView, book: Phrasebook, told?: Figures): string {
  const fifth = figure(told, 'fifth-disc');
  return sentences(
    deedText(square, view, book, told),
    fifth && book.text('ui.to.fifth', { prestige: fifth.prestige }),
    captaincyText(book, told),
    companyText(book, told),
  );
}

const textsIn = oncePer((_: Phrasebook) => new Map<string, string>());

/// Names a square and says what is printed there. All squares are told with every view, so the texts are kept.
export function printedText(square: string, view: MutiniesView, book: Phrasebook): string {
  const texts = textsIn(book);
  const key = `${square} ${jewelOn(view, square)}`;
  const text = texts.get(key) ?? `${book.word('square', square)}. ${squareText(square, view, book)}`;
  texts.set(key, text);
  return text;
}

/// Says why a square cannot take a disc now.
///
/// @param told what the rules state about the position, once the server has said it
export function obstacle(
  square: string,
  view: MutiniesView,
  book: Phrasebook,
  told: Figures,
): string | undefined {
  const [holder] = discsAt(view, square);
  if (holder && !squareOf(square)?.isShared)
    return book.text('ui.taken', {
      name: holder.minion ? book.text('term.minion') : book.seat(holder.seat).shown,
    });
  const barred = figures(told, 'barred').find((each) => each.square === square);
  if (!barred) return undefined;
  const { reason, missing, rounds } = barred;
  switch (reason) {
    case 'action-closed':
      return book.text('ui.closed-for', { rounds });
    case 'action-repeated':
      return book.text('ui.used-last');
    case 'too-few-doubloons':
      return book.text('ui.short', { doubloons: missing.doubloons });
    case 'too-little-rum':
      return book.text('ui.short-rum', { rum: missing.rum });
    default:
      return book.text(`refusal.${reason}`);
  }
}

/// Whether keeping the drawn card means refusing it.
export function isRefusal(move: string, view: MutiniesView): boolean {
  const drawn = view.pirates.find(({ drawnCard }) => drawnCard)?.drawnCard;
  return move === 'keep' && cards[drawn ?? '']?.category === 'obligatory';
}

function ponder(verb: string, view: MutiniesView, book: Phrasebook, told: Prospect): string | undefined {
  const owner = view.pirates.find(({ drawnJewel, drawnCard }) => drawnJewel ?? drawnCard);
  if (owner?.drawnJewel) {
    const jewel = book.noun('jewel', owner.drawnJewel);
    const back = told.events.find((event) => event.type === 'doubloons-gained' && event.seat === owner.seat);
    const doubloons = back?.type === 'doubloons-gained' ? back.amount : 0;
    return book.text(`ui.${verb}-jewel`, { jewel, doubloons });
  }
  const kept = figure(told.figures, 'kept');
  if (!kept) return undefined;
  const { doubloons, prestige } = kept;
  const key = isRefusal(verb, view) ? 'ui.refuse-card' : 'ui.keep-card';
  return book.text(key, { doubloons, prestige, loss: -prestige });
}

/// Says what a jewel is, and what its colour and its icons are for.
export const jewelText = (jewel: string, book: Phrasebook): string =>
  sentences(
    `${book.word('jewel', jewel)}.`,
    book.text(`colour.${jewels[jewel]?.colour}.text`),
    jewels[jewel]?.rum ? book.text('ui.tells.room', { rum: jewels[jewel].rum }) : undefined,
  );

/// What somebody pays in some events.
function paid(events: readonly MutiniesEvent[]): Price {
  const price = { doubloons: 0, rum: 0 };
  for (const event of events) {
    if (event.type === 'doubloons-paid') price.doubloons += event.amount;
    if (event.type === 'rum-lost') price.rum += event.cubes;
  }
  return price;
}

const NAMES: Readonly<Record<string, string>> = { 'i-coin': 'coin', 'i-rum': 'rum', pp: 'prestige' };

/// Says what somebody certainly gains or loses, seat by seat.
function outcomeText(events: readonly MutiniesEvent[], book: Phrasebook): string {
  const bySeat = new Map<number, string[]>();
  for (const { seat, icon, amount } of events.flatMap((event) => gainsOf(event))) {
    const gain = book.text('ui.gain', {
      what: NAMES[icon] ?? 'thing',
      sign: amount < 0 ? '−' : '+',
      amount: Math.abs(amount),
    });
    if (NAMES[icon]) bySeat.set(seat, [...(bySeat.get(seat) ?? []), gain]);
  }
  return [...bySeat]
    .map(([seat, gains]) => book.text('ui.outcome', { seat: book.seat(seat).shown, gains: gains.join(', ') }))
    .join(' ');
}

function placeText(square: string, view: MutiniesView, book: Phrasebook, told?: Prospect): string {
  if (view.nextDisc?.isMinion)
    return book.text('ui.to.minion', costArgs(book, priceOf(view, square, told?.figures)));
  return sentences(squareText(square, view, book, told?.figures), chancesText(book, told?.figures));
}

/// Says what will come of a move, as far as the table tells.
///
/// @param told what the rules foresee, once the server has said it
export function preview(
  move: string,
  view: MutiniesView,
  book: Phrasebook,
  told?: Prospect,
): string | undefined {
  const [verb = '', what = ''] = move.split(' ');
  const deal = figure(told?.figures, 'deal');
  switch (verb) {
    case 'place':
      return placeText(what, view, book, told);
    case 'use':
      return sentences(book.text(`treasure.${what}.text`), chancesText(book, told?.figures));
    case 'play':
      return sentences(
        book.text(`card.${what}.text`),
        cards[what]?.category === 'obligatory' ? outcomeText(told?.events ?? [], book) : undefined,
        chancesText(book, told?.figures),
      );
    case 'keep':
    case 'discard':
      return told && ponder(verb, view, book, told);
    case 'pick':
      return deal && book.text('ui.to.sale', { deal: dealText(book, deal) });
    case 'pour':
      return deal && dealText(book, deal);
    case 'rob': {
      const jewel = book.noun('jewel', jewelOn(view, what) ?? '');
      return told && book.text('ui.to.displayed-jewel', { ...costArgs(book, paid(told.events)), jewel });
    }
    case 'rob-blind':
      return sentences(book.text('ui.to.blind'), chancesText(book, told?.figures));
    case 'steal': {
      const victim = view.pirates[Number(what)];
      return (
        victim && book.text('ui.steal', { seat: book.seat(victim.seat).shown, doubloons: victim.doubloons })
      );
    }
    case 'target':
      return (
        sentences(book.text(`card.${view.aimed}.text`), outcomeText(told?.events ?? [], book)) || undefined
      );
    case 'jettison':
      return book.text('ui.jettison');
    default:
      return undefined;
  }
}
