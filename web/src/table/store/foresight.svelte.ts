import { untrack } from 'svelte';
import { applyPatch } from '$src/net/applyPatch';
import type { Command, CommandSender } from '$src/net/command';
import type { Event, Figure, Foreseen as Answer, Prospect, Refused } from '$src/net/protocol.gen';
import { RequestPace } from './requestPace';

/// What a chain of moves would bring, as far as it is certain.
export interface Foreseen<View = unknown, E extends Event = Event, F extends Figure = Figure> {
  readonly moves: readonly string[];
  /// How many of the moves can be made for certain.
  readonly played: number;
  /// Why the next one cannot be made.
  readonly refused: string | undefined;
  readonly details: readonly string[];
  /// What will happen, as this viewer will perceive it.
  readonly events: readonly E[];
  /// What the table will look like after that, if it is certain.
  readonly view: View | undefined;
  /// Why the rest is not told.
  readonly until: Prospect['until'];
  /// The name of what is drawn next, if luck decides.
  readonly luck: string | undefined;
  /// What the rules state about the last move.
  readonly figures: readonly F[];
}

/// Where a seat thinks of moves: what the server said last.
export interface Position {
  readonly table: string;
  /// The number of the update.
  readonly number: number;
  readonly view: unknown;
  /// The question that the seat may answer.
  readonly question: number | null;
  /// The answers to it, and what may be done at any time.
  readonly offers: readonly string[];
  readonly free: readonly string[];
}

/// Why a move cannot be made.
export interface Objection {
  readonly reason: string;
  readonly details: readonly string[];
}

/// What the server has said about a position; where it has no answer, nothing.
interface Known<View, E extends Event, F extends Figure> {
  readonly number: number;
  readonly prospects: ReadonlyMap<string, Foreseen<View, E, F> | undefined>;
  readonly offers: readonly Foreseen<View, E, F>[] | undefined;
  readonly figures: readonly F[] | undefined;
  /// Why nothing can be foreseen here.
  readonly refusal: Objection | undefined;
}

/// Somebody who asks once why a move cannot be made.
interface Ask {
  readonly move: string;
  readonly number: number;
  readonly resolve: (objection: Objection | undefined) => void;
}

type Request = Command & { type: 'foresee' };

/// Limits of one message; the server has the same.
const MOST_CHAINS = 32;
const LONGEST_CHAIN = 64;
const MOST_MOVES = 256;

/// Maximum number of chains that are remembered.
const MOST_KNOWN = 1000;

/// Refusals that pass with time, and for how many milliseconds to wait then.
const PASSING = new Set(['too-fast', 'foresight-busy', 'store-unavailable']);
const PAUSE_MS = 1000;

/// Asks the server what moves would bring.
///
/// Reading something that is not known yet is a wish: all wishes of a moment go as one message, and the readers hear of
/// the answer by themselves. What is known counts for one position only.
export class TableForesight<View, E extends Event, F extends Figure> {
  #known = $state.raw<Known<View, E, F>>(nothing(-1));
  readonly #wishes = new Map<string, readonly string[]>();
  #wantsOffers = false;
  #wantsFigures = false;
  #asks: readonly Ask[] = [];
  #isPlanned = false;
  #underWay: Request | undefined;
  readonly #pace = new RequestPace();

  /// @param position reads where the seat thinks; nothing while nothing can be foreseen
  constructor(
    private readonly position: () => Position | undefined,
    private readonly sender: CommandSender | undefined,
  ) {}

  /// Returns what a chain of moves would bring, once the server has said so.
  foresee(moves: readonly string[]): Foreseen<View, E, F> | undefined {
    const position = this.position();
    if (!position || !isPossible(position, moves)) return undefined;
    const { prospects, refusal } = this.#at(position);
    const key = keyOf(moves);
    if (refusal || prospects.has(key)) return prospects.get(key);
    this.#wishes.set(key, moves);
    this.#plan();
    return undefined;
  }

  /// Returns what the answers to the question would bring; of very many, only the first ones.
  offers(): readonly Foreseen<View, E, F>[] | undefined {
    const position = this.position();
    if (!position || position.question === null) return undefined;
    const { offers, refusal } = this.#at(position);
    if (offers || refusal) return offers;
    this.#wantsOffers = true;
    this.#plan();
    return undefined;
  }

  /// Returns what the rules state about the position, whatever the move.
  figures(): readonly F[] | undefined {
    const position = this.position();
    if (!position) return undefined;
    const { figures, refusal } = this.#at(position);
    if (figures || refusal) return figures;
    this.#wantsFigures = true;
    this.#plan();
    return undefined;
  }

