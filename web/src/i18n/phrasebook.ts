import type { GameClient } from '$src/games/gameClient';
import type { Event } from '$src/net/protocol.gen';
import { pieces, plain, Noun, type Args, type Piece } from './icu';
import { Terms } from './terms';

type Texts = Readonly<Record<string, string>>;

const NOT_THINGS = new Set([
  'game',
  'move',
  'event',
  'question',
  'refusal',
  'setting',
  'rule',
  'term',
  'score',
  'objection',
  'reason',
]);

/// Says in the reader's language what a game does, asks and refuses.
export class Phrasebook {
  readonly #spaces: readonly string[];
  #terms: Terms | undefined;

  /// @param names who sits where
  /// @param me the reader's seat: sentences about it say “you” where they have words for that
  constructor(
    readonly language: string,
    private readonly texts: Texts,
    private readonly client: Pick<GameClient, 'moves' | 'seats' | 'word' | 'kind' | 'extraSeat'>,
    private readonly names: (seat: number) => string | undefined,
    readonly me?: number,
  ) {
    const spaces = new Set(Object.keys(texts).map((key) => key.slice(0, key.indexOf('.'))));
    this.#spaces = [...spaces].filter((space) => !NOT_THINGS.has(space));
  }

  has(key: string): boolean {
    return key in this.texts;
  }

