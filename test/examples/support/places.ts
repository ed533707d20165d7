import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export const host = '127.0.0.1';

/** An unused port on loopback. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** The file of a bot's memory, until the test ends. */
export async function newMemoryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bot-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'memory.json');
}
