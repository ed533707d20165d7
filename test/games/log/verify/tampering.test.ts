import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepAnchorsNow } from '../../../../src/anchors/index.ts';
import type { StoredEntry } from '../../../../src/games/store/log-entries.ts';
import type { Deps } from '../../../../src/platform/deps.ts';
import { testDeps } from '../../../support/app.ts';
import { useDatabase } from '../../../support/database.ts';
import { useFolder } from '../../../support/folders.ts';
import { realGame, startedGame } from '../../../support/real-game.ts';
import { openTampering, type Rewrite, rewriteLog } from '../../../support/tampering.ts';
import { findingsIn } from '../../../support/verified.ts';

/** A change with full rights to one game of 12 entries, and the findings: code, and entry if it concerns one. */
type Row = readonly [name: string, change: string | Rewrite, found: readonly string[]];

const hour = `interval '1 hour'`;
const illegal = { type: 'tile', x: 40, y: 40, rotation: 0 } as unknown as StoredEntry['decision'];
const otherSeed = 'ab'.repeat(32);

const rows: readonly Row[] = [
  [
    'an entry changed',
    `UPDATE log_entries SET at = at + ${hour} WHERE game_id = $1 AND seq = 4`,
    ['entry-changed 4'],
  ],
  ['an entry removed', 'DELETE FROM log_entries WHERE game_id = $1 AND seq = 5', ['entry-missing 5']],
  [
    'entries cut off',
    'DELETE FROM log_entries WHERE game_id = $1 AND seq > 9',
    ['entry-missing 10', 'anchored-entry-missing 12'],
  ],
  [
    'log cut, all that it gives set back, answers left',
    { entries: (all) => all.slice(0, 9), keepsAnswers: true },
    ['answer-without-entry 10', 'anchored-entry-missing 12'],
  ],
  ['version set back', 'UPDATE games SET version = 9 WHERE id = $1', ['entry-extra 10']],
  [
    'log cut, all that it gives set back',
    { entries: (all) => all.slice(0, 9) },
    ['anchored-entry-missing 12'],
  ],
  [
    'log deleted',
    'DELETE FROM log_entries WHERE game_id = $1',
    ['opening-missing 0', 'entry-missing 1', 'anchored-entry-missing 12'],
  ],
  ['log of no game', 'DELETE FROM games WHERE id = $1', ['anchored-game-missing', 'game-missing']],
  [
    'one decision changed and the chain rewritten',
    { entries: (all) => [...all.slice(0, 11), { ...all[11]!, decision: { type: 'resign' } }] },
    ['anchored-entry-changed 12'],
  ],
  [
    'an illegal tile, and the chain rewritten',
    { entries: (all) => all.map((entry) => (entry.seq === 7 ? { ...entry, decision: illegal } : entry)) },
    ['entry-illegal 7', 'anchored-entry-changed 12'],
  ],
  [
    'no decision at all, and the chain rewritten',
    {
      entries: (all) =>
        all.map((entry) => (entry.seq === 12 ? { ...entry, decision: { type: 'fly' } as never } : entry)),
    },
    ['entry-illegal 12', 'anchored-entry-changed 12'],
  ],
  [
    'points in events, and the chain rewritten',
    { events: (events, seq) => (seq === 6 ? [...events, { type: 'points', points: 99 } as never] : events) },
    ['entry-changed 6', 'anchored-entry-changed 12'],
  ],
  [
    'dates, and the chain rewritten',
    { entries: (all) => all.map((entry) => (entry.seq === 6 ? { ...entry, at: new Date(0) } : entry)) },
    ['entry-dated-back 6', 'anchored-entry-changed 12'],
  ],
  [
    'a turn skipped without a clock',
    { entries: (all) => [...all.slice(0, 11), { ...all[11]!, decision: { type: 'skip' } }] },
    ['entry-too-early 12', 'anchored-entry-changed 12'],
  ],
  ['the seed', `UPDATE games SET seed = '\\x${otherSeed}' WHERE id = $1`, ['seed-differs']],
  [
    'seed and commitment',
    `UPDATE games SET seed = '\\x${otherSeed}', commitment = sha256('${otherSeed}') WHERE id = $1`,
    ['commitment-differs', 'seed-differs'],
  ],
  ['rules', `UPDATE games SET rules = jsonb_set(rules, '{cityPoints}', '9') WHERE id = $1`, ['rules-differ']],
  ['the clock', `UPDATE games SET clock = '{"perTurn": "P1D"}' WHERE id = $1`, ['clock-differs']],
  [
    'the version of the engine',
    `UPDATE games SET engine_version = '7' WHERE id = $1`,
    ['engine-version-differs'],
  ],
  ['the number of seats', 'UPDATE games SET seat_count = 3 WHERE id = $1', ['seats-differ']],
  [
    'players swapped',
    `WITH gone AS (DELETE FROM seats WHERE game_id = $1 RETURNING *)
     INSERT INTO seats (game_id, seat, player_id, joined_at) SELECT game_id, 1 - seat, player_id, joined_at
     FROM gone ORDER BY player_id`,
    ['seats-differ', 'seats-differ'],
  ],
  ['a player removed', 'DELETE FROM seats WHERE game_id = $1 AND seat = 1', ['seats-differ']],
  ['scores', 'UPDATE games SET scores = ARRAY[70, 3] WHERE id = $1', ['scores-differ']],
  ['who has won', 'UPDATE games SET places = ARRAY[1, 2] WHERE id = $1', ['places-differ']],
  ['who has resigned', 'UPDATE games SET resigned = ARRAY[1] WHERE id = $1', ['places-differ']],
  [
    'status',
    `UPDATE games SET status = 'finished', awaiting_seat = NULL WHERE id = $1`,
    ['status-differs', 'awaiting-differs'],
  ],
  [
    'the seat that it waits for',
    'UPDATE games SET awaiting_seat = 1 - awaiting_seat WHERE id = $1',
    ['awaiting-differs'],
  ],
  ['the phase', `UPDATE games SET awaiting_phase = 'wagon' WHERE id = $1`, ['awaiting-differs']],
  ['the head', `UPDATE games SET head_hash = sha256('') WHERE id = $1`, ['head-differs 12']],
  ['a deadline', `UPDATE games SET deadline = now() WHERE id = $1`, ['deadline-differs']],
  [
    'the date of creation',
    `UPDATE games SET created_at = created_at - ${hour} WHERE id = $1`,
    ['dates-differ'],
  ],
  [
    'the date of the start',
    `UPDATE games SET started_at = started_at - ${hour} WHERE id = $1`,
    ['dates-differ'],
  ],
  [
    'the date of the last change',
    `UPDATE games SET updated_at = updated_at + ${hour} WHERE id = $1`,
    ['dates-differ'],
  ],
  [
    'the player of a kept answer',
    `UPDATE decision_results SET player_id = gen_random_uuid() WHERE game_id = $1 AND seq = 3`,
    ['answer-differs 3'],
  ],
  [
    'an answer to another one',
    `UPDATE decision_results SET seq = 3 WHERE game_id = $1 AND seq = 8`,
    ['answer-differs 3'],
  ],
  ['a date of the end', `UPDATE games SET finished_at = now() WHERE id = $1`, ['dates-differ']],
  [
    'a kept answer',
    `UPDATE decision_results SET at = at + ${hour} WHERE game_id = $1 AND seq = 8`,
    ['answer-differs 8'],
  ],
  [
    'the opening',
    `UPDATE log_entries SET decision = (decision::jsonb || '{"seatCount": 3}')::text WHERE game_id = $1 AND seq = 0`,
    ['opening-changed 0'],
  ],
  [
    'the opening removed',
    'DELETE FROM log_entries WHERE game_id = $1 AND seq = 0',
    ['opening-missing 0', 'entry-changed 1'],
  ],
  [
    'a started game as if it had not',
    'UPDATE games SET started_at = NULL WHERE id = $1',
    ['log-unexpected', 'dates-differ'],
  ],
];

