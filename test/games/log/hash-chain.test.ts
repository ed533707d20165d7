import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../../src/db/log-entries.ts';
import { genesisHash, hashEntry, verifyChain, withHash } from '../../../src/games/log/hash-chain.ts';
import { entryAfter } from '../../support/played-game.ts';

const game = '01890000-0000-7000-8000-000000000001';

function chain(length: number): LogEntry[] {
  const entries: LogEntry[] = [];
  while (entries.length < length) entries.push(entryAfter(entries.at(-1) ?? game).entry);
  return entries;
}

const headOf = (entries: LogEntry[]) => ({
  version: entries.length,
  headHash: entries.at(-1)?.hash ?? genesisHash,
});
const replaced = (entries: LogEntry[], seq: number, change: Partial<LogEntry>) =>
  entries.map((entry) => (entry.seq === seq ? { ...entry, ...change } : entry));

describe('hashEntry', () => {
  test('is SHA-256 over canonical JSON, spelled out here', () => {
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

describe('verifyChain', () => {
  const whole = chain(5);

  test('finds nothing in a log as it was written, also an empty one', () => {
    expect(verifyChain(headOf(whole), whole)).toEqual({ entries: 5, headHash: whole[4]?.hash });
    expect(verifyChain(headOf([]), [])).toEqual({ entries: 0, headHash: genesisHash });
  });

  const resealed = withHash({ ...whole[2]!, decision: { type: 'resign' } });
  const rows: [string, LogEntry[], { seq: number; problem: string }][] = [
    ['changed content', replaced(whole, 3, { seat: 1 }), { seq: 3, problem: 'changed' }],
    ['changed content with a hash to match', replaced(whole, 3, resealed), { seq: 4, problem: 'changed' }],
    [
      'a changed last entry with a hash to match',
      [...whole.slice(0, 2), resealed],
      { seq: 3, problem: 'changed' },
    ],
    ['a changed hash', replaced(whole, 2, { hash: 'a'.repeat(64) }), { seq: 2, problem: 'changed' }],
    ['a hole', whole.filter((entry) => entry.seq !== 3), { seq: 3, problem: 'missing' }],
    ['no first entry', whole.slice(1), { seq: 1, problem: 'missing' }],
  ];
  test.each(rows)('finds %s', (_name, entries, fault) => {
    const length = entries.at(-1)?.seq ?? 0;
    const head = { version: length, headHash: whole[length - 1]?.hash ?? '' };
    expect(verifyChain(head, entries).fault).toMatchObject(fault);
  });

  test('finds a log that is cut off, and one that goes on too long', () => {
    expect(verifyChain(headOf(whole), whole.slice(0, 3)).fault).toMatchObject({
      seq: 4,
      problem: 'missing',
    });
    expect(verifyChain(headOf(whole.slice(0, 3)), whole).fault).toMatchObject({
      seq: 4,
      problem: 'extra',
    });
    expect(verifyChain(undefined, whole).fault).toMatchObject({ seq: 1, problem: 'extra' });
  });
});
