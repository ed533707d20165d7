import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes webhooks; the last part of the address says whose. */
export interface Receiver {
  urlOf(name: string): string;
  /** The ids of the deliveries of each event, by recipient and event: `anna decision.made <game> 12`. */
  readonly occasions: ReadonlyMap<string, ReadonlySet<string>>;
  readonly total: () => number;
  close(): void;
}

export async function openReceiver(): Promise<Receiver> {
  const occasions = new Map<string, Set<string>>();
  let total = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const occasion = `${request.url?.slice(1)} ${occasionOf(JSON.parse(Buffer.concat(chunks).toString()))}`;
    const ids = occasions.get(occasion) ?? new Set();
    occasions.set(occasion, ids.add(String(request.headers['webhook-id'])));
    total += 1;
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (name) => `http://127.0.0.1:${port}/${name}`,
    occasions,
    total: () => total,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: parsed JSON; each assertion states the shape it expects
function occasionOf({ type, data }: any): string {
  return `${type} ${data.game.id} ${data.entry?.seq ?? data.text ?? data.message?.text ?? ''}`;
}
