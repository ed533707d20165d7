import type { FastifyPluginCallback } from 'fastify';
import { secondMs } from '../helpers/time-units.ts';
import type { TraceSettings } from '../settings/tracing.ts';

/** Traces of a process: a span for each request, with the statements that it sends, and for each batch of work. */
export interface Tracing {
  /** Traces the requests of an app in which it is registered before the routes. */
  readonly plugin: FastifyPluginCallback;
  /** Sends what was not sent yet. */
  stop(): Promise<void>;
}

/** Limits how long sending is tried, ms: a collector that is away must not hold up the end of the service. */
const exportMs = 3 * secondMs;

/** Traces are switched on, and the packages for them are not installed. */
class TracingError extends Error {
  override readonly name = 'TracingError';
}

/**
 * Sends traces by OTLP over HTTP; a caller's `traceparent` (W3C) is continued. The libraries are optional, so they are loaded only
 * here. Throws a TracingError that names the package that is not installed.
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
