import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { startTable } from '../support/table.ts';

const service = useApp();
let player: TestPlayer;
let game: string;
let before: string;

beforeAll(async () => {
  const table = await startTable(service);
  player = table.players[0] as TestPlayer;
  game = table.id;
  before = await everything();
});

afterAll(async () => {
  expect(await everything(), 'bad requests must write nothing').toBe(before);
  expect(service.errors, 'bad requests must not be unexpected errors').toEqual([]);
});

async function everything(): Promise<string> {
  const { rows: tables } = await service.db.pool.query(
    `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  const contents = await Promise.all(
    tables.map(({ table_name }) => service.db.pool.query(`SELECT * FROM "${table_name}" ORDER BY 1`)),
  );
  return JSON.stringify(contents.map(({ rows }) => rows));
}

interface Sent {
  method: string;
  path: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

/** Sends exactly these bytes, which supertest would normalise. */
function send({
  method,
  path,
  body,
  headers,
}: Sent): Promise<{ status: number; type: string; text: string }> {
  return new Promise((resolve, reject) => {
    const fields = {
      ...player.auth,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    const { hostname, port } = new URL(service.url);
    const sent = request({ hostname, port, path, method, headers: fields }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function expectProblem(sent: Sent): Promise<void> {
  const { status, type, text } = await send(sent);
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(status, text).toBeLessThan(500);
  expect(type).toBe('application/problem+json');
  expect(JSON.parse(text)).toMatchObject({ status, type: expect.stringMatching(/^\/problems\//) });
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Bodies that no route accepts, by their defect. */
const oddBodies: Record<string, string | Buffer> = {
  'a number': '1e999',
  'constructor.prototype': '{"constructor":{"prototype":{"name":"x"}},"name":"bot","scopes":["games:read"]}',
  'a NUL in a key': '{"na\\u0000me":"x"}',
  'deep nesting': `{"name":${nested(30_000)}}`,
  'bad UTF-8': Buffer.from([0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  'UTF-16': Buffer.from('{"name":"bot"}', 'utf16le'),
  'huge numbers': '{"name":123456789012345678901234567890,"scopes":1e400,"seats":99999999999999999999}',
  'wrong types': '{"name":{"$ne":null},"scopes":"games:read","email":["a@b.c"],"password":{},"handle":true}',
  SQL: `{"name":{"x":"'; DROP TABLE players; --"},"email":"' OR 1=1 --","password":"' OR 1=1 --","refreshToken":"' OR ''='"}`,
};

const bodyRoutes: [string, string][] = [
  ['POST', '/v1/accounts'],
  ['POST', '/v1/sessions'],
  ['POST', '/v1/sessions/refresh'],
  ['PATCH', '/v1/me'],
  ['POST', '/v1/me/tokens'],
  ['POST', '/v1/games'],
  ['POST', '/v1/games/{id}/moves'],
  ['POST', '/v1/records/replay'],
];

describe.each(bodyRoutes)('%s %s', (method, route) => {
  const at = () => route.replace('{id}', game);

  test.each(Object.keys(oddBodies))('refuses %s', async (what) => {
    await expectProblem({ method, path: at(), body: oddBodies[what] ?? '' });
  });

  test('refuses a body in an encoding', async () => {
    const body = '{"name":"bot","scopes":["games:read"]}';
    await expectProblem({ method, path: at(), body, headers: { 'content-encoding': 'gzip' } });
  });
});

test.each([
  '/v1/me/%ff',
  '/v1/me%00',
  '//v1/me',
  '/v1//me',
  '/V1/ME',
  '/v1/../v1/nothing',
  '/problems/%E0%A4%A',
  '/problems/__proto__',
  '/%',
])('the address %s is a problem', async (path) => {
  await expectProblem({ method: 'GET', path });
});

test.each(['TRACE', 'PROPFIND', 'PUT', 'POST'])('the unsupported method %s is a problem', async (method) => {
  await expectProblem({ method, path: '/v1/me' });
});

test.each(['x'.repeat(300), '\u0001', '"\u00e4"'])('the header value %j is a problem', async (value) => {
  const headers = { 'idempotency-key': Buffer.from(value).toString('latin1') };
  const path = `/v1/games/${game}/moves`;
  const sent = { method: 'POST', path, body: '{"type":"tile","x":9,"y":9,"rotation":0}', headers };
  if (value === '\u0001') await expect(send(sent)).rejects.toThrow(/Invalid character/);
  else await expectProblem(sent);
});
