import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, hexOf, hmacSha256, sha256 } from './sha256';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

describe('SHA-256', () => {
  it('gives the examples of the standard', () => {
    expect(hexOf(sha256(text('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(hexOf(sha256(text('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  it('agrees with another program on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 150 }), (m, k) => {
        expect(hexOf(sha256(m))).toBe(createHash('sha256').update(m).digest('hex'));
        expect(hexOf(hmacSha256(k, m))).toBe(createHmac('sha256', k).update(m).digest('hex'));
      }),
      { numRuns: 200 },
    );
  });

  it('reads and writes hex', () => {
    expect(hexOf(bytesOf('00ff10'))).toBe('00ff10');
  });
});
