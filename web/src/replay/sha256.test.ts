import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256';

const hashed = (text: string): string => Buffer.from(sha256(new TextEncoder().encode(text))).toString('hex');

describe('the digests of FIPS 180-4', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of_"%s"', (text, digest) => expect(hashed(text)).toBe(digest));

  it('of_a_million_letters', () => {
    expect(hashed('a'.repeat(1_000_000))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    );
  });
});

it('agrees_with_another_implementation_around_the_borders_of_blocks', () => {
  for (let length = 0; length < 200; length++) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 167 + length) % 256);
    expect(Buffer.from(sha256(data))).toEqual(createHash('sha256').update(data).digest());
  }
});
