import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Count, MutiniesView, PirateView } from '$src/games/21-mutinies/game.gen';

/// A stage of the final count, as it is drawn.
export type Stage = 'prestige' | 'treasures' | 'jewels' | 'held' | 'doubloons' | 'cards' | 'rum';

/// Where a player stands after a stage: what it brought, and the sums.
export interface Standing {
  stage: Stage;
  /// What the stage brought, in prestige and in doubloons.
  points: number;
  coins: number;
  prestige: number;
  doubloons: number;
}

export interface Racer {
  seat: number;
  standings: readonly Standing[];
}

const STAGES: readonly Stage[] = ['prestige', 'treasures', 'jewels', 'held', 'doubloons', 'cards', 'rum'];
const OF_CARDS: readonly Stage[] = ['held', 'cards'];

/// Returns the stages of the final count; cards without texts count for nothing.
export const stagesOf = (view: MutiniesView): readonly Stage[] =>
  view.simplified ? STAGES.filter((stage) => !OF_CARDS.includes(stage)) : STAGES;

/// What a stage brought somebody: prestige, and doubloons. Doubloons that come too late for prestige are told with the
/// cards that were played for them.
function brought(stage: Stage, amount: (step: Count['step']) => number, late: number): [number, number] {
  switch (stage) {
    case 'prestige':
      return [amount('prestige'), amount('coins-held')];
    case 'treasures':
      return [amount('treasures'), amount('coins-from-treasures')];
    case 'jewels':
      return [0, amount('coins-from-jewels')];
    case 'held':
      return [0, amount('coins-from-cards') - late];
    case 'doubloons':
      return [amount('doubloons'), 0];
    case 'cards':
      return [amount('cards') + amount('refused'), late];
    case 'rum':
      return [amount('rum'), 0];
  }
}

/// Returns how everybody's count went, stage by stage, in the order of the seats.
export function raceOf(view: MutiniesView): Racer[] {
  return view.pirates.map(({ seat, count, lateDoubloons }) => {
    const amount = (step: Count['step']): number => count.find((each) => each.step === step)?.amount ?? 0;
    let [prestige, doubloons] = [0, 0];
    const standings = stagesOf(view).map((stage) => {
      const [points, coins] = brought(stage, amount, lateDoubloons);
      prestige += points;
      doubloons += coins;
      return { stage, points, coins, prestige, doubloons };
    });
    return { seat, standings };
  });
}

/// Returns the seats as they stand after a stage, the most famous first; ties go to whoever has more doubloons.
export function ranked(racers: readonly Racer[], stage: number): number[] {
  const at = (seat: number): Standing | undefined => racers[seat]?.standings[stage];
  return racers
    .map(({ seat }) => seat)
    .sort(
      (a, b) =>
        (at(b)?.prestige ?? 0) - (at(a)?.prestige ?? 0) || (at(b)?.doubloons ?? 0) - (at(a)?.doubloons ?? 0),
    );
}

/// Returns the table as it stood after a stage of the count, for whoever tells of it while the race goes on.
export function viewAt(view: MutiniesView, racers: readonly Racer[], stage: number): MutiniesView {
  const pirates = view.pirates.map((pirate) => {
    const { prestige = pirate.prestige, doubloons = pirate.doubloons } =
      racers[pirate.seat]?.standings[stage] ?? {};
    return { ...pirate, prestige, doubloons };
  });
  return { ...view, pirates };
}

const POINTS: readonly Count['step'][] = ['prestige', 'treasures', 'doubloons', 'cards', 'refused', 'rum'];

/// Says what somebody would have if the game ended now, as far as the viewer knows; nothing in the final count.
export function standingText({ seat, standing }: PirateView, book: Phrasebook): string[] {
  if (!standing.length) return [];
  const prestige = standing
    .filter(({ step }) => POINTS.includes(step))
    .reduce((sum, { amount }) => sum + amount, 0);
  return [book.text('ui.standing', { seat: book.seat(seat).shown, prestige })];
}
