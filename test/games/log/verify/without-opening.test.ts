import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkGameLog } from '../../../../src/games/log/check-logs.ts';
import { testDeps } from '../../../support/app.ts';
import { useDatabase } from '../../../support/database.ts';
import { realGame } from '../../../support/real-game.ts';
import { openTampering, rewriteLog } from '../../../support/tampering.ts';
import { allFindings } from '../../../support/verified.ts';

const given = useDatabase();
let [id, client]: [string, pg.Client] = [] as never;

/** The opening is removed, and the chain starts with zeros instead. */
beforeAll(async () => {
  id = (await realGame(testDeps(given.db).deps, 6))[0]!.game;
  client = await openTampering(given.database.adminUrl);
  await client.query('DELETE FROM log_entries WHERE game_id = $1 AND seq = 0', [id]);
  await rewriteLog(given.db, client, id, {});
});
afterAll(() => client.end());

test('reports a game without an opening, and its other faults', async () => {
  await client.query('UPDATE games SET scores = ARRAY[9, 9] WHERE id = $1', [id]);
  const found = (await allFindings(given.db)).map(({ code, game }) => ({ code, game }));
  expect(found).toContainEqual({ code: 'opening-missing', game: id });
  expect(found).toContainEqual({ code: 'scores-differ', game: id });
  expect(await checkGameLog(given.db, id)).toMatchObject({ fault: { seq: 0, problem: 'missing' } });
});
