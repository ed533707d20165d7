import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LogEntry } from '../../../src/db/log-entries.ts';
import { allEntries } from '../../../src/db/log-entries.ts';
import { checkAllLogs, checkGameLog, type GameCheck } from '../../../src/games/log/check-logs.ts';
import { useDatabase } from '../../support/database.ts';
import { playedGame, runningGame } from '../../support/played-game.ts';

describe('checking the logs of a database', () => {
  const given = useDatabase();
  const games: LogEntry[][] = [];
  let superuser: pg.Client;

  beforeAll(async () => {
    for (const length of [3, 4, 5, 6, 7]) games.push(await playedGame(given.db.pool, length));
    await runningGame(given.db.pool);
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
    });
    expect(await verifyLog()).toEqual({
      code: 0,
      stdout: '6 games, 25 entries checked, 0 games with a fault\n',
    });
  });

  test('reads page by page and leaves nothing out', async () => {
    const read: string[] = [];
    for await (const entry of allEntries(given.db.pool, 4)) read.push(`${entry.game} ${entry.seq}`);
    expect(read).toEqual(games.flat().map((entry) => `${entry.game} ${entry.seq}`));
  });

  test('after somebody with every right has been at it, each game and entry is named', async () => {
    const [ids] = [games.map((entries) => entries[0]!.game)];
    await superuser.query('ALTER TABLE log_entries DISABLE TRIGGER ALL');
    await superuser.query('SET session_replication_role = replica');
    await superuser.query(
      `UPDATE log_entries SET decision = decision || '{"x": 9}' WHERE game_id = $1 AND seq = 2`,
      [ids[0]],
    );
    await superuser.query(`UPDATE log_entries SET at = at + interval '1 ms' WHERE game_id = $1 AND seq = 4`, [
      ids[1],
    ]);
    await superuser.query('DELETE FROM log_entries WHERE game_id = $1 AND seq = 5', [ids[2]]);
    await superuser.query('DELETE FROM games WHERE id = $1', [ids[3]]);
    await superuser.query('DELETE FROM log_entries WHERE game_id = $1 AND seq = 3', [ids[4]]);
    const expected = [
      `${ids[0]} 2 changed`,
      `${ids[1]} 4 changed`,
      `${ids[2]} 5 missing`,
      `${ids[3]} 1 extra`,
      `${ids[4]} 3 missing`,
    ];
    expect(await faults()).toEqual(expected);
    const command = await verifyLog();
    expect(command.code).toBe(1);
    for (const [n, line] of command.stdout.split('\n').slice(0, 5).entries()) {
      const [game, seq, problem] = expected[n]!.split(' ');
      expect(line).toContain(`game ${game}, entry ${seq} ${problem}: `);
    }
    expect((await checkGameLog(given.db, ids[1]!))?.fault).toMatchObject({ seq: 4, problem: 'changed' });
  });
});
