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

/**
 * Sends traces by OTLP over HTTP; a caller's `traceparent` (W3C) is continued. The
 * libraries are loaded only here, as they take memory and a part of the start.
 */
export async function startTracing({ endpoint, serviceName, share }: TraceSettings): Promise<Tracing> {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { FastifyOtelInstrumentation }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@fastify/otel'),
    ]);
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
