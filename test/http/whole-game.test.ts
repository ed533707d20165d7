import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { newGame, parseRecord, resolveRules } from '../../src/engine/index.ts';
import { useApp } from '../support/app.ts';
import { playOn, readTable, startTable } from '../support/table.ts';

const service = useApp();

test('two players play a game to the end, with every decision in the log', async () => {
  const table = await startTable(service);
  const [one, two] = table.players;
  const before = await one!.get(`/v1/games/${table.id}/fairness`).expect(200);
  expect(before.body).toMatchObject({ scenario: false, seed: null });

  const end = await playOn(service, table);
  expect(end).toMatchObject({ status: 'finished', awaiting: null });
  expect(end.entry.events.at(-1)).toMatchObject({ type: 'game-over', scores: end.scores });

  const game = await readTable(service, table, two!);
  expect(game).toMatchObject({
    status: 'finished',
    version: end.version,
    scores: end.scores,
    awaiting: null,
    yourSeat: 1,
  });
  expect(game.table.tiles.length + game.table.bag.aside.length).toBe(72);
  expect(game.last.seq).toBe(end.version);

  const first = await one!.get(`/v1/games/${table.id}/moves?limit=50`).expect(200);
  const { nextCursor } = first.body;
  const rest = await one!.get(`/v1/games/${table.id}/moves?limit=50&cursor=${nextCursor}`);
  const entries = [...first.body.items, ...rest.body.items];
  expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: end.version }, (_, index) => index + 1));
  expect(rest.body.nextCursor).toBeNull();
  const check = await two!.get(`/v1/games/${table.id}/moves/verify`).expect(200);
  const openingHash = entries[0].previousHash;
  expect(check.body).toEqual({ ok: true, entries: end.version, headHash: entries.at(-1).hash, openingHash });

  const { body: statistics } = await service.http.get(`/v1/games/${table.id}/statistics`).expect(200);
  expect(statistics.course.at(-1)).toEqual(end.scores);
  const { body: record } = await service.http.get(`/v1/games/${table.id}/record`).expect(200);
  const { text } = await service.http.get(`/v1/games/${table.id}/record.txt`).expect(200);
  expect(parseRecord(text)).toEqual(record);

  const { body: fair } = await two!.get(`/v1/games/${table.id}/fairness`).expect(200);
  expect(fair.commitment).toBe(before.body.commitment);
  expect(createHash('sha256').update(fair.seed).digest('hex')).toBe(fair.commitment);
  const opened = newGame({ rules: resolveRules({}), seats: 2, bag: { seed: fair.seed } });
  expect(opened.events).toContainEqual(
    expect.objectContaining({ type: 'tile-drawn', tile: entries[0].events[0].tile }),
  );
});
