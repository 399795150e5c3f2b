import type { Phrasebook } from '$src/i18n/phrasebook';
import { printed, type Die, type Face } from '$src/games/aye/game.gen';

/// Throws as the server writes them: `SBB/T` is a success and two blanks, and a trident on an Argh! die; `-` is none.

export interface Fallen {
  die: Die;
  face: Face;
}

/// Reads the letters of a throw, die by die.
export function fallenOf(letters: string): Fallen[] {
  const [mission = '', argh = ''] = letters.split('/');
  const read = (die: Die, text: string): Fallen[] =>
    [...text]
      .flatMap((letter) => printed.faces.filter((face) => face.letter === letter))
      .map(({ id }) => ({ die, face: id }));
  return [...read('mission', mission), ...read('argh', argh)];
}

/// Writes dice in the order of their faces.
export function lettersOf(dice: readonly Fallen[]): string {
  const of = (die: Die): string =>
    printed.faces
      .map(({ id, letter }) => letter.repeat(dice.filter((one) => one.die === die && one.face === id).length))
      .join('');
  const argh = of('argh');
  return `${of('mission')}${argh ? `/${argh}` : ''}` || '-';
}

/// Says a throw in words.
export function handful(letters: string, book: Phrasebook): string {
  const fallen = fallenOf(letters);
  const said = (die: Die): string =>
    facesText(
      fallen.filter((one) => one.die === die),
      book,
    );
  const argh = said('argh');
  return argh === ''
    ? said('mission')
    : [said('mission'), book.text('ui.argh', { dice: argh })].filter(Boolean).join('; ');
}

function facesText(dice: readonly Fallen[], book: Phrasebook): string {
  const counts = new Map<Face, number>();
  for (const { face } of dice) counts.set(face, (counts.get(face) ?? 0) + 1);
  const said = [...counts].map(([face, count]) =>
    count === 1 ? book.word('face', face) : book.text('ui.handful', { count, face }),
  );
  return new Intl.ListFormat(book.language).format(said);
}
