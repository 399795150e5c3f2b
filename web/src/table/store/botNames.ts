import type { Seat } from '$src/net/protocol.gen';

const BOT_NAMES = [
  'Old Tom',
  'Ching',
  'Bartolo',
  'Calico',
  'Sayyida',
  'Olivier',
  'Grace',
  'Black Bess',
  'Mungo',
  'Teodoro',
  'Jacquotte',
  'Redlegs',
  'Anneke',
  'Pegleg Pete',
  'Rosalía',
  'Henry',
];

/// Gives names to bots, always the same at the same table, and none that a person has.
export function withBotNames(seats: readonly Seat[], table: string): readonly Seat[] {
  if (seats.every((seat) => seat.name !== null || seat.bot === null)) return seats;
  const taken = new Set(seats.map((seat) => seat.name));
  const free = BOT_NAMES.filter((name) => !taken.has(name));
  let start = 0;
  for (const letter of table) start = (start * 31 + letter.charCodeAt(0)) >>> 0;
  return seats.map((seat, i) =>
    seat.name === null && seat.bot !== null
      ? { ...seat, name: free[(start + i) % free.length] ?? null }
      : seat,
  );
}
