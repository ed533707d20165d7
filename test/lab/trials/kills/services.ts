import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { type Program, startProgram, until } from '../failover/processes.ts';

/** A process of the service, started again as soon as it has ended. */
export interface Service {
  readonly address: string;
  /** How often it ended by itself. */
  readonly exits: () => number;
  kill(): void;
  ready(): Promise<unknown>;
  /** Ends it in good order, with the database that it has started. */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..', '..', '..');
/** All quotas, so high that nobody reaches them. */
const quotas = [
  'password-resets',
  'registrations-hourly',
  'registrations-daily',
  'external-players',
  'games-hourly',
  'games-daily',
  'seats-hourly',
  'invitations-daily',
  'preferences',
  'messages-per-minute',
  'reports',
  'messages-hourly',
  'guests-per-minute',
  'guests-daily',
  'guest-emails-daily',
  'invitation-emails-daily',
  'confirmation-emails-daily',
];

/** Returns the settings of every process: nothing of the environment of the person who runs the trial but its search path. */
export function settings(folder: string, given: Readonly<Record<string, string>>) {
  return {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    JWT_SECRET: 'a secret of the trial, 32 characters or more',
    RATE_LIMIT_PER_MINUTE: '0',
    LIMITS: quotas.map((name) => `${name}=1000000`).join(),
    ACCESS_TOKEN_MINUTES: '1440',
    WEBHOOK_ALLOWED_RANGES: '127.0.0.0/8',
    LOG_LEVEL: 'warn',
    ...given,
  };
}

/** Runs a command of the service, or the service itself, compiled. */
export function startCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  log: string,
): Program {
  const command = [join(root, 'src', 'commands', 'run.mjs'), ...args];
  return startProgram(process.execPath, command, { log, env, cwd: root });
}

/** Starts a process of the service and waits until it is ready. */
export async function startService(
  env: Readonly<Record<string, string | undefined>>,
  log: string,
): Promise<Service> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const start = () => startCommand([], { ...env, PORT: String(port) }, log);
  let program = start();
  let isKilled = false;
  let exits = 0;
  const supervision = setInterval(() => {
    if (program.isRunning()) return;
    if (!isKilled) exits += 1;
    isKilled = false;
    program = start();
  }, 20);
  const ready = () => until(`the service (${log})`, 120, async () => (await fetch(`${address}/readyz`)).ok);
  await ready();
  return {
    address,
    exits: () => exits,
    kill: () => {
      isKilled = true;
      program.signal('SIGKILL');
    },
    ready,
    stop: async () => {
      clearInterval(supervision);
      program.signal('SIGTERM');
      await until('the end of the service', 30, async () => !program.isRunning()).catch(() => program.kill());
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
