import { SpanStatusCode, trace } from '@opentelemetry/api';

/** Runs background work as a trace, or a part of one; without tracing it just runs. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  return trace.getTracer('carcassonne').startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  });
}
