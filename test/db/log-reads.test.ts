import { expect, test } from 'vitest';
import { append } from '../../src/db/append.ts';
import { transaction } from '../../src/db/client.ts';
import { readEntriesAfter } from '../../src/db/entries-after.ts';
import type { Queryable } from '../../src/db/held-transaction.ts';
import type { LogEntry } from '../../src/db/log-entries.ts';
import { LogReads } from '../../src/db/log-reads.ts';
import { useDatabase } from '../support/database.ts';
import { entryAfter, playedGame } from '../support/played-game.ts';

const given = useDatabase();

/** Reads of the database that count their statements. */
function countedReads(mostGames = 32) {
  const names: unknown[] = [];
  const db = {
    query: (statement: { readonly name?: string }) => {
      names.push(statement.name);
      return given.db.connections.query(statement as never);
    },
  } as unknown as Queryable;
  return { reads: new LogReads(db, mostGames), names };
}

const playGames = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => playedGame(given.db.pool, 1 + (at % 5))));

const seqsOf = (rows: readonly { readonly seq: number }[]) => rows.map(({ seq }) => seq);

test('who asks at the same time shares a statement, and each gets what follows its own version', async () => {
  const games = await playGames(20);
  const { reads, names } = countedReads();
  const known = games.map((entries, at) => ({ game: entries[0]!.game, version: at % (entries.length + 1) }));
  const found = await Promise.all(known.map((each) => reads.rowsAfter(each)));
  expect(names).toEqual(['read-logs-after']);
  const expected = games.map((entries, at) => entries.slice(known[at]!.version));
  expect(found.map(seqsOf)).toEqual(expected.map(seqsOf));
  expect(found.map((rows) => rows.map(({ hash }) => hash))).toEqual(
    expected.map((entries) => entries.map(({ hash }) => hash)),
  );
});

test('who asks alone names the one game, and two who ask for the same game both get its entries', async () => {
  const [entries] = await playGames(1);
  const { reads, names } = countedReads();
  const known = { game: entries![0]!.game, version: 0 };
  expect(seqsOf(await reads.rowsAfter(known))).toEqual([1]);
  const both = await Promise.all([reads.rowsAfter(known), reads.rowsAfter({ ...known, version: 1 })]);
  expect(both.map(seqsOf)).toEqual([[1], []]);
  expect(names).toEqual(['read-log', 'read-log', 'read-log']);
});

test('where one game may share no statement, each has its own', async () => {
  const games = await playGames(5);
  const { reads, names } = countedReads(1);
  const known = games.map((entries) => ({ game: entries[0]!.game, version: 0 }));
  const found = await Promise.all(known.map((each) => reads.rowsAfter(each)));
  expect(found.map(seqsOf)).toEqual(games.map(seqsOf));
  expect(names).toEqual(games.map(() => 'read-log'));
});

test('what was written before somebody asked is found, also while another statement is under way', async () => {
  const games = await playGames(6);
  const { reads } = countedReads();
  const known = games.map((entries) => ({ game: entries[0]!.game, version: entries.length }));
  const early = known.map((each) => reads.rowsAfter(each));
  const later = games.map(async (entries, at) => {
    const next = entryAfter(entries.at(-1) as LogEntry);
    expect(await append(given.db, next)).toBe('written');
    return reads.rowsAfter(known[at]!);
  });
  expect((await Promise.all(later)).map(seqsOf)).toEqual(games.map(({ length }) => [length + 1]));
  await Promise.all(early);
});

test('a request reads in its own transaction, and so what it has written itself', async () => {
  const [entries] = await playGames(1);
  const known = { game: entries![0]!.game, version: 1 };
  const request = given.db.requestTransactions.prepare(async () => {});
  await new Promise<void>((resolve, reject) =>
    request.run(() => {
      const work = async () => {
        await request.begin();
        expect(await append(given.db, entryAfter(entries!.at(-1) as LogEntry))).toBe('written');
        expect(seqsOf(await readEntriesAfter(given.db, known))).toEqual([2]);
        await request.rollBack(true);
      };
      work().then(resolve, reject);
    }),
  );
  expect(await readEntriesAfter(given.db, known)).toEqual([]);
});

test('a statement that fails fails for all who share it, and for nobody after them', async () => {
  const games = await playGames(4);
  const known = games.map((entries) => ({ game: entries[0]!.game, version: 0 }));
  const bad = [...known.slice(1), { game: 'no id', version: 0 }];
  const refused = await Promise.allSettled(bad.map((each) => readEntriesAfter(given.db, each)));
  expect(refused.map(({ status }) => status)).toEqual(bad.map(() => 'rejected'));
  await transaction(given.db, async (client) => {
    await client.query('LOCK TABLE games IN ACCESS EXCLUSIVE MODE');
    const found = await Promise.all(known.map((each) => readEntriesAfter(given.db, each)));
    expect(found.map(seqsOf)).toEqual(games.map(seqsOf));
  });
});
