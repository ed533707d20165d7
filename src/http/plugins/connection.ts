import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ProblemName, problemKinds } from '../../platform/problems.ts';
import type { Config } from '../../settings/config.ts';
import { problemBody } from './errors.ts';

/** Maximum number of simultaneous connections, live streams included; further ones are closed immediately. */
export const maxConnections = 10_000;

/** Limits, in ms and bytes, that Node applies to a connection before there is a request. */
export const connectionLimits = {
  /** For a whole request, including its body. */
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 15_000,
    /** Interval of checking the two; a slow request can exceed its limit by this much. */
    connectionsCheckingInterval: 2000,
    maxHeaderSize: 8 * 1024,
  },
} as const;

/** Returns the test for trusted proxies, by address and distance; the first untrusted address is the caller's. */
export function trustedProxies({ trustProxy }: Config): boolean | string[] | FastifyTrust {
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return typeof trustProxy === 'object' ? [...trustProxy] : trustProxy;
}

type FastifyTrust = (address: string, hop: number) => boolean;

const byCode: Readonly<Record<string, ProblemName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

/** Responds to input that is not valid HTTP, for which there is no request, with a problem, and closes the connection. */
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
