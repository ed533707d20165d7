import { join } from 'node:path';
import { freePort } from '../../../../src/embedded-postgres/free-port.ts';
import { projectRoot } from '../../../../src/helpers/project-root.ts';
import { withoutQuotas } from '../../../../src/limits/policies.ts';
import type { Place } from './place.ts';
import { type Program, startProgram, until } from './processes.ts';

/** A process of the service, started again whenever it ends. */
export interface Service {
  readonly name: string;
  readonly address: string;
  /** How often it ended without having been killed. */
  readonly deaths: () => number;
  kill(): void;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Returns the arguments of Node for a compiled command; the first of them compiles all. */
const compiled = (...name: string[]) => [join(projectRoot, 'src', 'commands', 'run.mjs'), ...name];

/** Returns the variables of every process: nothing of the environment of whoever runs the trial but its search path. */
function variables(
  place: Place,
  given: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  return {
    PATH: process.env['PATH'],
    DATA_DIR: join(place.folder, 'service'),
    JWT_SECRET: 'a secret of the trial, 32 characters or more',
    RATE_LIMIT_PER_MINUTE: '0',
    LIMITS: withoutQuotas,
    ACCESS_TOKEN_MINUTES: '1440',
    WEBHOOK_ALLOWED_RANGES: '127.0.0.0/8',
    LOG_LEVEL: 'warn',
    ...given,
  };
}

/** Runs the command that migrates, to its end. */
export async function runMigrations(place: Place, given: Readonly<Record<string, string>>): Promise<void> {
  const log = join(place.folder, 'migrate.log');
  const command = startProgram(process.execPath, compiled('migrate'), {
    log,
    env: variables(place, given),
    cwd: place.folder,
  });
  await until(`migrations (${log})`, 180, async () => !command.isRunning());
  if (!command.isDone()) throw new Error(`The migrations failed: ${log}`);
}

/** Starts a process of the service and waits until it is ready. */
export async function startService(
  place: Place,
  name: string,
  given: Readonly<Record<string, string>>,
): Promise<Service> {
  const port = await freePort('127.0.0.1');
  const env = variables(place, { PORT: String(port), HOST: '127.0.0.1', ...given });
  const log = join(place.folder, `${name}.log`);
  const start = () => startProgram(process.execPath, compiled(), { log, env, cwd: place.folder });
  const address = `http://127.0.0.1:${port}`;
  let program: Program = start();
  let isKilled = false;
  let deaths = 0;
  const supervise = setInterval(() => {
    if (program.isRunning()) return;
    if (!isKilled) deaths += 1;
    isKilled = false;
    program = start();
  }, 250);
  await until(`${name} (${log})`, 60, async () => (await fetch(`${address}/readyz`)).ok);
  return {
    name,
    address,
    deaths: () => deaths,
    kill: () => {
      isKilled = true;
      program.signal('SIGKILL');
    },
    freeze: () => program.signal('SIGSTOP'),
    thaw: () => program.signal('SIGCONT'),
    stop: async () => {
      clearInterval(supervise);
      await program.kill();
    },
  };
}
