import type { Phrasebook } from '$src/i18n/phrasebook';
import type { CountStage, MutiniesView, PirateView, Stand } from '$src/games/21-mutinies/game.gen';

/// How a player stands after a stage of the final count.
export interface Standing extends Stand {
  stage: CountStage;
}

export interface Racer {
  seat: number;
  standings: readonly Standing[];
}

/// Returns the stages of the final count.
export const stagesOf = (view: MutiniesView): readonly CountStage[] => view.stages.map(({ name }) => name);

/// Returns how everybody's count went, stage by stage, in the order of the seats.
export const raceOf = (view: MutiniesView): Racer[] =>
  view.pirates.map(({ seat }) => ({
    seat,
    standings: view.stages.flatMap(({ name, stands }) =>
      stands[seat] ? [{ stage: name, ...stands[seat] }] : [],
    ),
  }));

/// Returns the table as it stood after a stage of the count, for whoever tells of it while the race goes on.
export function viewAt(view: MutiniesView, stage: number): MutiniesView {
  const stands = view.stages[stage]?.stands ?? [];
  const pirates = view.pirates.map((pirate) => {
    const { prestige, doubloons } = stands[pirate.seat] ?? pirate;
    return { ...pirate, prestige, doubloons };
  });
  return { ...view, pirates };
}

/// Says what somebody would have if the game ended now, as far as the viewer knows; nothing in the final count.
export const standingText = ({ seat, standing }: PirateView, book: Phrasebook): string[] =>
  standing === null ? [] : [book.text('ui.standing', { seat: book.seat(seat).shown, prestige: standing })];
