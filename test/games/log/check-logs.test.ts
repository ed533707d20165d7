import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allGameIds } from '../../../src/db/games.ts';
import type { LogEntry } from '../../../src/db/log-entries.ts';
import { checkAllLogs, checkGameLog, type GameCheck } from '../../../src/games/log/check-logs.ts';
import { testDeps } from '../../support/app.ts';
import { useDatabase } from '../../support/database.ts';
import { realGame, startedGame } from '../../support/real-game.ts';

describe('checking the logs of a database', () => {
  const given = useDatabase();
  const games: (readonly LogEntry[])[] = [];
  let superuser: pg.Client;

  beforeAll(async () => {
    const { deps } = testDeps(given.db);
    for (const length of [3, 4, 5, 6, 7, 8]) games.push(await realGame(deps, length));
    await startedGame(deps);
    superuser = new pg.Client(given.database.adminUrl);
    await superuser.connect();
  });
  afterAll(() => superuser.end());

  async function faults(): Promise<string[]> {
    const found: string[] = [];
    const report = ({ game, check }: GameCheck) => {
      if (check.fault) found.push(`${game} ${check.fault.seq} ${check.fault.problem}`);
    };
    await checkAllLogs(given.db, report);
    return found;
  }

  const verifyLog = () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/commands/verify-log.ts'], {
      env: { ...process.env, DATABASE_URL: given.database.url, NODE_ENV: 'test' },
    }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
    );

  test('an untouched database has no fault', async () => {
    expect(await faults()).toEqual([]);
    expect(await checkGameLog(given.db, games[2]![0]!.game)).toEqual({
      entries: 5,
      headHash: games[2]?.at(-1)?.hash,
      openingHash: games[2]?.[0]?.previousHash,
    });
    expect(await verifyLog()).toEqual({
      code: 0,
      stdout: '7 games, 33 entries checked, 0 games with a fault\n',
    });
  });

  test('reads page by page and leaves nothing out', async () => {
    const read: string[] = [];
    for await (const game of allGameIds(given.db.pool, 2)) read.push(game);
    expect(read.slice(0, -1)).toEqual(games.map(([first]) => first!.game));
  });

  test('after somebody with every right has been at it, each game and entry is named', async () => {
    const ids = games.map((entries) => entries[0]!.game);
    await superuser.query('SET session_replication_role = replica');
    const { rows: parts } = await superuser.query(
      `SELECT relid::regclass AS name FROM pg_partition_tree('log_entries')`,
    );
    for (const { name } of parts) await superuser.query(`ALTER TABLE ${name} DISABLE TRIGGER ALL`);
    const changes: [string, number][] = [
      [
        `UPDATE log_entries SET decision = (decision::jsonb || '{"x": 9}')::json WHERE game_id = $1 AND seq = 2`,
        0,
      ],
      [`UPDATE log_entries SET at = at + interval '1 ms' WHERE game_id = $1 AND seq = 4`, 1],
      ['DELETE FROM log_entries WHERE game_id = $1 AND seq = 5', 2],
      ['DELETE FROM games WHERE id = $1', 3],
      ['DELETE FROM log_entries WHERE game_id = $1 AND seq = 3', 4],
      [
        `UPDATE log_entries SET decision = (decision::jsonb || '{"seatCount": 3}')::json WHERE game_id = $1 AND seq = 0`,
        5,
      ],
    ];
    for (const [sql, game] of changes) await superuser.query(sql, [ids[game]]);
    const expected = [
      `${ids[0]} 2 changed`,
      `${ids[1]} 4 changed`,
      `${ids[2]} 5 missing`,
      `${ids[4]} 3 missing`,
      `${ids[5]} 0 changed`,
      `${ids[3]} 1 extra`,
    ];
    expect(await faults()).toEqual(expected);
    const command = await verifyLog();
    expect(command.code).toBe(1);
    for (const [n, line] of command.stdout.split('\n').slice(0, 6).entries()) {
      const [game, seq, problem] = expected[n]!.split(' ');
      expect(line).toContain(`game ${game}, entry ${seq} ${problem}: `);
    }
    expect((await checkGameLog(given.db, ids[1]!))?.fault).toMatchObject({ seq: 4, problem: 'changed' });
  });
});
