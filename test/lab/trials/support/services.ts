import { join } from 'node:path';
import { freePort } from '../../../../src/embedded-postgres/free-port.ts';
import { projectRoot } from '../../../../src/helpers/project-root.ts';
import { withoutQuotas } from '../../../../src/limits/policies.ts';
import { type Embedded, openEmbedded } from './postgres.ts';
import { type Program, startProgram, until } from './processes.ts';
import type { Trial } from './trial.ts';

/** A process of the service, started again as soon as it has ended. */
export interface Service {
  readonly address: string;
  /** How often it ended without having been killed. */
  readonly exits: () => number;
  kill(): void;
  freeze(): void;
  thaw(): void;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the settings of every process: nothing of the environment of the person who runs the trial but its search path. */
export function settings(folder: string, given: Readonly<Record<string, string>> = {}): Variables {
  return {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    JWT_SECRET: 'a secret of the trial, 32 characters or more',
    RATE_LIMIT_PER_MINUTE: '0',
    LIMITS: withoutQuotas,
    ACCESS_TOKEN_MINUTES: '1440',
    WEBHOOK_ALLOWED_RANGES: '127.0.0.0/8',
    LOG_LEVEL: 'warn',
    ...given,
  };
}

/** Starts a command of the service, or the service itself, compiled; the first one compiles all. */
function start(args: readonly string[], env: Variables, log: string): Program {
  const command = [join(projectRoot, 'src', 'commands', 'run.mjs'), ...args];
  return startProgram(process.execPath, command, { log, env, cwd: projectRoot });
}

/** Runs a command of the service to its end. Returns whether it ended with status 0. */
export async function runCommand(name: string, env: Variables, log: string): Promise<boolean> {
  const command = start([name], env, log);
  await until(name, 600, async () => !command.isRunning());
  return command.isDone();
}

/** Starts a process of the service and waits until it is ready. It ends in good order with the trial. */
export async function startService({ closers }: Trial, env: Variables, log: string): Promise<Service> {
  const port = String(await freePort('127.0.0.1'));
  const address = `http://127.0.0.1:${port}`;
  const startAgain = () => start([], { ...env, PORT: port }, log);
  let program = startAgain();
  let isKilled = false;
  let exits = 0;
  const supervision = setInterval(() => {
    if (program.isRunning()) return;
    if (!isKilled) exits += 1;
    isKilled = false;
    program = startAgain();
  }, 20);
  closers.push(async () => {
    clearInterval(supervision);
    program.signal('SIGTERM');
    await until('the end of the service', 30, async () => !program.isRunning()).catch(() => program.kill());
  });
  await until(`the service (${log})`, 120, async () => (await fetch(`${address}/readyz`)).ok);
  return {
    address,
    exits: () => exits,
    kill: () => {
      isKilled = true;
      program.signal('SIGKILL');
    },
    freeze: () => program.signal('SIGSTOP'),
    thaw: () => program.signal('SIGCONT'),
  };
}

/** Starts a process of the service with its embedded database, and further processes on the same one. */
export async function startServices(
  trial: Trial,
  count: number,
  given: Readonly<Record<string, string>> = {},
): Promise<{ readonly postgres: Embedded; readonly services: readonly Service[] }> {
  const folderOf = (at: number) => join(trial.folder, String(at));
  const postgres = await openEmbedded(folderOf(0));
  trial.closers.push(postgres.close);
  const services: Service[] = [];
  for (let at = 0; at < count; at += 1) {
    const database = at > 0 ? { DATABASE_URL: postgres.url() } : {};
    const env = settings(folderOf(at), { ...given, ...database });
    services.push(await startService(trial, env, `${folderOf(at)}.log`));
  }
  return { postgres, services };
}
