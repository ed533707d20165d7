import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { usageChoices } from '../../src/commands/play/request.ts';
import { freePort } from '../../src/embedded-postgres/free-port.ts';
import { EDITIONS, EXPANSIONS } from '../../src/engine/index.ts';
import { LANGUAGES, textsIn } from '../../src/texts/index.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { folderOfTest, useFolder } from '../support/folders.ts';
import { makePlayer } from '../support/players.ts';

const service = useApp();
useWorkers(service);

const stateFolder = useFolder('play');

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

interface Played {
  readonly output: string;
  readonly errors: string;
  readonly code: number;
}

/**
 * Starts `npm run play` with pipes in place of a terminal.
 * @param answer the input at a prompt, from all output since the previous one; undefined ends the input
 */
async function play(
  args: readonly string[],
  answer: (asked: string) => string | undefined,
  env: Record<string, string> = {},
): Promise<Played> {
  const command = ['--import', 'tsx', 'src/commands/play.ts', ...args];
  const child = spawn(process.execPath, command, {
    env: { ...process.env, NO_COLOR: '', XDG_STATE_HOME: stateFolder, ...env },
  });
  running.push(child);
  let [output, errors, seen] = ['', '', 0];
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdout.on('data', (chunk) => {
    output += chunk;
    for (let at = output.indexOf('> ', seen); at !== -1; at = output.indexOf('> ', seen)) {
      const typed = answer(output.slice(seen, at));
      seen = at + 2;
      if (typed === undefined) child.stdin.end();
      else child.stdin.write(`${typed}\n`);
    }
  });
  const [code] = await once(child, 'close');
  return { output, errors, code };
}

