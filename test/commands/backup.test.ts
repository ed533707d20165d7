import { cp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createAnchorsNow } from '../../src/anchors/create.ts';
import { makeBackup } from '../../src/commands/backup/make.ts';
import { readManifest, writeManifest } from '../../src/commands/backup/manifest.ts';
import { restoreBackup } from '../../src/commands/backup/restore.ts';
import { migrateTo } from '../../src/db/admin/migrate.ts';
import { openDb } from '../../src/db/client.ts';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/index.ts';
import { type OverHttp, serve, testConfig, useApp } from '../support/app.ts';
import { makeDatabase, query } from '../support/database.ts';
import { dumpOf } from '../support/dump.ts';
import { useFolder } from '../support/folders.ts';
import { makeGuest, type TestPlayer } from '../support/players.ts';
import { run } from '../support/run.ts';
import { decide, optionsOf, readTable, startTable } from '../support/table.ts';

const service = useApp({ webhookAllowedRanges: [] });
const folder = useFolder('backup');
const backup = join(folder, 'made', 'first');
let game: string;
let players: TestPlayer[] = [];
let [guest, guestGame]: [TestPlayer, string] = [] as never;

const firstMove = { type: 'tile', x: 0, y: -1, rotation: 0 };
const addressOf = () => service.deps.config.databaseUrl as string;

/** Two running games, one of them a guest's against a robot, and a backup of both. */
beforeAll(async () => {
  const table = await startTable(service, 2, { rules: {} });
  [game, players] = [table.id, table.players];
  await skipTurn(service, players[0] as TestPlayer);
  guest = await makeGuest(service);
  const request = { robots: ['easy'] };
  guestGame = (await guest.post('/v1/games', request).expect(201)).body.id;
  await createAnchorsNow(service.deps);
  await makeBackup(addressOf(), backup);
});

/** Makes any legal move. */
async function skipTurn({ http }: Pick<typeof service, 'http'>, player: TestPlayer): Promise<void> {
  const { body } = await http.get(`/v1/games/${game}/options`).set(player.auth).expect(200);
  const [{ decision }] = body.options;
  await http
    .post(`/v1/games/${game}/moves`)
    .set(player.auth)
    .send(decision ?? firstMove)
    .expect(201);
}

/** The guest still exists, and plays on until it is the robot's turn. */
async function playAsGuest(restored: OverHttp): Promise<void> {
  const { body: me } = await restored.http.get('/v1/me').set(guest.auth).expect(200);
  expect(me).toMatchObject({ id: guest.id, isGuest: true, guestExpiresAt: expect.any(String) });
  const [option] = await optionsOf(restored, { id: guestGame }, guest);
  await decide(restored, { id: guestGame }, guest, option.decision).expect(201);
  expect(await readTable(restored, { id: guestGame }, guest)).toMatchObject({
    version: 1,
    awaiting: { seats: [1] },
    players: [
      { isGuest: true, robot: null },
      { isGuest: false, robot: 'easy' },
    ],
  });
}

async function inEmptyDatabase<T>(use: (url: string) => Promise<T>): Promise<T> {
  const database = await makeDatabase('empty');
  return use(database.url).finally(() => database.drop());
}

const messageOf = (promise: Promise<unknown>) => promise.then(String, (error: Error) => error.message);

test('a restored backup is complete, and the game continues with the same tokens', async () => {
  await inEmptyDatabase(async (url) => {
    await restoreBackup(url, backup);
    const db = openDb(url, { poolSize: 4 });
    const before = await dumpOf(service.db);
    for (const [name, rows] of await dumpOf(db))
      if (!/migrations/.test(name))
        expect(rows.split('\n').sort(), name).toEqual(before.get(name)?.split('\n').sort());
    const restored = await serve(db, { databaseUrl: url });
    await skipTurn(restored, players[1] as TestPlayer);
    const { body } = await restored.http.get(`/v1/games/${game}/moves/verify`).expect(200);
    expect(body).toMatchObject({ ok: true, entries: 2 });
    await playAsGuest(restored);
    await restored.app.close();
    await db.close();
  });
});

