import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ProblemName, problemKinds } from '../../platform/problems.ts';
import type { Config } from '../../settings/config.ts';
import { problemBody } from './errors.ts';

/** Connections at a time, live streams among them; a further one is closed at once. */
export const maxConnections = 10_000;

/** Limits, in ms and bytes, of what Node accepts on a connection before there is a request. */
export const connectionLimits = {
  /** For a whole request, its body included. */
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 15_000,
    /** The interval at which the two are checked: a slow request lives longer than its limit by this at most. */
    connectionsCheckingInterval: 2000,
    maxHeaderSize: 8 * 1024,
  },
} as const;

/** Returns what tells a trusted proxy, by its address and its distance; the first that is not one is the caller. */
export function trustedProxies({ trustProxy }: Config): boolean | string[] | FastifyTrust {
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return typeof trustProxy === 'object' ? [...trustProxy] : trustProxy;
}

type FastifyTrust = (address: string, hop: number) => boolean;

const byCode: Readonly<Record<string, ProblemName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

/** Answers input that is not valid HTTP, for which there is no request, with a problem, and closes the connection. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const kind = byCode[error.code ?? ''] ?? 'bad-request';
  const { status } = problemKinds[kind];
  const body = JSON.stringify(problemBody(kind, {}, '/'));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
