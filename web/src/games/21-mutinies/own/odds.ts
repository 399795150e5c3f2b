import { figure, type Figures } from '$src/games/21-mutinies/figures';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { RumShare } from '$src/games/21-mutinies/game.gen';

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

const jewelText = (book: Phrasebook, told: Figures): string | undefined => {
  const colours = figure(told, 'jewel-odds')?.colours;
  const name = (colour: string): string => book.text(`ui.chance.jewel.${colour}`);
  return (
    colours &&
    list(
      book,
      'ui.odds.jewel',
      colours.map(({ colour, chance }) => ({ name: name(colour), chance })),
    )
  );
};

const treasureText = (book: Phrasebook, told: Figures): string | undefined => {
  const kinds = figure(told, 'treasure-odds')?.kinds;
  const name = (kind: string): string => book.text(`ui.chance.treasure.${kind}`);
  return (
    kinds &&
    list(
      book,
      'ui.odds.treasure',
      kinds.map(({ kind, chance }) => ({ name: name(kind), chance })),
    )
  );
};

const cardText = (book: Phrasebook, told: Figures): string | undefined => {
  const categories = figure(told, 'card-odds')?.categories;
  return (
    categories &&
    list(
      book,
      'ui.odds.card',
      categories.map(({ category, chance }) => ({ name: book.word('category', category), chance })),
    )
  );
};

/// Says the odds of what a move itself leaves to luck.
export function chancesText(book: Phrasebook, told: Figures): string {
  const shares = figure(told, 'rum-shares')?.shares ?? [];
  return [
    jewelText(book, told),
    figure(told, 'search-odds') ? undefined : treasureText(book, told),
    ...shares.filter((_, i) => i === 0 || i === shares.length - 1).map((each) => share(book, each)),
  ]
    .filter(Boolean)
    .join(' ');
}

/// Says the odds of what would come after that: of the token that a search finds, and of the new Captain's card.
export const laterChancesText = (book: Phrasebook, told: Figures): string =>
  [figure(told, 'search-odds') ? treasureText(book, told) : undefined, cardText(book, told)]
    .filter(Boolean)
    .join(' ');
