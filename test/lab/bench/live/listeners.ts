import { connect, type Socket } from 'node:net';

/** A listener to open. */
export interface ListenerOrder {
  readonly game: string;
  readonly token: string;
  /** A loopback address, because streams are limited by address. */
  readonly from: string;
}

/** The events that the listeners of a process received. */
export interface ReceivedEvents {
  readonly events: number;
  /** Events that were not the next of their game. */
  readonly faults: readonly string[];
  /** Milliseconds from each decision to its event. */
  readonly late: readonly number[];
}

let received = { events: 0, faults: [] as string[], late: [] as number[] };

/** Opens a stream by hand; resolves once it is confirmed. */
function listen(port: number, { game, token, from }: ListenerOrder): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from });
    const fields = `Host: 127.0.0.1\r\nAccept: text/event-stream\r\nAuthorization: Bearer ${token}`;
    socket.setEncoding('utf8');
    socket.write(`GET /v1/games/${game}/events HTTP/1.1\r\n${fields}\r\n\r\n`);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('a stream ended')));
    read(socket, game, resolve);
  });
}

function read(socket: Socket, game: string, onConnected: () => void): void {
  let text = '';
  let version: number | undefined;
  socket.on('data', (chunk: string) => {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      if (block.includes('event: connected')) onConnected();
      if (!block.includes('event: decision.made')) continue;
      const next = Number(/"version":(\d+)/.exec(block)?.[1]);
      if (version !== undefined && next !== version + 1)
        received.faults.push(`${game}: ${next} after ${version}`);
      version = next;
      received.events += 1;
      received.late.push(Date.now() - Date.parse(/"at":"([^"]+)"/.exec(block)?.[1] ?? ''));
    }
  });
}

type Order = { readonly port: number; readonly listeners: readonly ListenerOrder[] } | 'report';

const atOnce = 20;

async function obey(order: Order): Promise<unknown> {
  if (order === 'report') {
    const report = received;
    received = { events: 0, faults: [], late: [] };
    return report;
  }
  for (let first = 0; first < order.listeners.length; first += atOnce)
    await Promise.all(order.listeners.slice(first, first + atOnce).map((each) => listen(order.port, each)));
  return 'ready';
}

process.on('message', (order: Order) => {
  obey(order).then(
    (answer) => process.send?.(answer),
    (error: Error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit(0));
