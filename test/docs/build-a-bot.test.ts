import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { bodyOf, type Client, createClient } from '#client';
import { freePort } from '../../src/embedded-postgres/free-port.ts';
import { readSettings } from '../../src/settings/config.ts';
import { type Running, start } from '../../src/start.ts';
import { build, errorsIn, projectWithClient } from '../client/project.ts';
import { makeDatabase, type TestDatabase } from '../support/database.ts';
import { run } from '../support/run.ts';
import { waiting } from '../support/waiting.ts';

const tutorial = readFileSync('docs/build-a-bot.md', 'utf8');

/** All blocks of a language, as one text. */
function blocks(language: string): string {
  const found = [...tutorial.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))];
  return found.map(([, block]) => block).join('\n');
}

let database: TestDatabase;
let service: Running;
let project: string;
beforeAll(async () => {
  database = await makeDatabase();
  const settings = readSettings({
    DATABASE_URL: database.url,
    PORT: '0',
    JWT_SECRET: 'a secret of the tests, 32 characters or more',
    RATE_LIMIT_PER_MINUTE: '100000',
  });
  service = await start(settings, pino({ level: 'error' }));
  project = projectWithClient((folder) => build(folder), ['@types/node', 'undici-types']);
  writeFileSync(join(project, 'bot.ts'), blocks('ts'));
});
afterAll(async () => {
  rmSync(project, { recursive: true, force: true });
  await service.close();
  await database.drop();
});

/** An application's token, and its address for webhooks. */
interface Application {
  readonly token: string;
  readonly secret: string;
  readonly port: number;
}

/** Runs the requests. Returns their output, and the application they created. */
async function runRequests(): Promise<Application & { printed: string }> {
  const port = await freePort('127.0.0.1');
  const requests = blocks('bash')
    .replace('http://localhost:3000', service.config.publicUrl)
    .replace('http://127.0.0.1:8080', `http://127.0.0.1:${port}`);
  const script = `${requests}\necho "keys $TOKEN $SECRET"`;
  const { status, printed } = await run('bash', ['-euo', 'pipefail', '-c', script]);
  expect([status, printed]).toEqual([0, expect.stringContaining('keys cbm_')]);
  const [, token = '', secret = ''] = /^keys (\S+) (\S+)$/m.exec(printed) ?? [];
  return { printed, token, secret, port };
}

/** Creates another application like the requests. */
async function makeApplication(handle: string): Promise<Application> {
  const baseUrl = service.config.publicUrl;
  const credentials = { email: `${handle}@example.org`, password: `correct horse of ${handle}` };
  const visitor = createClient({ baseUrl });
  await bodyOf(visitor.POST('/v1/accounts', { body: { ...credentials, handle } }));
  const { accessToken } = await bodyOf(visitor.POST('/v1/sessions', { body: credentials }));
  const owner = createClient({ baseUrl, token: accessToken });
  const { token } = await bodyOf(
    owner.POST('/v1/me/tokens', { body: { name: handle, scopes: ['players:act-for', 'webhooks'] } }),
  );
  const port = await freePort('127.0.0.1');
  const url = `http://127.0.0.1:${port}/carcassonne`;
  const { secret } = await bodyOf(
    createClient({ baseUrl, token }).POST('/v1/me/webhooks', { body: { url, events: ['turn.started'] } }),
  );
  return { token, secret, port };
}

/** Starts the bot, until the test ends. */
function startBot({ token, secret, port }: Application) {
  const bot = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), 'bot.ts'], {
    cwd: project,
    env: {
      ...process.env,
      TOKEN: token,
      SECRET: secret,
      URL: service.config.publicUrl,
      PORT: String(port),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void bot.kill());
  let said = '';
  bot.stdout.on('data', (piece) => {
    said += piece;
  });
  return {
    said: () => said,
    write: (room: string, name: string, text: string) => bot.stdin.write(`${room} ${name}: ${text}\n`),
    /** Waits for the bot's text in a room. Returns the pattern's group. */
    waitFor: (room: string, pattern: RegExp) =>
      vi.waitFor(() => {
        const [, group = ''] = new RegExp(`^${room} \\| .*${pattern.source}`, 'm').exec(said) ?? [];
        expect(group, said).not.toBe('');
        return group;
      }, waiting),
    end: async () => {
      bot.stdin.end();
      expect(await once(bot, 'exit')).toEqual([0, null]);
    },
  };
}

