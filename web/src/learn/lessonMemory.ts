import { storage } from '$src/browser/storage';

/// The stars that somebody has earned in this browser, by game and lesson.
type Earned = Readonly<Record<string, Readonly<Record<string, number>>>>;

const KEY = 'lessons';

const read = (): Earned => storage.read<Earned>(KEY, {});

/// Returns how many stars a way through a lesson earns: three without a detour, two with a few, and one for arriving.
export function starsFor(detours: number): number {
  if (detours === 0) return 3;
  return detours <= 2 ? 2 : 1;
}

/// What a browser remembers of lessons.
export const lessonMemory = {
  /// Returns the stars of each lesson of a game that was done.
  stars: (game: string): Readonly<Record<string, number>> => read()[game] ?? {},

  /// Notes that a lesson was done; the best result counts.
  note(game: string, lesson: string, stars: number): void {
    const all = read();
    const before = all[game]?.[lesson] ?? 0;
    storage.write(KEY, { ...all, [game]: { ...all[game], [lesson]: Math.max(before, stars) } });
  },
};

/// Returns the first lesson after another that was not done yet, or else the first one at all.
export function nextLesson<T extends { id: string }>(
  lessons: readonly T[],
  done: Readonly<Record<string, number>>,
  after?: string,
): T | undefined {
  const from = lessons.findIndex(({ id }) => id === after) + 1;
  return [...lessons.slice(from), ...lessons.slice(0, from)].find(({ id }) => !done[id] && id !== after);
}
