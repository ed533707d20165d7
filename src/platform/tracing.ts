import type { FastifyPluginCallback } from 'fastify';
import { secondMs } from '../helpers/time-units.ts';
import type { TraceSettings } from '../settings/tracing.ts';

/** A process's traces: a span per request, with its statements, and per batch of work. */
export interface Tracing {
  /** Traces the requests of an app; must be registered before the routes. */
  readonly plugin: FastifyPluginCallback;
  /** Sends pending traces. */
  stop(): Promise<void>;
}

/** Time limit of sending, ms, so that an unavailable collector does not delay the end of the service. */
const exportMs = 3 * secondMs;

/** Thrown if tracing is on but its packages are not installed. */
class TracingError extends Error {
  override readonly name = 'TracingError';
}

/**
 * Sends traces by OTLP over HTTP, continuing a caller's `traceparent` (W3C). The libraries are optional, so they are only
 * loaded here. Throws a TracingError that names a missing package.
 */
export async function startTracing({ endpoint, serviceName, share }: TraceSettings): Promise<Tracing> {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { FastifyOtelInstrumentation }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@fastify/otel'),
    ]).catch(explainMissing);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportMs });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  provider.register();
  const requests = new FastifyOtelInstrumentation({ instrumentHooks: false });
  requests.setTracerProvider(provider);
  return { plugin: requests.plugin(), stop: () => provider.shutdown() };
}

function explainMissing(error: NodeJS.ErrnoException): never {
  const [, name] = /^Cannot find package '([^']+)'/.exec(error.message) ?? [];
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || name === undefined) throw error;
  throw new TracingError(
    `OTEL_EXPORTER_OTLP_ENDPOINT switches traces on, but the package ${name} is not installed. The line that installs the ` +
      'packages for traces is in docs/operating.md, under “Traces”.',
  );
}
