import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { buildApp } from '../../src/http/app.ts';
import { useApp } from '../support/app.ts';
import { waiting } from '../support/waiting.ts';

const service = useApp();
const behindOne = useApp({ trustProxy: 1, rateLimitPerMinute: 60 });
const behindRange = useApp({ trustProxy: ['127.0.0.0/8', '198.51.100.0/24'], rateLimitPerMinute: 60 });

/** The remaining requests of the address the service sees. */
async function leftFor({ http }: typeof service, forwarded: string): Promise<string> {
  const { headers } = await http.get('/v1/games').set('x-forwarded-for', forwarded).expect(200);
  return /r=(\d+)/.exec(String(headers['ratelimit']))?.[1] ?? '';
}

test('behind one proxy, uses the address added by the proxy, not by the caller', async () => {
  expect(await leftFor(behindOne, '203.0.113.1, 192.0.2.7')).toBe('29');
  expect(await leftFor(behindOne, '203.0.113.2, 192.0.2.7')).toBe('28');
  expect(await leftFor(behindOne, '192.0.2.8')).toBe('29');
});

test('behind known proxies, uses the last address outside them', async () => {
  expect(await leftFor(behindRange, '203.0.113.1, 192.0.2.7, 198.51.100.9')).toBe('29');
  expect(await leftFor(behindRange, '203.0.113.2, 192.0.2.7')).toBe('28');
});

test('ignores a forwarding field sent without a proxy', async () => {
  const direct = await buildApp({ ...service.deps });
  const ip = '192.0.2.1';
  direct.get('/ip', async (request) => request.ip);
  const { body } = await direct.inject({
    url: '/ip',
    remoteAddress: ip,
    headers: { 'x-forwarded-for': '203.0.113.1' },
  });
  expect(body).toBe(ip);
  await direct.close();
});

/** Sends a request with an overlong line or header, and returns the status. */
async function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const { hostname, port } = new URL(service.url);
  const sent = request({ hostname, port, path, headers }).end();
  const [{ statusCode }] = await once(sent, 'response');
  return statusCode;
}

const long = (length: number) => 'a'.repeat(length);

const longRequests: Record<string, [path: string, headers: Record<string, string>]> = {
  'nothing long': ['/healthz', {}],
  'On-Behalf-Of': ['/v1/me', { 'on-behalf-of': `a:b${' '.repeat(7900)}x` }],
  'blanks in Authorization': ['/v1/me', { authorization: `Bearer ${' '.repeat(7900)}x` }],
  'a token': ['/v1/me', { authorization: `Bearer ${long(7900)}` }],
  'Idempotency-Key': ['/v1/me', { 'idempotency-key': `"${'\\"'.repeat(3900)}` }],
  'If-Match': ['/v1/me', { 'if-match': '"1",'.repeat(1900) }],
  'If-None-Match': ['/v1/rules', { 'if-none-match': '"1",'.repeat(1900) }],
  'Accept-Encoding': ['/openapi.json', { 'accept-encoding': 'a;q=0,'.repeat(1300) }],
  'Last-Event-ID': ['/v1/me', { 'last-event-id': '1'.repeat(7900) }],
  'a cursor': [`/v1/games?cursor=${long(7900)}`, {}],
  'a query': [`/healthz?${long(7900)}`, {}],
  'an unknown address': [`/v1/nothing/${long(7900)}`, {}],
};

test.each(Object.keys(longRequests))('%s of 8 KB costs no more than a short one', async (what) => {
  const [path, headers] = longRequests[what] ?? ['', {}];
  const costs: number[] = [];
  // The minimum counts: the first run compiles code, and any run can share the process with other work.
  for (let time = 0; time < 6; time += 1) {
    const before = process.cpuUsage();
    expect(await statusOf(path, headers)).toBeLessThan(500);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  // Quadratic work on 8 KB takes some 100 ms each time.
  expect(Math.min(...costs)).toBeLessThan(50);
});

test('refuses more than 8 KB of them before parsing', async () => {
  expect(await statusOf(`/healthz?${long(16_000)}`, {})).toBe(431);
  expect(await statusOf('/healthz', { 'x-long': long(9000) })).toBe(431);
});

test('a request refused for their number costs nothing either', async () => {
  const { app } = behindOne;
  const call = () => app.inject({ url: `/v1/games?${long(16_000)}`, remoteAddress: '192.0.2.99' });
  for (let time = 0; time < 31; time += 1) await call();
  expect((await call()).statusCode).toBe(429);
  const before = process.cpuUsage();
  for (let time = 0; time < 10; time += 1) await call();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / 10).toBeLessThan(50);
});

test('ends a request whose head does not arrive in time', { timeout: 20_000 }, async () => {
  const { server } = service.app;
  expect(server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 15_000, maxConnections: 10_000 });
  expect(server).toHaveProperty('connectionsCheckingInterval', 2000);
  const before = server.headersTimeout;
  server.headersTimeout = 200;
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('408 Request Timeout');
  await once(socket, 'close');
  server.headersTimeout = before;
});

test('while closing, answers requests under way and refuses new ones with a problem', async () => {
  const app = await buildApp({ ...service.deps });
  let answer = () => {};
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return 'done';
  });
  const reached = vi.fn();
  app.server.on('request', reached);
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const send = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  send('/slow');
  await vi.waitFor(() => expect(reached).toHaveBeenCalledTimes(1), waiting);
  const closing = app.close();
  await vi.waitFor(() => expect(app.server.listening).toBe(false), waiting);
  send('/v1/rules');
  await vi.waitFor(() => expect(reached).toHaveBeenCalledTimes(2), waiting);
  answer();
  await Promise.all([closing, once(socket, 'close')]);
  const [first, second] = text.split(/(?=HTTP\/1\.1 )/);
  expect(first).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/);
  expect(second).toMatch(/^HTTP\/1\.1 503 /);
  expect(second).toMatch(/^content-type: application\/problem\+json/m);
  expect(second).toMatch(/^retry-after: 1\r$/m);
  expect(second).toContain('The service is stopping.');
});
