import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, vi } from 'vitest';
import type { PushPayload } from '../../../src/notifications/channels/push/payload.ts';
import { newBrowser, type TestBrowser } from '../../support/push-browser.ts';
import { waiting } from '../../support/waiting.ts';
import { checkVapid, type VapidClaims } from './check-vapid.ts';
import { decryptPush } from './decrypt-push.ts';

/** A message as received by the device and by the push service. */
export interface PushMessage {
  readonly payload: PushPayload;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
  readonly claims: VapidClaims;
  /** The sender's key. */
  readonly key: string;
}

/** A push service over HTTP on loopback, with the browsers that subscribe there. */
export interface PushService {
  readonly url: string;
  /** Subscribes a browser here. */
  subscribe(): TestBrowser;
  /** The messages for a browser, oldest first; throws if one could not be decrypted or was not signed. */
  received(browser: TestBrowser): Promise<PushMessage[]>;
  /** Waits until a message of a type has arrived for a browser, and returns the latest. */
  receives(browser: TestBrowser, type: string): Promise<PushMessage>;
  /** Statuses for the next messages, one each; 201 when none is left. */
  answers: { readonly status: number; readonly headers?: Record<string, string> }[];
  close(): Promise<void>;
}

interface Raw {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Runs a push service for the duration of the test file. */
export function usePushService(): () => PushService {
  let service: PushService | undefined;
  beforeAll(async () => {
    service = await openPushService();
  });
  afterAll(() => service?.close());
  return () => {
    if (service === undefined) throw new Error('The push service exists from beforeAll on.');
    return service;
  };
}

export async function openPushService(): Promise<PushService> {
  const seen: Raw[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    seen.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    const { status, headers } = service.answers.shift() ?? { status: 201 };
    response.writeHead(status, headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const received = (browser: TestBrowser) => {
    const mine = seen.filter(({ path }) => `${url}${path}` === browser.subscription.endpoint);
    return Promise.all(mine.map((raw) => messageFor(browser, raw)));
  };
  const service: PushService = {
    url,
    subscribe: () => newBrowser(`${url}/`),
    received,
    receives: (browser, type) =>
      vi.waitFor(async () => {
        const messages = await received(browser);
        const found = messages.findLast(({ payload }) => payload.type === type);
        if (found === undefined) throw new Error(`only ${messages.map(({ payload }) => payload.type)}`);
        return found;
      }, waiting),
    answers: [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

async function messageFor(browser: TestBrowser, { headers, body }: Raw): Promise<PushMessage> {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The encoding is not aes128gcm.');
  const text = await decryptPush(browser, body);
  const { key, claims } = await checkVapid(headers.authorization ?? '');
  return { payload: JSON.parse(text), headers, bytes: Buffer.byteLength(text), claims, key };
}
