type Texts = Readonly<Record<string, string>>;

const texts = import.meta.glob<Texts>('/src/games/*/coach.*.json', { import: 'default' });

/// Whether a game's folder has words for the coach.
export const hasCoach = (game: string): boolean => `/src/games/${game}/coach.en.json` in texts;

/// Fetches what the coach says about a game: `goal`, `question.<kind>` and `event.<type>`.
export const coachTexts = async (game: string, language: string): Promise<Texts> =>
  (await texts[`/src/games/${game}/coach.${language}.json`]?.()) ?? {};