describe('after tampering with full rights', () => {
  const given = useDatabase();
  const games: string[] = [];
  const file = join(useFolder('tampering'), 'anchors.jsonl');
  let [deps, client]: [Deps, pg.Client] = [] as never;

  beforeAll(async () => {
    deps = testDeps(given.db, { anchors: { file, email: undefined, webhook: undefined } }).deps;
    for (const _ of rows) games.push((await realGame(deps, 12))[0]!.game);
    await startedGame(deps);
    await realGame(deps);
    await keepAnchorsNow(deps);
    expect(await findingsIn(given.db, file)).toEqual([]);
    client = await openTampering(given.database.adminUrl);
    for (const [index, [, change]] of rows.entries()) {
      const id = games[index] as string;
      if (typeof change === 'string') await client.query(change, [id]);
      else await rewriteLog(given.db, client, id, change);
    }
    found = await findingsIn(given.db, file);
  }, 120_000);
  afterAll(() => client.end());
  let found: Awaited<ReturnType<typeof findingsIn>> = [];

  test.each(rows.map(([name, , expected], index) => [name, index, expected] as const))(
    'reports %s',
    (_name, index, expected) => {
      const ofGame = found.filter(({ game }) => game === games[index]);
      expect(ofGame.map(({ code, seq }) => (seq === undefined ? code : `${code} ${seq}`))).toEqual(expected);
      for (const { detail } of ofGame) expect(detail).toMatch(/^[A-Z].*\.$/);
    },
  );

  test('reports nothing else', () => {
    expect(found.filter(({ game }) => game === undefined || !games.includes(game))).toEqual([]);
  });
});
