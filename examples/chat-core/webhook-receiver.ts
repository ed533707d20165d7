import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UnverifiedWebhook, type VerifiedEvent, verifyWebhook } from '#client/webhooks';

/** The service keeps request bodies below 20 kB. */
const MAX_BYTES = 64_000;

/** The server for webhooks. */
export interface Receiver {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Listens for the service's webhooks. `take` gets each one with a valid signature; the service gets its answer when
 * that resolves, and retries later if it rejects.
 * @param secretOf the secret to verify with; undefined while there is none
 */
export async function receiveWebhooks(
  { host, port }: { readonly host: string; readonly port: number },
  secretOf: () => string | undefined,
  take: (event: VerifiedEvent) => Promise<void>,
  log: (text: string) => void,
): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    response.statusCode = await answerTo(request, secretOf(), take).catch((error: Error) => {
      log(`a webhook could not be handled now: ${error.message}`);
      return 503;
    });
    // Lets the bot close without waiting for idle connections.
    response.setHeader('connection', 'close').end();
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns the status to send: 401 for a forged webhook. Rejects if the webhook cannot be handled now. */
async function answerTo(
  request: IncomingMessage,
  secret: string | undefined,
  take: (event: VerifiedEvent) => Promise<void>,
): Promise<number> {
  if (request.method !== 'POST') return 405;
  try {
    const body = await bodyOf(request);
    if (body === undefined) return 413;
    await take(verifyWebhook(body, request.headers, secret ?? []));
    return 204;
  } catch (error) {
    if (error instanceof UnverifiedWebhook) return 401;
    throw error;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
