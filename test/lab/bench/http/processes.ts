import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ClientCommand, ClientReply } from './client.ts';
import type { LoadResult } from './load.ts';

/** A process beside the measured ones. */
export interface Child {
  readonly process: ChildProcess;
  readonly pid: number;
}

/** Starts a file of this folder as a process. */
export function startChild(file: string): Child {
  const child = fork(join(import.meta.dirname, file), { execArgv: ['--import', 'tsx'] });
  return { process: child, pid: child.pid ?? 0 };
}

/** Returns the next message of a process. */
export async function messageOf<T>({ process: child }: Child): Promise<T> {
  const [message] = (await once(child, 'message')) as [T];
  return message;
}

/** Sends a command to the client. @throws Error if the client fails */
export async function command(client: Child, order: ClientCommand): Promise<LoadResult | undefined> {
  client.process.send(order);
  const reply = await messageOf<ClientReply>(client);
  if ('error' in reply) throw new Error(reply.error);
  return reply.result;
}
