/// The luck of a table, computed again from its seed as `docs/chance.md` says.

import type { Draw } from '$src/net/http.gen';
import { sha256 as ownSha256 } from './sha256';

const MASK = (1n << 64n) - 1n;
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', whole)) : ownSha256(whole);
}

/// Returns what a server must have published of a seed before the game.
export async function promiseOf(seed: string): Promise<string> {
  return hex(await sha256(ascii('tortuga promise'), bytes(seed)));
}

/// Returns the seed with which a game is played: the server's, mixed with the words of all seats.
export async function mixSeed(seed: string, words: readonly string[]): Promise<string> {
  const digests = await Promise.all(words.map((word) => sha256(ascii(word))));
  return hex((await sha256(ascii('tortuga mix'), bytes(seed), ...digests)).slice(0, 16));
}

/// The chance of one entry of the log: numbers below a bound, one after another.
export class EntryChance {
  #state: bigint;

  private constructor(state: bigint) {
    this.#state = state;
  }

  static async of(seed: string, entry: number): Promise<EntryChance> {
    const number = new Uint8Array(4);
    new DataView(number.buffer).setInt32(0, entry);
    const digest = await sha256(ascii('tortuga chance'), bytes(seed), number);
    return new EntryChance(new DataView(digest.buffer).getBigUint64(0));
  }

  #draw(): bigint {
    this.#state = (this.#state + 0x9e3779b97f4a7c15n) & MASK;
    let z = this.#state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK;
    return z ^ (z >> 31n);
  }

  below(bound: number): number {
    const n = BigInt(bound);
    const rest = (1n << 32n) % n;
    for (;;) {
      const product = (this.#draw() >> 32n) * n;
      if ((product & 0xffffffffn) >= rest) return Number(product >> 32n);
    }
  }

  die(sides: number): number {
    return 1 + this.below(sides);
  }
}

/// One draw, held against the seed.
export interface CheckedDraw extends Draw {
  entry: number;
  /// The place that the seed says.
  found: number;
  agrees: boolean;
}

/// Draws the luck of an entry again.
///
/// @param dice the sides of each kind of die, in order, so that a die cannot show another side than it has there
export async function checkDraws(
  seed: string,
  entry: number,
  luck: readonly Draw[],
  dice: Readonly<Record<string, readonly string[]>>,
): Promise<CheckedDraw[]> {
  if (luck.length === 0) return [];
  const chance = await EntryChance.of(seed, entry);
  return luck.map((draw) => {
    const found = chance.below(draw.of);
    const cut = draw.result.lastIndexOf(' ');
    const sides = dice[draw.result.slice(0, cut)];
    const isShown = !sides || (sides.length === draw.of && sides[found] === draw.result.slice(cut + 1));
    return { ...draw, entry, found, agrees: found === draw.place && isShown };
  });
}
