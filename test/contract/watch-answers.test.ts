import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { takeFaults, watchAnswers } from './watch-answers.ts';

afterAll(watchAnswers());

const ours = { 'content-type': 'application/json', 'x-request-id': 'x' };

/** The faults found in an answer to GET /healthz. */
async function faultsWhen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`)).text();
  await new Promise((resolve) => server.close(resolve));
  return takeFaults().join();
}

test('an answer that matches its description passes', async () => {
  expect(await faultsWhen((_, response) => response.writeHead(200, ours).end('{"status":"ok"}'))).toBe('');
});

test('one that does not is reported, however it is written', async () => {
  expect(await faultsWhen((_, response) => response.writeHead(200, ours).end('{"status":"no"}'))).toMatch(
    'must be',
  );
  const inParts: RequestListener = (_, response) => {
    for (const [name, value] of Object.entries(ours)) response.setHeader(name, value);
    response.write('{"stat');
    response.end('us":"no"}');
  };
  expect(await faultsWhen(inParts)).toMatch('must be');
  const packed = { ...ours, 'content-encoding': 'gzip' };
  expect(await faultsWhen((_, response) => response.writeHead(200, packed).end(gzipSync('{}')))).toMatch(
    'required',
  );
  expect(await faultsWhen((_, response) => response.writeHead(202, ours).end('{}'))).toMatch(
    'no such answer',
  );
});

test('other services are ignored', async () => {
  expect(await faultsWhen((_, response) => response.end('hello'))).toBe('');
});