  /// The words of the game that say what they mean.
  get terms(): Terms {
    return (this.#terms ??= new Terms(this.texts));
  }

  /// Returns the text of a key; an unknown key reads as nothing.
  text(key: string, args?: Args): string {
    return plain(this.pieces(key, args));
  }

  /// Returns a text about one seat or several; if that is the reader alone, in words that say “you”.
  about(seats: readonly number[], key: string, args?: Args): string {
    const isMine = seats.length === 1 && seats[0] === this.me && this.has(`${key}.you`);
    return this.text(isMine ? `${key}.you` : key, args);
  }

  pieces(key: string, args?: Args): readonly Piece[] {
    const text = this.texts[key];
    return text === undefined ? [] : pieces(text, this.language, args);
  }

  seat(number: number): Noun {
    const name = this.names(number) ?? this.client.extraSeat?.(number, this) ?? String(number + 1);
    return new Noun(String(number), name, number);
  }

  /// Returns the name of a thing: a card, a place, a coin.
  word(part: string, value: string): string {
    const own = this.client.word?.(part, value, this);
    if (own !== undefined) return own;
    const key = this.#keyOf(part, value);
    return key === undefined ? value : this.text(key);
  }

  #keyOf(part: string, value: string): string | undefined {
    return [part, part.replace(/s$/, ''), ...this.#spaces]
      .map((space) => `${space}.${value}`)
      .find((candidate) => candidate in this.texts);
  }

  /// Whether there is more to say about a thing than its name.
  explains(key: string): boolean {
    return this.has(`${key}.text`);
  }

  /// Returns the name of a thing as a noun, so that a sentence can choose an article by its kind.
  noun(part: string, value: string): Noun {
    const kind = this.client.kind?.(part, value);
    return new Noun(value, this.word(part, value), undefined, kind, this.#keyOf(part, value));
  }

  /// Returns a move as a sentence: `dump 2` as “Throw the cargo of hold 2 overboard”.
  move(text: string): readonly Piece[] {
    const [verb = '', ...words] = text.split(' ');
    const parts = this.client.moves[verb] ?? [];
    const values: Record<string, unknown> = {};
    parts.forEach((part, i) => {
      const isLast = i === parts.length - 1;
      const rest = words.slice(i);
      values[part] = isLast && rest.length !== 1 ? rest : rest[0];
    });
    return this.#sentence('move', verb, values, this.client.seats?.moves[verb], text);
  }

  moveText(text: string): string {
    return plain(this.move(text));
  }

  /// Returns a move as an answer to a kind of question, which may have words of its own.
  answerText(text: string, question: string): string {
    const key = `move.${text}.${question}`;
    return this.has(key) ? this.text(key) : this.moveText(text);
  }

  /// Returns what happened as a sentence, or nothing if it is not worth one.
  event<E extends Event>({ type, ...parts }: E): readonly Piece[] {
    return this.#sentence('event', type, parts, this.client.seats?.events[type], '');
  }

  /// Returns a text about an event, whose parts it may mention.
  textOf<E extends Event>(key: string, { type, ...parts }: E): string {
    return this.text(key, this.#args(parts, this.client.seats?.events[type] ?? []));
  }

  /// Returns whose event it is: the seat that its sentence names first when it calls everybody by name.
  subjectOf<E extends Event>({ type, ...parts }: E): number | undefined {
    const seats = this.client.seats?.events[type] ?? [];
    const text = this.texts[this.#variant(`event.${type}`, parts, seats)];
    const named = text === undefined ? [] : pieces(text, this.language, this.#args(parts, seats));
    const first = named.find((piece) => piece instanceof Noun && piece.seat !== undefined);
    return first instanceof Noun ? first.seat : undefined;
  }

  eventText<E extends Event>(event: E): string {
    return plain(this.event(event));
  }

  #sentence(
    kind: string,
    verb: string,
    parts: Readonly<Record<string, unknown>>,
    seats: readonly string[] = [],
    otherwise: string,
  ): readonly Piece[] {
    const key = this.#addressed(this.#variant(`${kind}.${verb}`, parts, seats), parts, seats);
    if (!(key in this.texts)) return otherwise ? [otherwise] : [];
    return this.pieces(key, this.#args(parts, seats));
  }

  /// Returns the key that says “you” to the reader: `event.attacked.you-defender` for whoever defends.
  #addressed(key: string, parts: Readonly<Record<string, unknown>>, seats: readonly string[]): string {
    if (this.me === undefined) return key;
    const mine = Object.keys(parts).filter(
      (part) => seats.includes(part) && String(parts[part]) === String(this.me),
    );
    const names = mine.length > 1 ? [mine.toSorted().join('-'), ...mine] : mine;
    return names.map((name) => `${key}.you-${name}`).find((each) => each in this.texts) ?? key;
  }

  #variant(key: string, parts: Readonly<Record<string, unknown>>, seats: readonly string[]): string {
    const values = Object.values(parts);
    const named = seats.map((part) => String(parts[part]));
    if (`${key}.self` in this.texts && new Set(named).size < named.length) return `${key}.self`;
    const isEmpty = values.some((value) => value === '-' || (Array.isArray(value) && value.length === 0));
    if (isEmpty && `${key}.none` in this.texts) return `${key}.none`;
    const isUnseen = isEmpty || values.some((value) => value === null);
    return isUnseen && `${key}.unseen` in this.texts ? `${key}.unseen` : key;
  }

  /// Returns the parts of a move or event as arguments of its text; nested parts are added at the top level.
  #args(parts: Readonly<Record<string, unknown>>, seats: readonly string[]): Args {
    const args: Record<string, unknown> = {};
    for (const [part, value] of Object.entries(parts)) {
      args[part] = this.#argument(part, value, seats);
      if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
        for (const [inner, within] of Object.entries(this.#args(value as Record<string, unknown>, seats))) {
          args[inner] ??= within;
        }
      }
    }
    return args;
  }

  #argument(part: string, value: unknown, seats: readonly string[]): unknown {
    if (value === null) return 'none';
    if (Array.isArray(value)) return this.#listed(part, value, seats);
    const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));
    if (isNumber && seats.includes(part)) return this.seat(Number(value));
    if (typeof value === 'string') {
      const noun = this.noun(part, value);
      return isNumber && noun.shown === value ? Number(value) : noun;
    }
    return value;
  }

  #listed(part: string, values: readonly unknown[], seats: readonly string[]): Noun {
    const shown = values.map((value) => {
      const own = typeof value === 'number' ? this.client.word?.(part, String(value), this) : undefined;
      if (own !== undefined) return own;
      const argument = this.#argument(part, value, seats);
      if (argument instanceof Noun) return argument.shown;
      if (value !== null && typeof value === 'object') {
        return Object.values(this.#args(value as Record<string, unknown>, seats))
          .map((inner) => (inner instanceof Noun ? inner.shown : String(inner)))
          .join(' ');
      }
      return String(argument);
    });
    return new Noun(String(values.length), new Intl.ListFormat(this.language).format(shown));
  }
}
