import { shownName } from '$src/i18n/shownName';
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

/// What the name of every bot begins with; the server lets no person have such a name.
const BOT = 'Bot ';

/// Gives names to bots, always the same at the same table, and to people who are gone.
export function withBotNames(seats: readonly Seat[], table: string): readonly Seat[] {
  if (seats.every(({ name, bot }) => (name === null ? bot === null : shownName(name) === name))) return seats;
  let start = 0;
  for (const letter of table) start = (start * 31 + letter.charCodeAt(0)) >>> 0;
  return seats.map((seat, i) =>
    seat.name === null && seat.bot !== null
      ? { ...seat, name: BOT + (BOT_NAMES[(start + i) % BOT_NAMES.length] ?? i) }
      : { ...seat, name: seat.name === null ? null : shownName(seat.name) },
  );
}
