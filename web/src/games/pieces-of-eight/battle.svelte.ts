import type { TableStore } from '$src/table/store/tableStore.svelte';
import { coinAt, moveAt, placesOf, playsFrom, shotOf, type Place } from './aim';
import type { EightEvent, EightView } from './game.gen';

type Store = TableStore<EightView, EightEvent>;

/// Verbs of moves that your coin stands for by itself, without a target.
const ALONE = ['treachery', 'black-spot', 'full-sail', 'send'];

export type Light = 'legal' | 'chosen' | 'held' | 'idle';

/// What somebody at the helm has picked up and not played: a coin, a call, an invitation.
export class Battle {
  /// The place of your coin that is to be played.
  #held = $state<Place | undefined>();
  #calling = $state(false);
  #cost = $state('keep');
  #invited = $state.raw<readonly number[]>([]);
  /// The coin that is looked at: a card tells what it does.
  look = $state<string | undefined>();
  /// The ship that is looked at from near, where all of them together are too small to aim at.
  near = $state<number | undefined>();

  constructor(readonly store: Store) {}

  readonly #kind = $derived.by(() => this.store.asked?.kind ?? '');
  readonly #offers = $derived.by(() => (this.store.myTurn ? this.store.offers : []));
  readonly #mine = $derived.by(() => this.store.view?.ships[this.store.me ?? -1]);
  /// The moves that the held coin can make.
  readonly plays = $derived.by(() => (this.#held ? playsFrom(this.#offers, this.#held) : []));
  readonly held = $derived(this.plays.length > 0 ? this.#held : undefined);
  readonly heldCoin = $derived(this.plays[0]?.split(' ')[0]);
  readonly calls = $derived(this.#offers.filter((move) => move.startsWith('call ')));
  readonly isCalling = $derived(this.#calling && this.calls.length > 0);
  readonly shot = $derived.by(() => {
    const { chosen, view } = this.store;
    return chosen && view ? shotOf(chosen, view) : undefined;
  });
  /// Whether the held coin may be kept or spent, as its player likes.
  readonly costs = $derived(
    ['keep', 'spend'].filter((cost) => this.plays.some((move) => move.split(' ')[2] === cost)),
  );
  readonly cost = $derived(this.costs.includes(this.#cost) ? this.#cost : (this.costs[0] ?? 'keep'));
  /// Whether an ability is announced and has not taken effect.
  readonly isAiming = $derived.by(() => (this.store.view?.stack.length ?? 0) > 0);
  /// The seats whose Cannons may be invited.
  readonly lenders = $derived(
    new Set(this.#offers.filter((move) => move.startsWith('invite ')).flatMap(seatsOf)),
  );

  hold(place: Place): void {
    this.store.back();
    this.#calling = false;
    this.#held = this.#held === place ? undefined : place;
  }

  call(): void {
    this.store.back();
    this.#held = undefined;
    this.#calling = !this.#calling;
  }

  pay(cost: string): void {
    this.#cost = cost;
    const { ship, at } = this.shot ?? {};
    const { view } = this.store;
    if (ship === undefined || !view) return;
    const other = moveAt(this.plays, view, ship, at?.[0] ?? 1, cost);
    if (other !== undefined) this.store.chosen = other;
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
    this.near = undefined;
  }

  /// Returns the move that a coin stands for now; your coin in hand stands for none by itself.
  moveOf(ship: number, position: number): string | undefined {
    const { view, me } = this.store;
    if (!view) return undefined;
    const target = this.#targetMove(view, ship, position);
    if (target !== undefined) return target;
    return ship === me ? this.#ownMove(position) : undefined;
  }

  #targetMove(view: EightView, ship: number, position: number): string | undefined {
    if (this.held) return moveAt(this.plays, view, ship, position, this.cost);
    if (this.#kind === 'choose-depth' && view.stack.at(-1)?.ship === ship && position > 0)
      return this.#offered(`depth ${position}`);
    if (this.lenders.has(ship) && coinAt(view.ships[ship], position) === 'cannon' && position < 2)
      return this.#invitation(ship);
    return undefined;
  }

  #ownMove(position: number): string | undefined {
    const places = this.#places(position);
    if (this.#kind === 'save-coin' && this.#at(position)?.target) return this.#offered('save');
    if (this.#kind === 'lend-cannons') return this.#loan(position);
    const alone = places.flatMap((place) => ALONE.map((verb) => `${verb} ${place}`));
    const single = alone.find((move) => this.#offers.includes(move));
    if (single) return single;
    const plays = places.flatMap((place) => playsFrom(this.#offers, place));
    return plays.length === 1 && plays[0]?.split(' ').length === 2 ? plays[0] : undefined;
  }

  #loan(position: number): string | undefined {
    const cannons = [0, 1].filter((place) => coinAt(this.#mine, place) === 'cannon');
    const number = cannons.indexOf(position) + 1;
    return number > 0 ? this.#offered(`lend ${number}`) : undefined;
  }

  /// Inviting a seat that is invited already takes the invitation back.
  #invitation(seat: number): string | undefined {
    const seats = this.#invited.includes(seat)
      ? this.#invited.filter((other) => other !== seat)
      : [...this.#invited, seat].sort((a, b) => a - b);
    return this.#offered(['invite', ...seats].join(' '));
  }

  #offered(move: string): string | undefined {
    return this.#offers.includes(move) ? move : undefined;
  }

  #places(position: number): Place[] {
    return placesOf(position, this.#mine?.deck.length ?? 0);
  }

  #at(position: number): { target: boolean } | null | undefined {
    return position === 0 ? this.#mine?.nest : this.#mine?.deck[position - 1];
  }

  /// Returns the place of one of your coins that can be played at some target.
  #playable(ship: number, position: number): Place | undefined {
    if (ship !== this.store.me) return undefined;
    return this.#places(position).find((place) => playsFrom(this.#offers, place).length > 0);
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
    const place = this.held ? undefined : this.#playable(ship, position);
    return place !== undefined && playsFrom([best], place).length > 0;
  }

  /// Whether your Captain is among the coins that are aimed at.
  get isCaptainAimedAt(): boolean {
    const at = this.#mine?.captain;
    return at !== null && at !== undefined && this.#at(at)?.target === true;
  }

  /// Returns how a coin is lit.
  light(ship: number, position: number): Light {
    const { chosen } = this.store;
    if (this.shot?.ship === ship && this.shot.at.includes(position)) return 'chosen';
    if (this.lenders.has(ship) && this.#invited.includes(ship) && position < 2) {
      if (this.moveOf(ship, position) !== undefined) return 'chosen';
    }
    if (chosen?.startsWith('depth ') && this.#targetsLine(ship, position, chosen)) return 'chosen';
    const move = this.moveOf(ship, position);
    if (move !== undefined) return move === chosen ? 'chosen' : 'legal';
    const place = this.#playable(ship, position);
    if (place === undefined) return 'idle';
    return place === this.held ? 'held' : this.held ? 'idle' : 'legal';
  }

  #targetsLine(ship: number, position: number, chosen: string): boolean {
    const isTarget = this.store.view?.stack.at(-1)?.ship === ship;
    return isTarget && position > 0 && position <= Number(chosen.split(' ')[1]);
  }

  /// A click: picks the coin up, aims at it, or says why neither can be done.
  press(ship: number, position: number): void {
    const { store } = this;
    if (store.isShowing) return store.playback.skip();
    this.look = coinAt(store.view?.ships[ship], position) ?? undefined;
    const move = this.moveOf(ship, position);
    if (move?.startsWith('invite')) return this.#invite(ship, move);
    if (move !== undefined) return store.select(move);
    const place = this.#playable(ship, position);
    if (place !== undefined) return this.hold(place);
    const vain = this.#vain(ship, position);
    if (vain) void store.whyNot(vain);
  }

  #invite(seat: number, move: string): void {
    const isIn = this.#invited.includes(seat);
    this.#invited = isIn ? this.#invited.filter((other) => other !== seat) : [...this.#invited, seat];
    this.store.chosen = this.#invited.length ? move : undefined;
  }

  /// Returns the move that a click without effect may have meant; the server says why not.
  #vain(ship: number, position: number): string | undefined {
    if (this.#kind !== 'main-action' || !this.store.myTurn) return undefined;
    const size = this.store.view?.ships[ship]?.deck.length ?? 0;
    const [place] = placesOf(position, size);
    if (this.held && this.heldCoin) {
      const cost = this.costs.length ? ` ${this.cost}` : '';
      const at = this.heldCoin === 'broadside' ? ` ${position}` : place ? ` ${place}` : undefined;
      if (at === undefined) return undefined;
      const bare = ['bomb', 'cannon', 'pistols'].includes(this.heldCoin);
      return `${this.heldCoin} ${this.held}${cost} ${ship}${bare ? '' : at}`;
    }
    const coin = coinAt(this.#mine, position);
    if (ship !== this.store.me || !place || !coin) return undefined;
    return vainPlay(coin, place, (ship + 1) % (this.store.view?.ships.length ?? 2));
  }
}

const seatsOf = (move: string): number[] => move.split(' ').slice(1).map(Number);

/// A play of a coin that cannot be played, for the server to refuse with its reason.
function vainPlay(coin: string, place: Place, other: number): string | undefined {
  switch (coin) {
    case 'bomb':
    case 'cannon':
      return `${coin} ${place} ${other}`;
    case 'pistols':
      return `pistols ${place} spend ${other}`;
    case 'cutlass':
      return `cutlass ${place} spend ${other} nest`;
    case 'broadside':
      return `broadside ${place} ${other} 1`;
    case 'mate':
    case 'captain':
    case 'pillage':
      return `${coin} ${place} ${other} nest`;
    case 'barrel-of-grog':
    case 'buried-treasure':
    case 'treachery':
    case 'black-spot':
    case 'full-sail':
      return `${coin} ${place}`;
    default:
      return undefined;
  }
}

const battles = new WeakMap<Store, Battle>();

/// The board and the player's zone of a table share what is picked up.
export function battleOf(store: Store): Battle {
  let battle = battles.get(store);
  if (battle) return battle;
  // It outlives the component that asks first.
  $effect.root(() => {
    battle = new Battle(store);
  });
  if (!battle) throw new Error('a root runs at once');
  battles.set(store, battle);
  return battle;
}
