import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, genesisHash, hashEntry } from '../../../src/games/log/hash-chain.ts';
import type { LogEntry } from '../../../src/games/store/log-entries.ts';
import { forRuns } from '../../support/depth.ts';
import { entryAfter } from '../../support/played-game.ts';

const game = '01890000-0000-7000-8000-000000000001';

function chain(length: number): LogEntry[] {
  const entries: LogEntry[] = [];
  while (entries.length < length) entries.push(entryAfter(entries.at(-1) ?? game).entry);
  return entries;
}

describe('hashEntry', () => {
  test('is SHA-256 over canonical JSON, written out here', () => {
    const at = new Date('2026-01-02T03:04:05.006Z');
    const content = { game, seq: 1, seat: 0, decision: { y: -1, x: 1, type: 'tile' }, events: [], at };
    const text =
      '{"at":"2026-01-02T03:04:05.006Z","decision":{"type":"tile","x":1,"y":-1},"events":[],' +
      `"game":"${game}","previousHash":"${genesisHash}","seat":0,"seq":1}`;
    const expected = createHash('sha256').update(text).digest('hex');
    expect(hashEntry({ ...content, previousHash: genesisHash })).toBe(expected);
  });

  test('depends on every part of the entry', () => {
    const [entry] = chain(1);
    const others: Partial<LogEntry>[] = [
      { game: game.replace('1', '2') },
      { seq: 2 },
      { seat: 1 },
      { decision: { type: 'resign' } },
      { events: [] },
      { at: new Date(0) },
      { previousHash: 'f'.repeat(64) },
    ];
    const hashes = [{}, ...others].map((change) => hashEntry({ ...entry!, ...change }));
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('canonical JSON', () => {
  test('follows RFC 8785 byte by byte', () => {
    const text = fc.string({ unit: 'binary' });
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    const values = [text, number, fc.boolean(), fc.constantFrom(null, undefined)];
    const objects = fc.object({ key: text, values, maxDepth: 3, maxKeys: 6 });
    fc.assert(
      fc.property(objects, (object) => {
        expect(canonicalJson(object)).toBe(canonicalize(object));
      }),
      forRuns(500),
    );
  });

  test('uses its numbers, order of keys and escapes', () => {
    const object = {
      '\u20ac': -0,
      '\r': 1e21,
      '\ufb33': 1e-7,
      '1': 0.1 + 0.2,
      '\u{1f600}': 1e9 / 3,
    };
    expect(canonicalJson({ ...object, '10': '\u0007"\\/\u2028', '9': undefined })).toBe(
      '{"\\r":1e+21,"1":0.30000000000000004,"10":"\\u0007\\"\\\\/\u2028",' +
        '"\u20ac":0,"\u{1f600}":333333333.3333333,"\ufb33":1e-7}',
    );
  });

  test('sorts the keys of large objects too', () => {
    const object = Object.fromEntries(Array.from({ length: 300 }, (_, key) => [`key ${299 - key}`, key]));
    expect(canonicalJson(object)).toBe(canonicalize(object));
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1])('refuses %s, which is not JSON', (value) => {
    expect(() => canonicalJson({ value })).toThrow();
  });
});
