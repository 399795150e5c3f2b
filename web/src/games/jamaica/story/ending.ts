import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Result } from '$src/net/protocol.gen';
import type { JamaicaView } from '$src/games/jamaica/game.gen';

const winnersOf = (result: Result): number[] =>
  (result.outcome?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/// Names the winners and their points.
export function headlineOf(result: Result, book: Phrasebook): string {
  const winners = winnersOf(result);
  return book.about(winners, 'ui.end.wins', {
    names: new Intl.ListFormat(book.language).format(winners.map((seat) => book.seat(seat).shown)),
    count: winners.length,
    points: result.outcome?.scores[winners[0] ?? 0] ?? 0,
  });
}

/// Says in a sentence how close it was, and whether the place in the race decided.
export function endingText(view: JamaicaView, result: Result, book: Phrasebook): string {
  const { ranks = [], scores = [] } = result.outcome ?? {};
  const winners = winnersOf(result);
  const [first = 0] = winners;
  if (winners.length > 1) return book.text('ui.end.shared');
  const next = ranks.indexOf(2);
  if (next < 0) return headlineOf(result, book);
  const ahead = (scores[first] ?? 0) - (scores[next] ?? 0);
  const key = ahead > 0 ? 'ui.end.ahead' : 'ui.end.further';
  return book.about([next], key, {
    next: book.seat(next).shown,
    by: ahead,
    place: book.word('place', view.ships[first]?.place ?? '0@0'),
  });
}