test('only its owner can read a backup', async () => {
  expect((await stat(backup)).mode & 0o777).toBe(0o700);
  expect((await stat(join(backup, 'public.games.copy.gz'))).mode & 0o777).toBe(0o600);
});

test('a backup to an existing folder is refused', async () => {
  expect(await messageOf(makeBackup(addressOf(), backup))).toMatch(/is there already/);
});

test('a database with data is not overwritten', async () => {
  await inEmptyDatabase(async (url) => {
    await restoreBackup(url, backup);
    expect(await messageOf(restoreBackup(url, backup))).toMatch(/holds data already/);
  });
});

test('a damaged file is detected before anything is written', async () => {
  const damaged = join(folder, 'damaged');
  await cp(backup, damaged, { recursive: true });
  await cp(join(damaged, 'public.seats.copy.gz'), join(damaged, 'public.games.copy.gz'));
  await inEmptyDatabase(async (url) => {
    expect(await messageOf(restoreBackup(url, damaged))).toMatch(
      /public\.games\.copy\.gz is not as it was written/,
    );
    await writeFile(join(damaged, 'public.games.copy.gz'), 'not compressed');
    expect(await messageOf(restoreBackup(url, damaged))).toMatch(/public\.games\.copy\.gz can not be read/);
    expect(await messageOf(restoreBackup(url, folder))).toMatch(/There is no backup in/);
    expect(await query(url, `SELECT FROM pg_class WHERE relname = 'games'`)).toEqual([]);
  });
});

test('a newer version’s backup is refused, and so is a database newer than the backup', async () => {
  const manifest = await readManifest(backup);
  const newer = join(folder, 'newer');
  await cp(backup, newer, { recursive: true });
  await writeManifest(newer, { ...manifest, migrations: [...manifest.migrations, '99990101000000_later'] });
  const older = join(folder, 'older');
  await cp(backup, older, { recursive: true });
  await writeManifest(older, { ...manifest, migrations: manifest.migrations.slice(0, -1) });
  await inEmptyDatabase(async (url) => {
    expect(await messageOf(restoreBackup(url, newer))).toMatch(
      /newer version of the service.*99990101000000_later/,
    );
    await migrateTo(url, manifest.migrations);
    expect(await messageOf(restoreBackup(url, older))).toMatch(/database is newer than the backup/);
  });
});

test('the commands back up a running service and restore into a new data folder', async () => {
  const [made, dataDir] = [join(folder, 'by command'), join(folder, 'data')];
  const command = (name: string, to: string, env: Record<string, string>) =>
    run(process.execPath, ['--import', 'tsx', `src/commands/${name}.ts`, to], {
      env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...env },
    });
  const out = await command('backup', made, { DATABASE_URL: addressOf() });
  expect(out).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/: \d+ rows of \d+ tables, as of 20/),
  });
  await writeFile(join(made, 'jwt-secret'), `${testConfig.jwtSecret}\n`, { mode: 0o600 });
  const back = await command('restore', made, { DATA_DIR: dataDir });
  expect(back).toMatchObject({ status: 0, printed: expect.stringMatching(/^Restored \d+ rows/) });
  expect(await readFile(join(dataDir, 'jwt-secret'), 'utf8')).toBe(`${testConfig.jwtSecret}\n`);
  expect(await command('verify-log', '--json', { DATA_DIR: dataDir })).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/^\{"type":"summary",.*"anchors":1,"findings":0/),
  });
  const embedded = await startEmbeddedPostgres({ dataDir });
  const rows = await query(embedded.url, 'SELECT version FROM games WHERE id = $1', [game]);
  await embedded.stop();
  expect(rows).toEqual([{ version: 1 }]);
  expect((await command('restore', made, { DATA_DIR: dataDir })).printed).toMatch(/holds data already/);
});

test('missing input is reported in one sentence', async () => {
  const command = (...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', ...args], {
      env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'none') },
    });
  expect(await command('src/commands/restore.ts')).toEqual({
    status: 1,
    printed: 'Name the folder of the backup: npm run restore -- FOLDER\n',
  });
  expect((await command('src/commands/backup.ts')).printed).toMatch(
    /^There is no database in .*none yet\.\n$/,
  );
});
