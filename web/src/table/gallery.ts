import type { GameClient } from '$src/games/gameClient';
import type { Phrasebook } from '$src/i18n/phrasebook';

/// A card or piece with all that it says, and how many there are of it.
export interface Exhibit {
  key: string;
  name: string;
  text: string;
  footnote: string | undefined;
  picture: string | undefined;
  count: number;
}

/// An icon of boards and seats, and what it stands for.
export interface IconMeaning {
  icon: string;
  name: string;
  text: string;
}

/// The icons of a game with what they stand for.
export const iconsOf = (client: Pick<GameClient, 'legend'>, book: Phrasebook): readonly IconMeaning[] =>
  (client.legend ?? []).map(({ icon, word }) => ({
    icon,
    name: book.text(word),
    text: book.text(`${word}.text`),
  }));

/// Whether a game has pieces or icons to leaf through.
export const hasGallery = ({ gallery, legend }: Pick<GameClient, 'gallery' | 'legend'>): boolean =>
  (gallery?.length ?? 0) + (legend?.length ?? 0) > 0;

/// All things of a part of a game, such as `card`, that have a text; those that say the same are shown once.
export function exhibitsOf(
  part: string,
  texts: Readonly<Record<string, string>>,
  client: Pick<GameClient, 'picture' | 'footnote'>,
  book: Phrasebook,
): readonly Exhibit[] {
  const exhibits = new Map<string, Exhibit>();
  for (const key of Object.keys(texts)) {
    const [kind, id, ...rest] = key.split('.');
    if (kind !== part || id === undefined || rest.length || texts[`${key}.text`] === undefined) continue;
    const name = book.word(part, id);
    const text = book.text(`${key}.text`);
    const footnote = client.footnote?.(key, book);
    const said = [name, text, footnote].join('\n');
    const count = (exhibits.get(said)?.count ?? 0) + 1;
    const first = exhibits.get(said)?.key ?? key;
    exhibits.set(said, { key: first, name, text, footnote, picture: client.picture?.(first), count });
  }
  return [...exhibits.values()];
}
