type Word = 'number' | 'flag' | 'word';

/// How a part of a move is written: as one word, as one that is `?` if there is none, or as all words that are left.
type Kind = Word | `${Word}?` | `${Word}*`;

/// For each verb, the parts that follow it, in order.
export type MoveParts = Readonly<Record<string, Readonly<Record<string, Kind>>>>;

interface Verbed {
  readonly type: string;
}

function read(kind: string, word: string): unknown {
  if (kind.startsWith('number')) return Number(word);
  return kind.startsWith('flag') ? word === 'yes' : word;
}

/// Reads moves of a game as the server writes them; a text that is none gives nothing.
export function reading<M extends Verbed>(parts: MoveParts): (text: string) => M | undefined {
  return (text) => {
    const [type = '', ...words] = text.split(' ');
    const kinds = Object.hasOwn(parts, type) ? parts[type] : undefined;
    if (!kinds) return undefined;
    const move: Record<string, unknown> = { type };
    for (const [name, kind] of Object.entries(kinds)) {
      if (kind.endsWith('*')) {
        move[name] = words.splice(0).map((word) => read(kind, word));
        continue;
      }
      const word = words.shift();
      if (word === undefined) return undefined;
      move[name] = kind.endsWith('?') && word === '?' ? null : read(kind, word);
    }
    return words.length === 0 ? (move as unknown as M) : undefined;
  };
}

function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (value === null) return ['?'];
  return [typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)];
}

/// Writes moves of a game as the server reads them.
export function writing<M extends Verbed>(parts: MoveParts): (move: M) => string {
  return (move) => {
    const values = move as unknown as Readonly<Record<string, unknown>>;
    const names = Object.keys(parts[move.type] ?? {});
    return [move.type, ...names.flatMap((name) => wordsOf(values[name]))].join(' ');
  };
}
