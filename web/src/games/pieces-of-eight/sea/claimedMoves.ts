import { moves } from '$src/games/pieces-of-eight/game.gen';

/// Moves that are buttons of the prompt as well, although a coin of the table stands for them.
const BUTTONS = new Set(['treachery', 'black-spot', 'full-sail']);

/// Moves besides plays that the pieces of the table stand for.
const CLAIMED = new Set(['call', 'fetch', 'scuttle', 'put', 'leave-nest', 'copy', 'start-over', 'ready']);

export function isClaimed(move: string): boolean {
  const [verb = '', first] = move.split(' ');
  if (CLAIMED.has(verb) || (verb === 'invite' && first !== undefined)) return true;
  const parts: readonly string[] = moves[verb as keyof typeof moves] ?? [];
  return parts[0] === 'from' && !BUTTONS.has(verb);
}
