import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, innocentMs } from './target.ts';

const connections = 50;
const dripMs = 1_000;
/** Time limit for a request to arrive, plus a margin for closing the connection, s. */
const longestSeconds = 45;

/** Opens a connection that sends a request byte by byte. */
function drip(port: number, head: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(head));
  const timer = setInterval(() => socket.write('a'), dripMs);
  return socket
    .on('close', () => clearInterval(timer))
    .on('error', () => {})
    .resume();
}

async function secondsUntilClosed(sockets: readonly Socket[]): Promise<number> {
  for (let second = 0; second < longestSeconds; second += 1) {
    if (sockets.every(({ destroyed }) => destroyed)) return second;
    await pause(1_000);
  }
  for (const socket of sockets) socket.destroy();
  return longestSeconds;
}

const attack = (name: string, head: string): Attack => ({
  name,
  run: async (target) => {
    const port = Number(target.url.port);
    const sockets = Array.from({ length: connections }, () => drip(port, head));
    const innocent = await innocentMs(target);
    const seconds = await secondsUntilClosed(sockets);
    const seen = `closed after ${seconds} s, another client waited ${innocent} ms`;
    return { held: seconds < longestSeconds && innocent < 1_000, seen };
  },
});

/** Clients that keep connections busy by sending next to nothing. */
export const slowClients: readonly Attack[] = [
  attack('fifty clients that never finish their header', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: '),
  attack(
    'fifty clients that never finish their body',
    'POST /v1/sessions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
  ),
];
