import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { secondMs } from '../../helpers/time-units.ts';
import { problem } from '../../platform/problems.ts';

/** Time for requests under way when the service closes, ms. */
const graceMs = 5 * secondMs;
/** Seconds until another process, or this one after a restart, accepts the request. */
const retryAfter = 1;

/**
 * Closes the service within its grace period: idle connections immediately, all others when their request is answered or
 * the period ends. A request that arrives in the meantime on an open connection gets a 503.
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
