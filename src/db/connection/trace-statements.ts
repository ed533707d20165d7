import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type pg from 'pg';

/** Traces a pool's statements as parts of the current span. */
export function traceStatements(pool: pg.Pool): void {
  pool.on('connect', traceConnection);
  const connect = pool.connect.bind(pool) as (callback?: (...given: unknown[]) => void) => unknown;
  // A new connection calls back without a context.
  const connectInContext = (callback?: (...given: unknown[]) => void) =>
    callback === undefined ? connect() : connect(context.bind(context.active(), callback));
  Object.assign(pool, { connect: connectInContext });
}

function traceConnection(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const tracer = trace.getTracer('carcassonne');
  const traced = (statement: unknown, ...rest: unknown[]) => {
    if (trace.getActiveSpan() === undefined) return query(statement, ...rest);
    const attributes = { 'db.system.name': 'postgresql' };
    const span = tracer.startSpan(actionOf(textOf(statement)), { kind: SpanKind.CLIENT, attributes });
    return watched(span, query, [statement, ...rest]);
  };
  Object.assign(client, { query: traced });
}

/** Sends a statement and ends its span with the response, which arrives by callback or promise. */
function watched(span: Span, query: (...given: unknown[]) => unknown, given: readonly unknown[]): unknown {
  const callback = given.at(-1);
  if (typeof callback === 'function') {
    const answered = (error: unknown, result: unknown) => {
      end(span, error);
      callback(error, result);
    };
    return query(...given.slice(0, -1), answered);
  }
  const result = query(...given);
  if (!(result instanceof Promise)) span.end();
  else
    result.then(
      () => end(span),
      (error) => end(span, error),
    );
  return result;
}

function end(span: Span, error?: unknown): void {
  if (error instanceof Error) span.setStatus({ code: SpanStatusCode.ERROR, message: error.message });
  span.end();
}

const textOf = (statement: unknown) =>
  String(typeof statement === 'object' ? (statement as { text?: unknown }).text : statement);

/** Returns a statement's first action and table, such as `SELECT players`. */
export function actionOf(text: string): string {
  const verb = /[a-z]+/i.exec(text.replace(/^\s*\/\*.*?\*\//, ''))?.[0]?.toUpperCase() ?? 'statement';
  const table = /\b(?:FROM|INTO|UPDATE)\s+(?:"?public"?\.)?"?(\w+)/i.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
