import { storage } from '$src/browser/storage';

/// A ship that somebody built and wants to sail again.
export interface SavedShip {
  name: string;
  /// The crow's nest coin, then the deck from fore to aft.
  coins: readonly string[];
}

const KEY = 'ships';
const MOST = 40;

const isShip = (ship: unknown): ship is SavedShip => {
  const { name, coins } = (ship ?? {}) as Partial<SavedShip>;
  return typeof name === 'string' && Array.isArray(coins) && coins.every((coin) => typeof coin === 'string');
};

/// The ships that this browser keeps.
export class SavedShips {
  ships = $state.raw<readonly SavedShip[]>(read());

  /// Keeps a ship; one of the same name makes way.
  save(name: string, coins: readonly string[]): void {
    const others = this.ships.filter((ship) => ship.name !== name);
    this.#keep([{ name, coins: [...coins] }, ...others].slice(0, MOST));
  }

  scrap(name: string): void {
    this.#keep(this.ships.filter((ship) => ship.name !== name));
  }

  #keep(ships: readonly SavedShip[]): void {
    this.ships = ships;
    storage.write(KEY, ships);
  }
}

function read(): SavedShip[] {
  const kept = storage.read<unknown>(KEY, []);
  return Array.isArray(kept) ? kept.filter(isShip) : [];
}
