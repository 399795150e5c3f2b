import { isSpentToReact } from '$src/games/pieces-of-eight/coins';
import type { Coin, EightEvent, EightView } from '$src/games/pieces-of-eight/game.gen';

/// A coin that a ship lost: how, by whom and with what, and when.
export interface Loss {
  coin: Coin | null;
  how: 'destroyed' | 'spent' | 'pillaged' | 'scuttled';
  by: number;
  weapon: Coin | undefined;
  turn: number;
}

/// What became of a ship in the last game of a table.
export interface Fate {
  seat: number;
  rank: number;
  nest: Coin | null;
  deck: readonly (Coin | null)[];
  /// In the order in which they were lost.
  lost: readonly Loss[];
  /// How many coins of others it sank or took.
  sank: number;
  /// How its Captain was lost, if it was.
  fall: Loss | undefined;
  /// Why its owner left the game, if so.
  out: string | undefined;
  wins: number;
}

/// Returns the loss of a coin that an event reports; nothing for other events.
function lossIn(event: EightEvent, turn: number): [number, Loss] | undefined {
  const told = (
    owner: number,
    how: Loss['how'],
    by: number,
    coin: Coin | null,
    weapon?: Coin,
  ): [number, Loss] => [owner, { coin, how, by, weapon, turn }];
  switch (event.type) {
    case 'coin-destroyed':
      return told(event.seat, 'destroyed', event.by, event.coin, event.with);
    case 'coin-spent':
      return told(event.seat, 'spent', event.seat, event.coin);
    case 'reacted':
      return isSpentToReact(event.coin) ? told(event.seat, 'spent', event.seat, event.coin) : undefined;
    case 'nest-scuttled':
      return told(event.seat, 'scuttled', event.seat, event.coin);
    case 'coin-pillaged':
      return told(event.from, 'pillaged', event.seat, event.coin);
    default:
      return undefined;
  }
}

/// Returns the coins that each ship lost in the last game, in order.
function lossesIn(events: readonly EightEvent[], ships: number): Loss[][] {
  const losses = Array.from({ length: ships }, (): Loss[] => []);
  let turn = 0;
  for (const event of events) {
    if (event.type === 'turn-begun') turn = event.turn;
    const loss = lossIn(event, turn);
    if (loss) losses[loss[0]]?.push(loss[1]);
  }
  return losses;
}

/// Names the coins that sank unseen, if what the hold shows in the end leaves no doubt.
function unveil(lost: readonly Loss[], hold: readonly (Coin | null)[]): readonly Loss[] {
  const left = [...hold];
  for (const { coin, how } of lost) {
    const at = coin && how !== 'pillaged' ? left.indexOf(coin) : -1;
    if (at >= 0) left.splice(at, 1);
  }
  const [coin = null] = left;
  const isSure = left.every((other) => other === coin);
  return isSure ? lost.map((loss) => (loss.coin ? loss : { ...loss, coin })) : lost;
}

const isCaptains = (loss: Loss): boolean => loss.coin === 'captain';

/// Returns what became of every ship in the last game, the winners first.
export function fatesOf(view: EightView, all: readonly EightEvent[], ranks: readonly number[]): Fate[] {
  const begun = all.findLastIndex((event) => event.type === 'game-begun');
  const events = all.slice(Math.max(0, begun));
  const losses = lossesIn(events, view.ships.length);
  const revealed = events.filter((event) => event.type === 'ship-revealed');
  const out = events.filter((event) => event.type === 'knocked-out');
  return view.ships
    .map((ship, seat) => {
      const shown = revealed.findLast((event) => event.seat === seat);
      const lost = unveil(losses[seat] ?? [], shown?.hold ?? []);
      return {
        seat,
        rank: ranks[seat] ?? 0,
        nest: shown?.nest ?? ship.nest?.coin ?? null,
        deck: shown?.deck ?? ship.deck.map(({ coin }) => coin),
        lost,
        sank: losses
          .flatMap((theirs, owner) => (owner === seat ? [] : theirs))
          .filter(({ by }) => by === seat).length,
        fall: ship.captain === null ? lost.findLast(isCaptains) : undefined,
        out: out.find((event) => event.seat === seat)?.why,
        wins: ship.wins,
      };
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