/** The first of the options just listed. */
const firstOption = (asked: string) =>
  /^(\d+[a-z]?) .*(?:\(|$)/m.exec(asked.split('\n').slice(1).join('\n'))?.[1] ?? '1';

test('a guest plays a whole game against a robot through pipes', async () => {
  const { output, errors, code } = await play(['--server', service.url, '--language', 'en'], firstOption);
  expect(errors).toBe('');
  expect(code).toBe(0);
  expect(output).toMatch(/^You are .+\. Your opponents: .+ \(robot\)\.$/m);
  expect(output).toMatch(/\.###\.[\s\S]*\n {2}0 .*\+\.\.\.\+/);
  expect(output).toMatch(/is over after 7\d moves/);
  expect(output).not.toContain('\u001b');
});

test('commands are answered, also in Italian, until the player leaves', async () => {
  const typed = ['?', 'punti', '99z', 'fine'];
  const { output, code } = await play(
    ['--server', service.url, '--language', 'it', '--level', 'fair,easy'],
    () => typed.shift(),
  );
  expect(code).toBe(0);
  expect(output).toContain('Carcassonne per posta.');
  expect(output.match(/^[123]\. .* 0 \(0 se finisse ora\)/gm)).toHaveLength(3);
  expect(output).toContain('Per continuare questa partita: npm run play -- --resume');
});

test('a guest who left resumes the same game until the session ends', async () => {
  const file = join(stateFolder, 'carcassonne-by-mail', 'play.json');
  const typed = ['1a', '1', undefined];
  const left = await play(['--server', service.url, '--language', 'en'], () => typed.shift());
  expect(left.output).toContain('npm run play -- --resume');
  const { game, refreshToken } = JSON.parse(await readFile(file, 'utf8'));
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const resumed = await play(['--resume', '--language', 'en'], () => undefined);
  expect(resumed).toMatchObject({ code: 0, errors: '' });
  expect(nameIn(resumed)).toBe(nameIn(left));
  const kept = JSON.parse(await readFile(file, 'utf8'));
  expect(kept).toMatchObject({ game, server: service.url });
  expect(kept.refreshToken, 'a token works once').not.toBe(refreshToken);

  await writeFile(file, JSON.stringify({ ...kept, refreshToken: 'unknown' }));
  const ended = await play(['--resume', '--language', 'en'], () => undefined);
  expect(ended).toMatchObject({ code: 1, output: '' });
  expect(ended.errors).toContain('session has ended');
  const nothing = await play(['--resume', '--language', 'en'], () => undefined);
  expect(nothing).toMatchObject({ code: 1, output: '' });
  expect(nothing.errors).toContain('no game to continue');
});

const nameIn = ({ output }: Played) => /^You are (.+)\. Your opponents/m.exec(output)?.[1];

test('a player with a token resumes a game, with pictures on request', async () => {
  const player = await makePlayer(service);
  const { body } = await player
    .post('/v1/games', { robots: ['easy'], rules: { expansions: ['river'] } })
    .expect(201);
  const token = player.auth.authorization.replace('Bearer ', '');
  const args = ['--server', service.url, '--token', token, '--game', body.id, '--picture', 'iterm'];
  const { output, code } = await play([...args, '--language', 'en'], () => undefined);
  expect(code).toBe(0);
  expect(output).toContain(`\u001b]1337;File=inline=1;`);
  expect(output).toContain(`${service.url}/games/${body.id}`);
  expect(output).toContain(`--game ${body.id}`);
});

test('the local service is found at the PORT of the settings', async () => {
  const { output, code } = await play(['--language', 'en'], () => undefined, {
    PORT: new URL(service.url).port,
  });
  expect(code).toBe(0);
  expect(output).toContain('To continue this game: npm run play -- --resume');
});

test.each(['SIGHUP', 'SIGTERM'] as const)(
  '%s stops the service started for one game, with its database and folder',
  async (signal) => {
    const folder = folderOfTest('play-alone');
    let database = 0;
    const endOnce = () => {
      if (database === 0) {
        database = databaseIn(folder);
        running.at(-1)?.kill(signal);
      }
      return 'score';
    };
    const env = { TMPDIR: folder, PORT: String(await freePort('127.0.0.1')) };
    const { output, errors, code } = await play(['--language', 'en'], endOnce, env);
    expect(output).toContain(`No service at http://localhost:${env.PORT}`);
    expect({ errors, code }).toEqual({ errors: '', code: 1 });
    expect(() => process.kill(database, 0)).toThrow('ESRCH');
    expect(dataBelow(folder)).toEqual([]);
  },
);

/** Returns the services' data folders below the folder for temporary files. */
const dataBelow = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('carcassonne-'));

/** Returns the process id of PostgreSQL for the only service with data there. */
function databaseIn(folder: string): number {
  const [name = ''] = dataBelow(folder);
  return Number(readFileSync(join(folder, name, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

test('explains what to do if no service answers, and refuses unknown arguments', async () => {
  const nowhere = await play(['--server', 'http://127.0.0.1:9', '--language', 'en'], () => undefined);
  expect(nowhere).toMatchObject({ code: 1, output: '' });
  expect(nowhere.errors).toContain('Start one with "npm start"');
  const unknown = await play(['--level', 'godlike'], () => undefined);
  expect(unknown).toMatchObject({ code: 1, errors: '"godlike" is none of easy, fair, strong.\n' });
});

test.each(LANGUAGES)(
  'its help in %s lists all languages, levels, editions and expansions',
  async (language) => {
    const { output } = await play(['--help', '--language', language], () => undefined);
    expect(output).toBe(`${textsIn(language).terminal.usage(usageChoices)}\n`);
    expect(output).toContain(`--language ${LANGUAGES.join('|')} `);
    expect(output).toContain('--level easy|fair|strong ');
    for (const name of [...Object.keys(EDITIONS), ...EXPANSIONS]) expect(output).toContain(name);
  },
);

test('follows the language of the environment, and refuses an unsupported one', async () => {
  const { output } = await play(['--help'], () => undefined, { LC_ALL: 'de_DE.UTF-8' });
  expect(output).toContain('eine Partie gegen Roboter im Terminal');
  const unknown = await play(['--help', '--language', 'tlh'], () => undefined);
  expect(unknown).toMatchObject({ code: 1, errors: `"tlh" is none of ${LANGUAGES.join(', ')}.\n` });
});
