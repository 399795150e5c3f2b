import { oncePer } from '$src/board/oncePer.svelte';
import { aimAt, coinAt, isAimedAt, placesOf } from './aim';
import { figureOf, figuresOf, type EightStore } from '$src/games/pieces-of-eight/figures';
import { moves, type Aim, type EightFigure } from '$src/games/pieces-of-eight/game.gen';

export type Light = 'legal' | 'chosen' | 'held' | 'idle';

/// What somebody at the helm has picked up and not played: a coin, a call, an invitation.
///
/// The rules say which coin every move is about; nothing here knows what a coin can hit.
export class Battle {
  /// The position of your coin that is to be played.
  #held = $state<number | undefined>();
  #calling = $state(false);
  #known: { question: string; figures: readonly EightFigure[] } = { question: '', figures: [] };
  #cost = $state('keep');
  #invited = $state.raw<readonly number[]>([]);
  /// The coin that is looked at: a card tells what it does.
  look = $state<string | undefined>();
  /// The move whose coin the pointer rests on.
  pointedAt = $state<string | undefined>();
  /// The ship that is looked at from near, where all of them together are too small to aim at.
  near = $state<number | undefined>();

  constructor(readonly store: EightStore) {}

  readonly #kind = $derived.by(() => this.store.asked?.kind ?? '');
  readonly #figures: readonly EightFigure[] = $derived.by(() => this.#figuresNow());
  readonly #mine = $derived.by(() => this.store.view?.ships[this.store.me ?? -1]);
  readonly #aims: readonly Aim[] = $derived.by(() =>
    figuresOf(this.#figures, 'aim').filter(({ move }) => this.store.isOffered(move)),
  );
  readonly #idle = $derived(new Map(figuresOf(this.#figures, 'idle').map(({ at, reason }) => [at, reason])));
  /// The moves that the held coin can make.
  readonly plays: readonly Aim[] = $derived.by(() => this.#playsOf(this.#held));
  readonly held = $derived(this.plays.length > 0 ? this.#held : undefined);
  readonly heldCoin = $derived(
    this.held === undefined ? undefined : (coinAt(this.#mine, this.held) ?? undefined),
  );
  readonly calls = $derived.by(() =>
    (this.store.myTurn ? this.store.offers : []).filter((move) => move.startsWith('call ')),
  );
  readonly isCalling = $derived(this.#calling && this.calls.length > 0);
  /// The move that is picked or, while none is, the one that the pointer rests on.
  readonly considered = $derived.by(() => this.store.chosen ?? this.#offered(this.pointedAt));
  /// What the considered move would bring.
  readonly outlook: readonly EightFigure[] = $derived.by(() =>
    this.considered === undefined ? [] : (this.store.foresee([this.considered])?.figures ?? []),
  );
  readonly #chosen = $derived.by(() => this.#aims.find(({ move }) => move === this.store.chosen));
  /// Whether the held coin may be kept or spent, as its player likes.
  readonly costs = $derived(
    (['keep', 'spend'] as const).filter((cost) => this.plays.some((play) => play.cost === cost)),
  );
  readonly cost = $derived(this.costs.find((cost) => cost === this.#cost) ?? this.costs[0] ?? 'keep');
  /// Whether an ability is announced and has not taken effect.
  readonly isAiming = $derived.by(() => (this.store.view?.stack.length ?? 0) > 0);
  /// The seats whose Cannons may be invited.
  readonly lenders: ReadonlySet<number> = $derived(
    new Set(this.#kind === 'invite-cannons' ? this.#aims.flatMap(shipsOf) : []),
  );

  /// Returns what the rules say of the question; as long as it is the same, nothing goes out while they are asked again.
  #figuresNow(): readonly EightFigure[] {
    const { store } = this;
    if (!store.myTurn) return [];
    const question = [store.asked?.kind, ...(store.asked?.moves ?? [])].join('\n');
    const { figures } = store;
    if (figures) this.#known = { question, figures };
    return this.#known.question === question ? this.#known.figures : [];
  }

  /// Picks a coin up, or puts it back.
  hold(position: number): void {
    this.store.back();
    this.#calling = false;
    this.#held = this.#held === position ? undefined : position;
  }

  call(): void {
    this.store.back();
    this.#held = undefined;
    this.#calling = !this.#calling;
  }

  pay(cost: string): void {
    this.#cost = cost;
    const [spot] = this.#chosen?.at ?? [];
    const other = spot && aimAt(this.plays, spot.ship, spot.at, cost);
    if (other) this.store.chosen = other.move;
  }

  release(): void {
    this.#held = undefined;
    this.#calling = false;
  }

  /// Forgets what was picked up, because another question is asked.
  forget(): void {
    this.release();
    this.#cost = 'keep';
    this.#invited = [];
    this.look = undefined;
    this.pointedAt = undefined;
    this.near = undefined;
  }

  /// Returns the order of the deck after coins were called, as old positions.
  orderAfter(move: string): readonly number[] | undefined {
    const [verb, how] = move.split(' ');
    return verb === 'call'
      ? figuresOf(this.#figures, 'called').find((called) => called.how === how)?.deck
      : undefined;
  }

  /// Returns the move that a coin stands for now; your coin in hand stands for none by itself.
  moveOf(ship: number, position: number): string | undefined {
    if (this.held !== undefined) {
      const play = aimAt(this.plays, ship, position, this.cost);
      if (play) return play.move;
    } else if (this.lenders.has(ship)) {
      if (this.#aims.some((aim) => isAimedAt(aim, ship, position))) return this.#invitation(ship);
    } else {
      const aim = aimAt(
        this.#aims.filter(({ from }) => from === null),
        ship,
        position,
      );
      if (aim) return aim.move;
    }
    return ship === this.store.me ? this.#alone(position)?.move : undefined;
  }

  /// Returns the only move of your coin, if it needs no target.
  #alone(position: number): Aim | undefined {
    const [only, ...more] = this.#aims.filter(({ from }) => from === position);
    return only && more.length === 0 && only.at.length === 0 ? only : undefined;
  }

  /// Inviting a seat that is invited already takes the invitation back.
  #invitation(seat: number): string | undefined {
    const wanted = this.#toggled(seat);
    return this.#aims.find((aim) => {
      const ships = new Set(shipsOf(aim));
      return ships.size === wanted.length && wanted.every((each) => ships.has(each));
    })?.move;
  }

  #toggled(seat: number): readonly number[] {
    return this.#invited.includes(seat)
      ? this.#invited.filter((other) => other !== seat)
      : [...this.#invited, seat];
  }

  #offered(move: string | undefined): string | undefined {
    return move !== undefined && this.store.isOffered(move) ? move : undefined;
  }

  #at(position: number): { target: boolean } | null | undefined {
    return position === 0 ? this.#mine?.nest : this.#mine?.deck[position - 1];
  }

  /// Returns the moves of one of your coins that need a target.
  #playsOf(position: number | undefined): readonly Aim[] {
    return position === undefined
      ? []
      : this.#aims.filter(({ from, at }) => from === position && at.length > 0);
  }

  #isPlayable(ship: number, position: number): boolean {
    return ship === this.store.me && this.#playsOf(position).length > 0;
  }

  /// Returns how a ship seen from afar is lit: as the coins are of which something can be done.
  lightOf(ship: number): Light {
    const size = this.store.view?.ships[ship]?.deck.length ?? 0;
    const lights = Array.from({ length: size + 1 }, (_, position) => this.light(ship, position));
    return lights.find((light) => light === 'chosen') ?? lights.find((light) => light === 'legal') ?? 'idle';
  }

  /// Whether a bot that was asked would do something with a coin.
  isAdvised(ship: number, position: number): boolean {
    const { best } = this.store;
    if (best === undefined) return false;
    if (this.moveOf(ship, position) === best) return true;
    const isOwn = this.held === undefined && ship === this.store.me;
    return isOwn && this.#aims.some(({ from, move }) => from === position && move === best);
  }

  /// Whether your Captain is among the coins that are aimed at.
  get isCaptainAimedAt(): boolean {
    const at = this.#mine?.captain;
    return at !== null && at !== undefined && this.#at(at)?.target === true;
  }

  /// Returns how a coin is lit; none is while one chooses among calls.
  light(ship: number, position: number): Light {
    if (this.isCalling) return 'idle';
    if (this.#chosen && isAimedAt(this.#chosen, ship, position)) return 'chosen';
    const move = this.moveOf(ship, position);
    if (move !== undefined && this.#invited.includes(ship) && this.lenders.has(ship)) return 'chosen';
    if (move !== undefined) return move === this.store.chosen ? 'chosen' : 'legal';
    if (!this.#isPlayable(ship, position)) return 'idle';
    return position === this.held ? 'held' : this.held === undefined ? 'legal' : 'idle';
  }

  /// A click: picks the coin up, aims at it, or says why neither can be done.
  press(ship: number, position: number): void {
    const { store } = this;
    if (store.isShowing) return store.playback.skip();
    this.look = coinAt(store.view?.ships[ship], position) ?? undefined;
    const move = this.moveOf(ship, position);
    if (this.lenders.has(ship) && (move !== undefined || this.#invited.includes(ship)))
      return this.#invite(ship, move);
    if (move !== undefined) return store.select(move);
    if (this.#isPlayable(ship, position)) return this.hold(position);
    this.#sayWhyNot(ship, position);
  }

  #invite(seat: number, move: string | undefined): void {
    this.#invited = this.#toggled(seat);
    this.store.chosen = move;
  }

  #sayWhyNot(ship: number, position: number): void {
    const [play] = this.plays;
    const vain = play && this.#vain(play, ship, position);
    if (vain !== undefined) return void this.store.whyNot(vain);
    const reason = ship === this.store.me ? this.#idle.get(position) : undefined;
    if (reason !== undefined) this.store.refused(reason);
  }

  /// Returns a play, aimed at another coin, for the server to say why that cannot be done.
  #vain({ move }: Aim, ship: number, position: number): string | undefined {
    const [verb = '', ...words] = move.split(' ');
    const parts: readonly string[] = moves[verb as keyof typeof moves] ?? [];
    const [place] = placesOf(position, this.store.view?.ships[ship]);
    const aimed = words.map((word, i) => {
      if (parts[i] === 'ship') return String(ship);
      if (parts[i] !== 'at') return word;
      return /^\d+$/.test(word) ? String(position) : place;
    });
    return aimed.includes(undefined) ? undefined : [verb, ...aimed].join(' ');
  }

  /// The position of the Mate on which the considered move relies, and of the coin that it spends.
  get helper(): number | undefined {
    return figureOf(this.outlook, 'uses')?.helper ?? undefined;
  }

  get spent(): number | undefined {
    const uses = figureOf(this.outlook, 'uses');
    return uses?.spent ? uses.at : undefined;
  }

  /// The position of the coin that the considered move sends to the crow's nest.
  get sent(): number | undefined {
    return figureOf(this.outlook, 'sends')?.coin.at;
  }
}

const shipsOf = (aim: Aim): number[] => [...new Set(aim.at.map(({ ship }) => ship))];

/// The board and the player's zone of a table share what is picked up.
export const battleOf = oncePer((store: EightStore) => new Battle(store));
