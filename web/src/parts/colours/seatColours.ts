import { getContext, setContext } from 'svelte';

/// How many flags there are, each with a colour and a pattern.
const FLAGS = 10;
/// Up to this many seats get colours that differ, not only patterns.
const COLOURS = 6;
const KEY = Symbol('seat colours');

/// The colour of a flag: the last four repeat those of others.
const hue = (flag: number): number => [0, 1, 2, 3, 4, 5, 0, 1, 2, 4][flag] ?? flag;

const flagNumber = (flag: string | null): number | undefined => {
  const number = Number(/^flag-(\d+)$/.exec(flag ?? '')?.[1]);
  return number >= 1 && number <= FLAGS ? number - 1 : undefined;
};

/// Returns the flag, counted from zero, under which each seat is drawn: its owner's, unless somebody before has it
/// or one of the same colour; the others get what is left. Whatever is drawn as a further seat has one, too.
export function seatColours(flags: readonly (string | null)[]): readonly number[] {
  const given: (number | undefined)[] = Array.from({ length: FLAGS });
  const isFew = flags.length <= COLOURS;
  const isFree = (flag: number, seat: number): boolean =>
    given.every((other) => other === undefined || other !== flag) &&
    (!isFew || seat >= COLOURS || given.every((other) => other === undefined || hue(other) !== hue(flag)));
  for (const [seat, flag] of flags.entries()) {
    const wanted = flagNumber(flag);
    if (wanted !== undefined && isFree(wanted, seat)) given[seat] = wanted;
  }
  for (let seat = 0; seat < FLAGS; seat++)
    given[seat] ??= [seat, ...Array.from({ length: FLAGS }, (_, flag) => flag)].find((flag) =>
      isFree(flag, seat),
    );
  return given.map((flag, seat) => flag ?? seat);
}

/// Says for everything inside a component under which flag each seat is drawn.
export function provideSeatColours(colours: () => readonly number[]): void {
  setContext(KEY, colours);
}

/// Returns the number, from one, of the drawing of a seat's ship here; call it when a component begins.
export function seatShip(): (seat: number) => number {
  const colour = seatColour();
  return (seat) => hue(colour(seat)) + 1;
}

/// Returns the flag under which a seat is drawn here; call it when a component begins.
export function seatColour(): (seat: number) => number {
  const colours = getContext<(() => readonly number[]) | undefined>(KEY);
  return (seat) => colours?.()[seat % FLAGS] ?? seat % FLAGS;
}
