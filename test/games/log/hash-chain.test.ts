import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../../src/db/log-entries.ts';
import { genesisHash, hashEntry } from '../../../src/games/log/hash-chain.ts';
import { entryAfter } from '../../support/played-game.ts';

const game = '01890000-0000-7000-8000-000000000001';

function chain(length: number): LogEntry[] {
  const entries: LogEntry[] = [];
  while (entries.length < length) entries.push(entryAfter(entries.at(-1) ?? game).entry);
  return entries;
}

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
