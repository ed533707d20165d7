import { type ChildProcess, spawn } from 'node:child_process';
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
/** Where the bot hears the service. */
let port: number;
beforeAll(async () => {
  database = await makeDatabase();
  const settings = readSettings({
    DATABASE_URL: database.url,
    PORT: '0',
    JWT_SECRET: 'a secret of the tests, 32 characters or more',
    WEBHOOK_ALLOWED_RANGES: '127.0.0.0/8',
  });
  service = await start(settings, pino({ level: 'error' }));
  port = await freePort('127.0.0.1');
  project = projectWithClient(build, ['@types/node', 'undici-types']);
  writeFileSync(join(project, 'bot.ts'), blocks('ts'));
});
afterAll(async () => {
  rmSync(project, { recursive: true, force: true });
  await service.close();
  await database.drop();
});

/** Runs the requests; answers what they printed. */
async function runRequests(): Promise<string> {
  const requests = blocks('bash')
    .replace('http://localhost:3000', service.config.publicUrl)
    .replace('http://127.0.0.1:8080', `http://127.0.0.1:${port}`);
  const script = `${requests}\necho "keys $TOKEN $SECRET"`;
  const { status, printed } = await run('bash', ['-euo', 'pipefail', '-c', script]);
  expect([status, printed]).toEqual([0, expect.stringContaining('keys cbm_')]);
  return printed;
}

test('every file that it links to is there', () => {
  const links = [...tutorial.matchAll(/\]\(((?!https?:)[^)#]+)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(existsSync(join('docs', link)), link).toBe(true);
});

test('the bot is sound TypeScript', () => {
  const options = { module: 'nodenext', types: ['node'], lib: ['es2023'], skipLibCheck: true };
  expect(errorsIn('bot.ts', project, options)).toBe('');
});

test('the requests can be copied and pasted, and then the bot lets a room play', async () => {
  const printed = await runRequests();
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
  expect(printed).toMatch(/^anna lays a tile at /m);
  expect(printed).toMatch(/^ratelimit: /im);

  const [, TOKEN, SECRET] = /^keys (\S+) (\S+)$/m.exec(printed) ?? [];
  const bot = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), 'bot.ts'], {
    cwd: project,
    env: { ...process.env, TOKEN, SECRET, URL: service.config.publicUrl, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void bot.kill());
  const client = createClient({ baseUrl: service.config.publicUrl, token: TOKEN });
  const said = hearing(bot);
  const tell = (name: string, text: string) => bot.stdin.write(`#tower ${name}: ${text}\n`);
  tell('carla', 'new');
  await vi.waitFor(() => expect(said()).toMatch(/join #[0-9a-f]{5}/), waiting);
  tell('dario', /join #[0-9a-f]{5}/.exec(said())?.[0] ?? '');
  for (const [turn, name] of ['carla', 'dario', 'carla', 'dario'].entries()) {
    await vi.waitFor(() => expect(calls(said())).toHaveLength(turn + 1), waiting);
    expect(calls(said()).at(-1)).toBe(`#tower | @${name}: your turn`);
    tell(name, await firstLabel(client.actingFor('irc', name)));
  }
  await vi.waitFor(() => expect(said()).toMatch(/(\| dario lays a tile at .*){2}/s), waiting);
  bot.stdin.end();
  expect(await once(bot, 'exit')).toEqual([0, null]);
});

function hearing({ stdout }: Pick<ChildProcess, 'stdout'>): () => string {
  let text = '';
  stdout?.on('data', (piece) => {
    text += piece;
  });
  return () => text;
}

const calls = (text: string) => text.match(/^.*: your turn$/gm) ?? [];
/** The label of the first thing that somebody may do in the only game that waits for them. */
async function firstLabel(player: Client): Promise<string> {
  const { items } = await bodyOf(player.GET('/v1/games', { params: { query: { turn: 'mine' } } }));
  const path = { id: items[0]?.id ?? '' };
  const { options } = await bodyOf(player.GET('/v1/games/{id}/card', { params: { path } }));
  return options[0]?.label ?? '';
}
