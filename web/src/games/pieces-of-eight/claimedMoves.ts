import { isPlay } from './aim';

/// Moves besides plays that the pieces of the table stand for; all others are buttons of the prompt as well.
const CLAIMED = new Set([
  'call',
  'fetch',
  'scuttle',
  'put',
  'send',
  'leave-nest',
  'copy',
  'start-over',
  'ready',
]);

export function isClaimed(move: string): boolean {
  const [verb = '', first] = move.split(' ');
  return isPlay(verb) || CLAIMED.has(verb) || (verb === 'invite' && first !== undefined);
}
