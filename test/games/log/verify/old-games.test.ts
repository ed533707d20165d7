import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkGameLog } from '../../../../src/games/log/check-logs.ts';
import { testDeps } from '../../../support/app.ts';
import { useDatabase } from '../../../support/database.ts';
import { realGame } from '../../../support/real-game.ts';
import { openTampering, rewriteLog } from '../../../support/tampering.ts';
import { everythingFound } from '../../../support/verified.ts';

const given = useDatabase();
let [id, client]: [string, pg.Client] = [] as never;

/** A game as it was before logs had openings: its chain begins with zeros. */
beforeAll(async () => {
  id = (await realGame(testDeps(given.db).deps, 6))[0]!.game;
  client = await openTampering(given.database.adminUrl);
  await client.query('DELETE FROM log_entries WHERE game_id = $1 AND seq = 0', [id]);
  await rewriteLog(given.db, client, id, {});
});
afterAll(() => client.end());

const found = async () => (await everythingFound(given.db)).map(({ code, game }) => ({ code, game }));
const noAnchors = { code: 'no-anchors', game: undefined };

test('a game that began before logs had openings is noted, and not reported as changed', async () => {
  await client.query(`UPDATE _prisma_migrations SET finished_at = now() + interval '1 hour'`);
  expect(await found()).toEqual([noAnchors, { code: 'no-opening', game: id }]);
  expect(await checkGameLog(given.db, id)).not.toHaveProperty('fault');
});

test('what else is wrong with it is found', async () => {
  await client.query('UPDATE games SET scores = ARRAY[9, 9] WHERE id = $1', [id]);
  expect(await found()).toContainEqual({ code: 'scores-differ', game: id });
});

test('a later game without an opening is reported', async () => {
  await client.query(`UPDATE _prisma_migrations SET finished_at = now() - interval '1 hour'`);
  expect(await found()).toContainEqual({ code: 'opening-missing', game: id });
  expect(await checkGameLog(given.db, id)).toMatchObject({ fault: { seq: 0, problem: 'missing' } });
});
