import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../settings/config.ts';
import { connectionLimits } from './connection.ts';
import { mayReadMetrics } from './metrics-access.ts';

/** Reads the metrics as text, with its media type. */
export type ReadMetrics = () => Promise<{ readonly type: string; readonly text: string }>;

/** Serves the metrics on `metricsPort` of `metricsHost` for as long as the service listens. */
export function listenForMetrics(app: FastifyInstance, config: Config, read: ReadMetrics): void {
  const server = createServer(connectionLimits.http, (request, response) => {
    answer(config, read, request, response).catch((error: Error) => {
      app.log.error({ err: error }, 'the metrics could not be read');
      response.writeHead(500).end();
    });
  });
  app.addHook('onListen', async () => {
    server.listen({ host: config.metricsHost, port: config.metricsPort });
    await once(server, 'listening');
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
}

async function answer(
  config: Config,
  read: ReadMetrics,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isFound = request.method === 'GET' && request.url === '/metrics';
  if (!isFound || !mayReadMetrics(config, request)) {
    response.writeHead(404).end();
    return;
  }
  const { type, text } = await read();
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
