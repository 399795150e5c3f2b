/// SHA-256 for pages over plain HTTP, where browsers do not offer their own.

/// The first 32 bits behind the point of a root of each of the first primes.
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (Array.from({ length: n - 2 }, (_, i) => i + 2).some((each) => n % each === 0)) continue;
    found.push(Math.floor((root(n) % 1) * 2 ** 32));
  }
  return Uint32Array.from(found);
}

const START = fractions(8, Math.sqrt);
const ROUNDS = fractions(64, Math.cbrt);

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/// Returns the data with a mark at its end, and its length in bits at the end of the last block of 64 bytes.
function padded(data: Uint8Array): DataView {
  const blocks = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  blocks.set(data);
  blocks[data.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setBigUint64(blocks.length - 8, BigInt(data.length) * 8n);
  return view;
}

function schedule(blocks: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = blocks.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [old, early, late] = [words[i - 16] ?? 0, words[i - 15] ?? 0, words[i - 2] ?? 0];
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = old + s0 + (words[i - 7] ?? 0) + s1;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (words[i] ?? 0);
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = s0 + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word;
}

export function sha256(data: Uint8Array): Uint8Array {
  const state = START.slice();
  const blocks = padded(data);
  for (let at = 0; at < blocks.byteLength; at += 64) compress(state, schedule(blocks, at));
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) digest.setUint32(i * 4, word);
  return new Uint8Array(digest.buffer);
}
