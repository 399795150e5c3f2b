import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Result } from '$src/net/protocol.gen';
import type { Page } from '$src/games/21-mutinies/board/rulePopover.svelte';
import type { MutiniesView } from '$src/games/21-mutinies/game.gen';

/// Returns the winners' seats; before there is a result, none.
export function winnersOf(result: Result | null): number[] {
  return (result?.outcome?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/// Names the winners and their prestige.
export function headlineOf(view: MutiniesView, result: Result | null, book: Phrasebook): string {
  const winners = winnersOf(result);
  return book.about(winners, 'ui.wins', {
    names: new Intl.ListFormat(book.language).format(winners.map((seat) => book.seat(seat).shown)),
    count: winners.length,
    prestige: view.pirates[winners[0] ?? 0]?.prestige ?? 0,
  });
}

/// The popover on what somebody held in the end: unsold jewels and cards, now that all are shown.
export function holdingsOf(view: MutiniesView, seat: number, book: Phrasebook): Page {
  const { jewels = [], cards = [], rum = 0, doubloons = 0 } = view.pirates[seat] ?? {};
  return {
    title: book.seat(seat).shown,
    lines: [
      book.text('ui.purse', { doubloons, rum }),
      book.text('ui.jewels', { count: jewels.length }),
      ...cards.map((card) => `${book.word('card', card)}: ${book.text(`card.${card}.text`)}`),
    ],
    jewels,
  };
}

/// Says in a sentence how close it was, and whether doubloons decided.
export function ending(view: MutiniesView, result: Result, book: Phrasebook): string | undefined {
  const winners = winnersOf(result);
  const [first] = winners;
  if (first === undefined) return undefined;
  const best = view.pirates[first];
  const ranks = result.outcome?.ranks ?? [];
  const [next] = view.pirates
    .filter(({ seat }) => !winners.includes(seat))
    .sort((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0));
  if (!best || !next || winners.length > 1) return headlineOf(view, result, book);
  const args = {
    names: book.seat(first).shown,
    prestige: best.prestige,
    doubloons: best.doubloons,
    next: book.seat(next.seat).shown,
    nextPrestige: next.prestige,
    nextDoubloons: next.doubloons,
  };
  if (best.prestige !== next.prestige) return book.about([next.seat], 'ui.ending.ahead', args);
  const isNext = next.seat === book.me;
  return isNext ? book.text('ui.ending.coins.you-next', args) : book.about([first], 'ui.ending.coins', args);
}
