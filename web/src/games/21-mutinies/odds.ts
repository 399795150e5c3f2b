import { figure, type Figures } from './figures';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { RumShare } from './game.gen';

/// A chance in words, such as 56%.
export const percent = (book: Phrasebook, chance: number): string =>
  new Intl.NumberFormat(book.language, { style: 'percent' }).format(chance);

const list = (book: Phrasebook, key: string, chances: readonly { name: string; chance: number }[]): string =>
  book.text(key, {
    chances: new Intl.ListFormat(book.language, { type: 'unit' }).format(
      chances
        .filter(({ chance }) => chance > 0)
        .map(({ name, chance }) => book.text('ui.chance', { name, chance: percent(book, chance) })),
    ),
  });

function share(book: Phrasebook, { guests, least, most, average }: RumShare): string {
  const mean = new Intl.NumberFormat(book.language, { maximumFractionDigits: 1 }).format(average);
  return book.text('ui.odds.share', { guests, least, most, average: mean, same: String(least === most) });
}

/// Says the odds of all that luck decides about a move.
export function chancesText(book: Phrasebook, told: Figures): string {
  const jewels = figure(told, 'jewel-odds')?.colours ?? [];
  const kinds = figure(told, 'treasure-odds')?.kinds ?? [];
  const categories = figure(told, 'card-odds')?.categories ?? [];
  const shares = figure(told, 'rum-shares')?.shares ?? [];
  const named = (key: string, name: string): string => book.text(`ui.chance.${key}.${name}`);
  return [
    ...(jewels.length
      ? [
          list(
            book,
            'ui.odds.jewel',
            jewels.map(({ colour, chance }) => ({ name: named('jewel', colour), chance })),
          ),
        ]
      : []),
    ...(kinds.length
      ? [
          list(
            book,
            'ui.odds.treasure',
            kinds.map(({ kind, chance }) => ({ name: named('treasure', kind), chance })),
          ),
        ]
      : []),
    ...(categories.length
      ? [
          list(
            book,
            'ui.odds.card',
            categories.map(({ category, chance }) => ({ name: book.word('category', category), chance })),
          ),
        ]
      : []),
    ...shares.filter((_, i) => i === 0 || i === shares.length - 1).map((each) => share(book, each)),
  ].join(' ');
}
