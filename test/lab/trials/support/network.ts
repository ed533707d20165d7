import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way between two programs on loopback that can be cut off. */
export interface Way {
  readonly port: number;
  /** Silently drops everything from now on, like a broken network: no close, no reset. */
  cut(): void;
  /** Lets new connections pass; those that lost something break. */
  heal(): void;
  close(): void;
}

/** Opens a way to the port on loopback that `target` returns for each connection. */
export async function openWay(target: () => number): Promise<Way> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) {
      near.pause();
      return;
    }
    const far = connect(target(), '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    heal: () => {
      isCut = false;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