test('every linked file exists', () => {
  const links = [...tutorial.matchAll(/\]\(((?!https?:)[^)#]+)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(existsSync(join('docs', link)), link).toBe(true);
});

test('the bot compiles in strict TypeScript', () => {
  const options = { module: 'nodenext', types: ['node'], lib: ['es2023'], skipLibCheck: true };
  expect(errorsIn('bot.ts', project, options)).toBe('');
});

test('the requests work when pasted, and then the bot lets a room play', async () => {
  const { printed, ...application } = await runRequests();
  for (const line of [
    'émile #1',
    'anna',
    '/problems/not-your-player',
    'not-understood',
    'event: connected',
    '304',
    'done',
    'idempotent-replayed: true',
  ])
    expect(printed).toContain(line);
  expect(printed).toMatch(/^http\S+claim\S+$/m);
  expect(printed).toMatch(/^anna places a tile at /m);
  expect(printed).toMatch(/^ratelimit: /im);

  const bot = startBot(application);
  const client = createClient({ baseUrl: service.config.publicUrl, token: application.token });
  bot.write('#tower', 'carla', 'new');
  bot.write('#tower', 'dario', await bot.waitFor('#tower', joining));
  for (const [turn, name] of ['carla', 'dario', 'carla', 'dario'].entries()) {
    await vi.waitFor(() => expect(calls(bot.said())).toHaveLength(turn + 1), waiting);
    expect(calls(bot.said()).at(-1)).toBe(`#tower | @${name}: your turn`);
    bot.write('#tower', name, await firstLabel(client.actingFor('irc', name)));
  }
  await vi.waitFor(() => expect(bot.said()).toMatch(/(\| dario places a tile at .*){2}/s), waiting);
  await bot.end();
});

test('players in two rooms decide only in the game of the room they write in', async () => {
  const application = await makeApplication('tworooms');
  const bot = startBot(application);
  const people = ['gus', 'fred', 'ida', 'lea'];
  const games: [room: string, shortId: string][] = [];
  for (const [room, seated] of [
    ['#red', people],
    ['#blue', people.toReversed()],
  ] as const) {
    const [owner = '', ...others] = seated;
    bot.write(room, owner, 'new 4 players');
    const join = await bot.waitFor(room, joining);
    for (const name of others) bot.write(room, name, join);
    games.push([room, join.slice(-5)]);
  }
  // They write in the order of their turns in #red, each time first in #blue, where it is usually another player's
  // turn.
  const lines = Array.from({ length: 5 }).flatMap(() =>
    people.flatMap((name) =>
      ['1a', '1', 'turn'].flatMap((text): [string, string, string][] => [
        ['#blue', name, text],
        ['#red', name, text],
      ]),
    ),
  );
  expect(lines.length).toBeGreaterThanOrEqual(100);
  for (const [room, name, text] of lines) bot.write(room, name, text);
  await bot.end();

  const client = createClient({ baseUrl: service.config.publicUrl, token: application.token });
  for (const [room, shortId] of games) {
    const logged = await tilesLogged(client.actingFor('irc', 'gus'), shortId);
    expect(tilesIn(bot.said(), room), bot.said()).toEqual(logged);
    expect(logged.length, room).toBeGreaterThan(1);
  }
  expect(bot.said()).not.toContain('Something went wrong');
});

const joining = /(join #[0-9a-f]{5})/;
const calls = (text: string) => text.match(/^.*: your turn$/gm) ?? [];
/** A player's first option label in the only game that waits for them. */
async function firstLabel(player: Client): Promise<string> {
  const { items } = await bodyOf(player.GET('/v1/games', { params: { query: { turn: 'mine' } } }));
  const path = { id: items[0]?.id ?? '' };
  const { options } = await bodyOf(player.GET('/v1/games/{id}/card', { params: { path } }));
  return options[0]?.label ?? '';
}

/** Answers in a room to lines that placed a tile. */
const tilesIn = (said: string, room: string) =>
  [...said.matchAll(new RegExp(`^${room} \\| (\\S+ places a tile at [-\\d,]+)`, 'gm'))].map(
    ([, tile]) => tile,
  );

/** The corresponding lines from the log of a game. */
async function tilesLogged(player: Client, shortId: string): Promise<(string | undefined)[]> {
  const { items } = await bodyOf(player.GET('/v1/games', { params: { query: { mine: true } } }));
  const path = { id: items.find(({ id }) => id.endsWith(shortId))?.id ?? '' };
  const log = await bodyOf(player.GET('/v1/games/{id}/moves', { params: { path, query: { limit: 100 } } }));
  return log.items.map(({ sentence }) => /^\S+ places a tile at [-\d,]+/.exec(sentence)?.[0]);
}
