import { errorReports } from '$src/browser/errorReports';
import type { GameClient } from './gameClient';

/// What is fetched, not said; a failure must be seen.
const FETCHED = new Set(['board', 'own']);

const partOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/// Lets nothing that a game says break the page: a sentence that cannot be made is left out, and reported.
export function guarded<View>(client: GameClient<View>): GameClient<View> {
  const parts = Object.entries(client).map(([name, part]: [string, unknown]) => {
    if (typeof part !== 'function' || FETCHED.has(name)) return [name, part];
    const say = part as (...args: unknown[]) => unknown;
    return [
      name,
      (...args: unknown[]) => errorReports.orNothing(partOf(name), () => say.apply(client, args)),
    ];
  });
  return Object.fromEntries(parts) as GameClient<View>;
}
