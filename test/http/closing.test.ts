import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { buildApp } from '../../src/http/app.ts';
import { useApp } from '../support/app.ts';
import { waiting } from '../support/waiting.ts';

const service = useApp();

test('while it closes, requests under way are answered and new ones on their connections refused with a problem', async () => {
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
