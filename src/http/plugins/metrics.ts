import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { metricsOf } from '../../metrics.ts';

const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Serves `/metrics` in the text format of Prometheus: about the process, the duration of requests by route, and what
 * the service does.
 */
export function serveMetrics(app: FastifyInstance, deps: Deps): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response was sent, by route as in the description of the API',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { config: { limit: 'none' }, schema: { hide: true } }, async (_request, reply) =>
    reply.type(register.contentType).send(await Registry.merge([register, metricsOf(deps)]).metrics()),
  );
  app.addHook('onClose', async () => register.clear());
}
