import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { secondMs } from '../../helpers/time-units.ts';
import { problem } from '../../platform/problems.ts';

/** Time that requests under way may take once the service closes, in ms. */
const graceMs = 5 * secondMs;
/** Seconds until another process, or this one started again, takes the request. */
const retryAfter = 1;

/**
 * Closes the service within its grace: connections that have sent nothing at once, all others when their request is
 * answered or the grace is over. A request that arrives meanwhile on an open connection is refused with 503.
 */
export function closeInTime(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  let isClosing = false;
  let grace: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw problem('unavailable', { detail: 'The service is stopping.', retryAfter });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    grace = setTimeout(() => app.server.closeAllConnections(), graceMs);
  });
  app.addHook('onClose', async () => clearTimeout(grace));
}
