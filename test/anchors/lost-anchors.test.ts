import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { appendToFile } from '../../src/anchors/append-to-file.ts';
import { createAnchorsNow } from '../../src/anchors/create.ts';
import { unpackLeaves } from '../../src/anchors/leaf.ts';
import { parseLine } from '../../src/anchors/parse-line.ts';
import { dayMs } from '../../src/helpers/time-units.ts';
import { testDeps } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { realGame } from '../support/real-game.ts';
import { openTampering } from '../support/tampering.ts';
import { findingsIn } from '../support/verified.ts';

const given = useDatabase();

test('the file reveals anchors and games missing from the database', async () => {
  const { deps } = testDeps(given.db);
  for (const length of [2, 3]) {
    await realGame(deps, length);
    await createAnchorsNow(deps);
  }
  const folder = await mkdtemp(join(tmpdir(), 'lost-anchors-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'anchors.jsonl');
  await appendToFile(deps, file);
  const last = parseLine((await readFile(file, 'utf8')).trim().split('\n').at(-1) ?? '');
  const { game } = unpackLeaves(last!.leaves)[0]!;

  const client = await openTampering(given.database.adminUrl);
  await client.query('BEGIN');
  await client.query('DELETE FROM anchors WHERE number = 2');
  await client.query('DELETE FROM log_entries WHERE game_id = $1', [game]);
  await client.query('DELETE FROM games WHERE id = $1', [game]);
  await client.query('COMMIT');
  await client.end();
  const findings = await findingsIn(given.db, file, new Date(Date.now() + dayMs));
  expect(findings).toEqual([
    { code: 'anchor-lost', detail: 'Anchor 2 is in the anchor file and not in the database.' },
    { code: 'anchored-game-missing', game, detail: expect.any(String) },
  ]);
  await realGame(deps, 1);
  await createAnchorsNow(deps);
  await createAnchorsNow(deps);
  await expect(appendToFile(deps, file)).rejects.toThrow(/do not continue anchor 2/);
});
