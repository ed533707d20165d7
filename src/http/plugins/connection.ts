import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ProblemName, problemKinds } from '../../problems.ts';
import { problemBody } from './errors.ts';

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
