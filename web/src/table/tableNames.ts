const TABLE_NAMES = [
  'Bluefields Bay',
  'Careenage',
  'Santa Marta',
  'Black River',
  'Port Antonio',
  'Isla Vaca',
  'Roatán',
  'Cayo Largo',
  'Green Turtle Cay',
  'Nombre de Dios',
  'Basse-Terre',
  'Puerto Bello',
  'Windward Passage',
  'Mona Island',
  'Gonâve',
  'Cumaná',
  'Pedro Bank',
  'Bocas del Toro',
  'Great Abaco',
  'Anegada',
  'Río Hacha',
  'Barbuda',
  'Trinidad',
  'Campeche',
  'Old Providence',
  'Saona',
  'Baracoa',
  'Montego',
  'Tobago',
  'La Blanquilla',
  'Grand Turk',
  'Samaná',
];

/// Returns the name under which people remember a table: an anchorage, always the same for the same id.
export function tableName(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return TABLE_NAMES[sum % TABLE_NAMES.length] ?? id;
}
