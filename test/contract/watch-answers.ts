import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { faultsOf } from './check-answer.ts';
import { decompressed } from './decompress.ts';

const faults: string[] = [];

/**
 * Checks every answer of any service in this process against the API description from now on. Returns a function that
 * stops it.
 */
export function watchAnswers(): () => void {
  const onRequest = (message: unknown) => watch(message as Arrival);
  subscribe(arrivals, onRequest);
  return () => {
    unsubscribe(arrivals, onRequest);
  };
}

const arrivals = 'http.server.request.start';
interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Reports faults of other messages from the service. */
export function report(found: readonly string[]): void {
  faults.push(...found);
}

/** Returns the faults of answers since the last call. */
export function takeFaults(): string[] {
  return faults.splice(0);
}

function watch({ request, response }: Arrival): void {
  const chunks: Buffer[] = [];
  let written: OutgoingHttpHeaders = {};
  const { writeHead, write, end } = response;
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encodingOf(encoding)));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  // The head can be written without its headers ever being readable from the response.
  response.writeHead = (...values: unknown[]) => {
    written = (values.find((value) => typeof value === 'object') ?? {}) as OutgoingHttpHeaders;
    return Reflect.apply(writeHead, response, values);
  };
  response.write = (...values: unknown[]) => {
    keep(values[0], values[1]);
    return Reflect.apply(write, response, values);
  };
  response.end = (...values: unknown[]) => {
    keep(values[0], values[1]);
    return Reflect.apply(end, response, values);
  };
  response.once('close', () => {
    if (!response.headersSent) return;
    const headers = fieldsOf({ ...response.getHeaders(), ...written });
    if (!isOurs(headers)) return;
    const isStream = /^(text\/event-stream|application\/x-ndjson)/.test(headers['content-type'] ?? '');
    const whole = response.writableFinished || isStream ? Buffer.concat(chunks) : undefined;
    const body = whole && decompressed(whole, headers['content-encoding']);
    const { method = '', url = '' } = request;
    faults.push(...faultsOf({ method, url, status: response.statusCode, headers, body }));
  });
}

/** Tests also run servers other than the service, such as receivers of webhooks. */
const isOurs = (headers: Readonly<Record<string, string>>) =>
  'x-request-id' in headers || headers['content-type']?.startsWith('application/problem+json') === true;

function encodingOf(value: unknown): BufferEncoding {
  return typeof value === 'string' ? (value as BufferEncoding) : 'utf8';
}

function fieldsOf(headers: OutgoingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), String(value)]],
    ),
  );
}
