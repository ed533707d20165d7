import { expect, test, vi } from 'vitest';
import { retryingFetch } from '#client';

/** Answers with these statuses in turn; 0 breaks the connection. */
function answering(...statuses: number[]) {
  return vi.fn(async (_request: Request) => {
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('fetch failed');
    return new Response('', { status, ...(status === 429 && { headers: { 'retry-after': '0' } }) });
  });
}
const request = (method: string, headers = {}) =>
  new Request('http://service.example/', { method, headers, ...(method !== 'GET' && { body: '{"a":1}' }) });

test('retries requests that are safe to repeat', async () => {
  const send = answering(429, 0, 503, 201);
  const retrying = retryingFetch({ fetch: send, firstDelayMs: 1 });
  const { status } = await retrying(request('POST', { 'idempotency-key': 'one' }));
  expect(status).toBe(201);
  expect(send).toHaveBeenCalledTimes(4);
  expect(await send.mock.calls[3]?.[0]?.text()).toBe('{"a":1}');
});

test('sends a POST without a key once, and does not retry refusals', async () => {
  const once = answering(503, 201);
  expect((await retryingFetch({ fetch: once })(request('POST'))).status).toBe(503);
  const refused = answering(422, 201);
  expect((await retryingFetch({ fetch: refused })(request('GET'))).status).toBe(422);
  expect(refused).toHaveBeenCalledTimes(1);
});

test('gives up after some attempts, or when aborted', async () => {
  const patience = { attempts: 3, firstDelayMs: 1 };
  const busy = answering(503, 503, 503, 200);
  expect((await retryingFetch({ ...patience, fetch: busy })(request('GET'))).status).toBe(503);
  const broken = answering(0, 0, 0, 200);
  await expect(retryingFetch({ ...patience, fetch: broken })(request('GET'))).rejects.toThrow('fetch failed');
  const stopping = new AbortController();
  const slow = retryingFetch({ fetch: answering(503, 200), firstDelayMs: 60_000 });
  const response = slow(new Request('http://service.example/', { signal: stopping.signal }));
  stopping.abort(new Error('enough'));
  await expect(response).rejects.toThrow('enough');
});
