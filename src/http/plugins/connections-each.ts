import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Tally } from '../../helpers/tally.ts';
import { isLoopback, networkOf } from '../../limits/index.ts';
import type { Config } from '../../settings/config.ts';

/** Maximum number of simultaneous connections per address; many people can share an address, each with several connections. */
export const maxConnectionsEach = 500;

/**
 * Closes connections of an address that has too many, before anything is read from them. Connections from this machine
 * are not counted, nor any behind a reverse proxy, where all have the proxy's address and the proxy must limit them.
 */
export function limitConnectionsEach(server: Pick<Server, 'on'>, { trustProxy }: Config): void {
  if (trustProxy !== false) return;
  const open = new Tally();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isLoopback(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    if (open.of(network) >= maxConnectionsEach) {
      socket.destroy();
      return;
    }
    open.add(network, 1);
    socket.once('close', () => open.add(network, -1));
  });
}
