import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isLoopback, networkOf } from '../../limits/index.ts';
import type { Config } from '../../settings/config.ts';

/** Connections of one address at a time; many people may share one, and each of them a few connections. */
export const maxConnectionsEach = 500;

/**
 * Closes connections of an address that has too many, before anything is read from them. Those of this machine are not
 * counted, nor any behind a reverse proxy, where all have its address and it has to limit them.
 */
export function limitConnectionsEach(server: Pick<Server, 'on'>, { trustProxy }: Config): void {
  if (trustProxy !== false) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isLoopback(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > maxConnectionsEach) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => leave(open, network));
  });
}

function leave(open: Map<string, number>, network: string): void {
  const left = (open.get(network) ?? 1) - 1;
  if (left > 0) open.set(network, left);
  else open.delete(network);
}
