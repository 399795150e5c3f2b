/// Moves that the pieces of the table stand for; all others are buttons of the prompt as well.
const CLAIMED = new Set([
  'mate',
  'captain',
  'cutlass',
  'pistols',
  'bomb',
  'broadside',
  'cannon',
  'pillage',
  'barrel-of-grog',
  'buried-treasure',
  'call-to-quarters',
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
  return CLAIMED.has(verb) || (verb === 'invite' && first !== undefined);
}
