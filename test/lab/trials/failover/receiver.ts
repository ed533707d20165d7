import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes webhooks, and remembers which moves they were about. */
export interface Receiver {
  readonly url: string;
  /** The ids of the notifications of each move, by `game seq`. */
  readonly moves: ReadonlyMap<string, ReadonlySet<string>>;
  readonly total: () => number;
  close(): void;
}

/** Opens a receiver on loopback that accepts everything. */
export async function openReceiver(): Promise<Receiver> {
  const moves = new Map<string, Set<string>>();
  let total = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { type, data } = JSON.parse(Buffer.concat(chunks).toString());
    if (type === 'decision.made') {
      const move = `${data.game.id} ${data.entry.seq}`;
      const ids = moves.get(move) ?? new Set();
      moves.set(move, ids.add(String(request.headers['webhook-id'])));
      total += 1;
    }
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    moves,
    total: () => total,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
