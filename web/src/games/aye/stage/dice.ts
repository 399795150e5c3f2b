import type { Phrasebook } from '$src/i18n/phrasebook';

const FACES: Readonly<Record<string, string>> = { S: 'success', T: 'trident', K: 'kraken', B: 'blank' };

/// Says some dice in words: `SBB/T` is one success and two blanks, and a trident on an Argh! die.
export function handful(letters: string, book: Phrasebook): string {
  const [mission = '', argh = ''] = letters.split('/');
  const dice = faces(mission, book);
  return argh === ''
    ? dice
    : [dice, book.text('ui.argh', { dice: faces(argh, book) })].filter(Boolean).join('; ');
}

function faces(letters: string, book: Phrasebook): string {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const said = [...counts].map(([letter, count]) => {
    const face = FACES[letter] ?? letter;
    return count === 1 ? book.word('face', face) : book.text('ui.handful', { count, face });
  });
  return new Intl.ListFormat(book.language).format(said);
}
