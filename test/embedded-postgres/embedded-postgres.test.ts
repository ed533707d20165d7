import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Account, databaseAccount } from '../../src/embedded-postgres/account.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/embedded-postgres/index.ts';
import { livingPostmaster } from '../../src/embedded-postgres/postmaster.ts';
import { findPrograms } from '../../src/embedded-postgres/programs.ts';
import { query } from '../support/database.ts';
import { folderOfTest, useFolder } from '../support/folders.ts';
import { waiting } from '../support/waiting.ts';

const isRoot = process.getuid?.() === 0;

/** A process's child processes, as Linux lists them. */
function childrenOf(parent: number): number[] {
  const parentOf = (pid: string) => {
    try {
      return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
    } catch {
      return undefined; // it has just ended
    }
  };
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => parentOf(pid) === parent).map(Number);
}

describe('the embedded PostgreSQL', () => {
  let folder: string;
  let dataDir: string;
  let cleanups: (() => unknown)[];

  const source = useFolder('embedded-made');
  const stateDir = join(source, 'state');

  beforeAll(async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: join(source, 'data'), durable: false, stateDir });
    await postgres.stop();
  });
  beforeEach(async () => {
    folder = folderOfTest('embedded');
    dataDir = join(folder, 'data');
    execFileSync('cp', ['-a', join(source, 'data'), dataDir]); // three times as fast as making one
    cleanups = [];
  });
  afterEach(async () => {
    for (const cleanup of cleanups.reverse()) await cleanup();
  });

  async function start(options: { log?: (sentence: string) => void } = {}) {
    const postgres = await startEmbeddedPostgres({ dataDir, durable: false, stateDir, ...options });
    cleanups.push(() => postgres.stop());
    return postgres;
  }
  const failure = () =>
    start().then(
      () => 'none',
      (error: Error) => `${error.name}: ${error.message}`,
    );

  /** Another process with the database, and its first line of output: the address or the error. */
  async function otherProcess(account?: Account, kind = 'throw-away'): Promise<[ChildProcess, string]> {
    const script = ['--import', 'tsx', 'test/support/hold-database.ts', dataDir, stateDir, kind];
    const numbers = account ? [String(account.uid), String(account.gid)] : [];
    const child = spawn(process.execPath, [...script, ...numbers], { stdio: ['ignore', 'pipe', 'inherit'] });
    cleanups.push(async () => {
      child.kill('SIGKILL');
      if (existsSync(noteFile())) process.kill(serverPid(), 'SIGKILL');
    });
    const [line] = await once(child.stdout, 'data');
    return [child, String(line).trim()];
  }

  const remember = (url: string) => query(url, 'CREATE TABLE stored AS SELECT 42 AS answer');
  const remembered = async ({ url }: EmbeddedPostgres) =>
    (await query(url, 'SELECT answer FROM stored'))[0]?.['answer'];

  const noteFile = () => join(dataDir, 'postgres', 'postmaster.pid');
  const serverPid = () => Number(readFileSync(noteFile(), 'utf8').split('\n')[0]);
  const kill = async (child: ChildProcess) => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };

  test('a second start keeps the data', async () => {
    const first = await start();
    await remember(first.url);
    await first.stop();
    expect(existsSync(noteFile())).toBe(false);
    const second = await start();
    expect(await remembered(second)).toBe(42);
    expect(second.adopted).toBe(false);
  });

  test('the service’s role owns its database and is no superuser; everything is UTF-8 and UTC', async () => {
    const { url } = await start();
    const [row] = await query(
      url,
      `SELECT rolsuper AS super, current_database() AS database, current_setting('timezone') AS zone,
              current_setting('server_encoding') AS encoding, lower('ÄÉ') AS lower
       FROM pg_roles WHERE rolname = current_user`,
    );
    expect(row).toEqual({
      super: false,
      database: 'carcassonne',
      zone: 'UTC',
      encoding: 'UTF8',
      lower: 'äé',
    });
  });

  test('access requires the password, which only its owner can read', async () => {
    const { url } = await start();
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow('password');
    expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0);
  });

  test('the next start takes over the server left running after kill -9 of the service', async () => {
    const [child, url] = await otherProcess();
    await remember(url);
    await kill(child);
    const logged: string[] = [];
    const next = await start({ log: (sentence) => logged.push(sentence) });
    expect(next.adopted).toBe(true);
    expect(logged).toEqual([expect.stringContaining('Took over PostgreSQL')]);
    expect(await remembered(next)).toBe(42);
    await next.stop();
    expect(existsSync(noteFile())).toBe(false);
  });

  test('no committed data is lost after kill -9 of the service and the server', async () => {
    const [child, url] = await otherProcess(undefined, 'durable');
    await remember(url);
    process.kill(serverPid(), 'SIGKILL');
    await kill(child);
    expect(await remembered(await start())).toBe(42);
  });

  test.runIf(process.platform === 'linux')('a start waits for the remains of a killed server', async () => {
    const [child, url] = await otherProcess(undefined, 'durable');
    await remember(url);
    const server = serverPid();
    const [orphan] = childrenOf(server);
    process.kill(orphan!, 'SIGSTOP'); // so that it uses the server's memory
    process.kill(server, 'SIGKILL');
    await kill(child);
    const starting = start();
    const logged = () => readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    await vi.waitFor(() => expect(logged()).toContain('pre-existing shared memory block'), waiting);
    process.kill(orphan!, 'SIGCONT');
    expect(await remembered(await starting)).toBe(42);
  });

  test('a second service on the same folder reports it in a sentence, and the first continues', async () => {
    const [, url] = await otherProcess();
    expect(await failure()).toMatch(
      /^DatabaseSetupError: Another service \(process \d+\) already works on the database in .*DATA_DIR to another folder\.$/,
    );
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('of two concurrent starts on a new folder, one succeeds and the other reports it', async () => {
    dataDir = join(folder, 'new');
    const outcomes = await Promise.allSettled([start(), start()]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
    const [reason] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(reason.message).toContain('Another service');
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log']);
  });

  test('a start waits for the previous service to stop', async () => {
    const first = await start();
    await remember(first.url);
    const [, second] = await Promise.all([first.stop(), start()]);
    expect(await remembered(second)).toBe(42);
  });

  test('a dead server’s note is ignored if its process id is a zombie’s or belongs to another process now', async () => {
    const first = await start();
    await remember(first.url);
    const note = readFileSync(noteFile(), 'utf8').split('\n');
    await first.stop();
    const { uid, gid } = statSync(join(dataDir, 'postgres'));
    // The sleeping shell never waits for its child, which stays a zombie; under the server's account, because
    // PostgreSQL can rule out processes of other accounts.
    const shell = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { uid, gid, cwd: '/' });
    cleanups.push(() => shell.kill('SIGKILL'));
    const zombie = Number(String((await once(shell.stdout, 'data'))[0]));
    for (const pid of [zombie, shell.pid]) {
      const lock = join(dataDir, 'postgres', `.s.PGSQL.${note[3]}.lock`);
      writeFileSync(noteFile(), [pid, ...note.slice(1)].join('\n'));
      writeFileSync(lock, `${pid}\n`);
      for (const file of [noteFile(), lock]) chownSync(file, uid, gid);
      expect(livingPostmaster({ folder: join(dataDir, 'postgres'), account: { uid, gid } })).toBe(undefined);
      expect(existsSync(lock)).toBe(false);
      const next = await start();
      expect(await remembered(next)).toBe(42);
      await next.stop();
    }
  });

  /** Whether a connection to the database uses TCP. */
  const isByTcp = async (url: string) =>
    (await query(url, 'SELECT inet_server_addr() IS NOT NULL AS tcp'))[0]?.['tcp'];

  test('connections use a socket in the data folder; sockets left by killed servers are deleted', async () => {
    const left = ['.s.PGSQL.1', '.s.PGSQL.1.lock'].map((name) => join(dataDir, 'postgres', name));
    for (const file of left) writeFileSync(file, '');
    const { url, adminUrl } = await start();
    expect(await isByTcp(url)).toBe(false);
    expect(await isByTcp(adminUrl)).toBe(false);
    expect(left.filter(existsSync)).toEqual([]);
    expect(await isByTcp(url.replace(/\?.*/, ''))).toBe(true);
  });

  test('connections use TCP if the socket path would be too long', async () => {
    const deeper = join(folder, 'a "quoted", long name of a folder'.repeat(3));
    mkdirSync(deeper);
    chmodSync(deeper, 0o755);
    execFileSync('mv', [dataDir, deeper]);
    dataDir = join(deeper, 'data');
    expect(await isByTcp((await start()).url)).toBe(true);
  });

  test('the socket path can contain characters that PostgreSQL and URLs quote', async () => {
    const beside = join(folder, 'a "b", c%?&');
    execFileSync('mv', [dataDir, beside]);
    dataDir = beside;
    expect(await isByTcp((await start()).url)).toBe(false);
  });

  test('data of another major version is reported and left alone', async () => {
    const file = join(dataDir, 'postgres', 'PG_VERSION');
    writeFileSync(file, '15\n');
    expect(await failure()).toMatch(/made by PostgreSQL 15, and this service brings \d+\. Make a backup/);
  });

  test('a folder without our database is reported and left alone', async () => {
    dataDir = join(folder, 'new');
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    const message = await failure();
    expect(message).toMatch(/^DatabaseSetupError: .* is not a database of this service/);
    expect(readdirSync(join(dataDir, 'postgres'))).toEqual([]);
  });

  describe.runIf(isRoot)('started by root', () => {
    const otherAccount = { uid: 65534, gid: 65534 };

    test('data for a folder closed to others is stored elsewhere and found again', async () => {
      dataDir = join(folder, 'new');
      chmodSync(folder, 0o700);
      const state = folderOfTest('embedded-state');
      const logged: string[] = [];
      const log = (sentence: string) => logged.push(sentence);
      const first = await startEmbeddedPostgres({ dataDir, durable: false, stateDir: state, log });
      expect(logged[0]).toMatch(/The database is kept in .* because its account can't enter/);
      await remember(first.url);
      await first.stop();
      expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
      const programs = await findPrograms(databaseAccount(dataDir), state);
      const second = await startEmbeddedPostgres({ dataDir, durable: false, stateDir: '/nowhere', programs });
      cleanups.push(() => second.stop());
      expect(await remembered(second)).toBe(42);
    });

    test('data created before its folder was closed is kept: the message says what to open', async () => {
      chmodSync(folder, 0o700);
      expect(await failure()).toMatch(/may not enter .*embedded-.*chmod o\+x/);
    });

    test('data created by an ordinary account stays with that account', async () => {
      dataDir = join(folder, 'new');
      chownSync(folder, otherAccount.uid, otherAccount.gid);
      const [child, url] = await otherProcess(otherAccount);
      await remember(url);
      await kill(child);
      expect(await remembered(await start())).toBe(42);
      expect(statSync(join(dataDir, 'postgres')).uid).toBe(otherAccount.uid);
    });

    test('data of another account is refused with its owner’s name', async () => {
      const { uid } = statSync(join(dataDir, 'postgres'));
      const other = uid === otherAccount.uid ? { uid: 1, gid: 1 } : otherAccount;
      const [, line] = await otherProcess(other);
      expect(line).toMatch(
        /^DatabaseSetupError: The database in .* belongs to account \w+, and this is \w+\. Start/,
      );
    });
  });
});
