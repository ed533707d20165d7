import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { faultsOfWebhook } from '../../contract/check-webhook.ts';
import { report } from '../../contract/watch-answers.ts';
import { faultsOfWebhookBody } from './check-event.ts';

/** A received request. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: parsed JSON; each assertion states the shape it expects
  readonly body: any;
}

/** A receiver of webhooks on loopback, until the test ends. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** The handler of requests; by default it responds 204. */
  answer: (response: ServerResponse, request: Received) => void;
}

/** Opens a receiver; `close` is for those that outlive a test. */
export async function openReceiver(
  answer: Receiver['answer'] = (response) => response.writeHead(204).end(),
): Promise<Receiver & { close(): void }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const one = { headers: request.headers, text, body: JSON.parse(text) };
    received.push(one);
    report(faultsOfWebhook(one.headers, one.body));
    if (request.headers['webhook-signature'] !== undefined) report(faultsOfWebhookBody(one.body));
    receiver.answer(response, one);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const receiver = { url, received, answer, close };
  return receiver;
}

/** The same for one test. */
export async function useReceiver(answer?: Receiver['answer']): Promise<Receiver> {
  const receiver = await openReceiver(answer);
  onTestFinished(() => receiver.close());
  return receiver;
}