  /// Returns why a move cannot be made; nothing if it can, or if the table moves on.
  objection(move: string): Promise<Objection | undefined> {
    const position = untrack(this.position);
    if (!position || !isPossible(position, [move])) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#asks = [...this.#asks, { move, number: position.number, resolve }];
      this.#answerAsks();
      this.#plan();
    });
  }

  /// Takes an answer of the server; one about another position no longer counts.
  told({ number, prospects, figures }: Answer): void {
    const position = untrack(this.position);
    if (position?.number !== number) return;
    const told = prospects.map((prospect) => foreseen<View, E, F>(prospect, position.view));
    const known = this.#at(position);
    const all = [...known.prospects, ...told.map((each) => [keyOf(each.moves), each] as const)];
    this.#known = {
      ...known,
      prospects: new Map(all.slice(-MOST_KNOWN)),
      figures: figures as unknown as readonly F[],
      ...(asksForOffers(this.#underWay) && { offers: told }),
    };
  }

  #at({ number }: Position): Known<View, E, F> {
    return this.#known.number === number ? this.#known : nothing(number);
  }

  /// Asks as soon as everybody has said what they wish now; of a hidden page, nobody wishes anything.
  #plan(): void {
    if (this.#isPlanned || this.#underWay) return;
    this.#isPlanned = true;
    const ask = (): void => void this.#ask();
    const delay = this.#pace.delay(Date.now());
    if (typeof document !== 'undefined' && document.hidden) requestAnimationFrame(ask);
    else if (delay > 0) setTimeout(ask, delay);
    else queueMicrotask(ask);
  }

  async #ask(): Promise<void> {
    this.#isPlanned = false;
    const position = untrack(this.position);
    this.#underWay = position && this.#request(position);
    if (position && this.sender && this.#underWay) {
      this.#pace.spend(Date.now());
      const answer = await this.sender.send(position.table, this.#underWay);
      const refusal = answer.type === 'refused' ? answer : undefined;
      if (refusal && PASSING.has(refusal.reason)) await new Promise((go) => setTimeout(go, PAUSE_MS));
      else this.#close(position, this.#underWay, refusal);
      this.#underWay = undefined;
      this.#known = { ...this.#known };
    }
    this.#settle();
  }

  /// Returns the next message: for the offers, or for answers to the question, or for what may be done at any time.
  #request(position: Position): Request | undefined {
    const { question, free, offers } = position;
    const { prospects } = this.#at(position);
    const wishes = [...this.#wishes.values(), ...this.#asks.map(({ move }) => [move])];
    const chains = wishes.filter((moves) => isPossible(position, moves) && !prospects.has(keyOf(moves)));
    const isFree = (moves: readonly string[]): boolean => isOneOf(free, moves) && !isOneOf(offers, moves);
    const answers = newest(chains.filter((moves) => !isFree(moves)));
    const others = newest(chains.filter(isFree));
    if (question !== null && this.#wantsOffers) return { type: 'foresee', question, chains: [] };
    if (answers.length > 0) return { type: 'foresee', question, chains: answers };
    if (others.length > 0 || this.#wantsFigures) return { type: 'foresee', question: null, chains: others };
    return undefined;
  }

  /// What was asked and not answered will not be answered at this position.
  #close(position: Position, request: Request, refusal: Refused | undefined): void {
    if (untrack(this.position)?.number !== position.number) return;
    const known = this.#at(position);
    if (refusal) {
      const { reason, details } = refusal;
      this.#known = { ...known, refusal: { reason, details } };
      return;
    }
    const asked = request.chains.map((moves) => [keyOf(moves), undefined] as const);
    this.#known = {
      ...known,
      prospects: new Map([...asked, ...known.prospects]),
      offers: known.offers ?? (asksForOffers(request) ? [] : undefined),
      figures: known.figures ?? [],
    };
  }

  /// Forgets the wishes: whoever still misses something reads again, and wishes again.
  #settle(): void {
    this.#wishes.clear();
    this.#wantsOffers = false;
    this.#wantsFigures = false;
    this.#answerAsks();
    if (this.#asks.length > 0) this.#plan();
  }

  #answerAsks(): void {
    const position = untrack(this.position);
    const asks = this.#asks;
    this.#asks = [];
    for (const ask of asks) {
      const isStill = position?.number === ask.number;
      const { prospects, refusal } = isStill ? this.#at(position) : nothing(ask.number);
      const { refused, details = [] } = prospects.get(ask.move) ?? {};
      if (isStill && !refusal && !prospects.has(ask.move)) this.#asks = [...this.#asks, ask];
      else ask.resolve(refusal ?? (refused === undefined ? undefined : { reason: refused, details }));
    }
  }
}

function nothing(number: number): Known<never, never, never> {
  return { number, prospects: new Map(), offers: undefined, figures: undefined, refusal: undefined };
}

const keyOf = (moves: readonly string[]): string => moves.join('\n');

const isOneOf = (free: readonly string[], moves: readonly string[]): boolean =>
  moves.length === 1 && free.includes(moves[0] ?? '');

const asksForOffers = (request: Request | undefined): boolean =>
  request?.question != null && request.chains.length === 0;

function isPossible({ question, free }: Position, moves: readonly string[]): boolean {
  const answers = question !== null && moves.length > 0 && moves.length <= LONGEST_CHAIN;
  return answers || isOneOf(free, moves);
}

/// Returns the latest chains that fit into one message.
function newest(chains: readonly (readonly string[])[]): string[][] {
  const fitting: string[][] = [];
  let left = MOST_MOVES;
  for (const moves of chains.slice(-MOST_CHAINS).reverse()) {
    if ((left -= moves.length) < 0) break;
    fitting.unshift([...moves]);
  }
  return fitting;
}

function foreseen<View, E extends Event, F extends Figure>(
  { refused, changed, luck, events, figures, ...same }: Prospect,
  view: unknown,
): Foreseen<View, E, F> {
  return {
    ...same,
    refused: refused ?? undefined,
    view: changed === null ? undefined : (applyPatch(view, changed) as View),
    luck: luck ?? undefined,
    events: events as unknown as readonly E[],
    figures: figures as unknown as readonly F[],
  };
}
