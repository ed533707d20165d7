import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSender } from '../../src/notifications/outgoing/sender.ts';
import { waiting } from '../support/waiting.ts';
import { onLoopback } from './support/reach.ts';

/** Opens a receiver that writes `answer`'s result for the first, second, … request on all connections. */
async function receiverOf(answer: (socket: Socket, request: number) => void) {
  const sockets: Socket[] = [];
  let requests = 0;
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {}); // the sender aborts
    socket.on('data', () => answer(socket, ++requests));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sender = openSender(onLoopback, 400);
  onTestFinished(async () => {
    await sender.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?for=me`;
  return { sockets, send: () => sender.send({ owner: 'me', url, headers: { 'x-a': 'b' }, body: '{}' }) };
}

test('an informational response does not end the exchange', async () => {
  const { send } = await receiverOf((socket) => {
    socket.write('HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n');
    socket.write('HTTP/1.1 201 Created\r\ncontent-length: 4\r\nretry-after: 7\r\n\r\ndone');
  });
  expect(await send()).toMatchObject({ status: 201, text: 'done', retryAfter: 7 });
});

test('a connection is reused after a complete answer, and closed if the rest is not needed', async () => {
  const { send, sockets } = await receiverOf((socket, request) => {
    const [length, sent] = request === 2 ? [40_000, 20_000] : [2, 2];
    socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${length}\r\n\r\n${'x'.repeat(sent)}`);
  });
  expect(await send()).toMatchObject({ status: 200, text: 'xx' });
  await nextTurn(); // only then a connection is free again
  expect(await send()).toMatchObject({ status: 200, text: 'x'.repeat(300) });
  expect(sockets).toHaveLength(1);
  await once(sockets[0] as Socket, 'close');
  expect(await send()).toMatchObject({ status: 200, text: 'xx' });
});

test('an invalid answer fails with the reason and the time taken', async () => {
  const { send, sockets } = await receiverOf((socket, request) => {
    if (request === 1) socket.write('220 mail.example ESMTP\r\n');
    if (request === 2) socket.end();
  });
  for (const error of [
    'Response does not match the HTTP/1.1 protocol',
    'other side closed',
    'No answer came within 0.4 s.',
  ]) {
    const answer = await send();
    expect(answer).toEqual({
      status: undefined,
      milliseconds: expect.any(Number),
      error: expect.stringContaining(error),
    });
    expect(answer.milliseconds).toBeGreaterThan(0);
  }
  await vi.waitFor(() => expect(sockets.every(({ destroyed }) => destroyed)).toBe(true), waiting);
});
