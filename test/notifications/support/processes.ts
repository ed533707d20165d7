import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { withoutQuotas } from '../../../src/limits/policies.ts';

/** The service in another process. */
export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly address: string;
  /** Ends it, at once or in good order. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts the service with these settings; resolves once it is ready. */
export async function startProcess(env: Record<string, string>): Promise<ServiceProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMIT_PER_MINUTE: '0',
      LIMITS: withoutQuotas,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [, found] = /^Interactive documentation: (.*)\/docs$/m.exec(output) ?? [];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
  const gone = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  return { child, address, end };
}

/** Sends JSON and returns JSON. @throws Error when the service can't be reached or refuses */
// biome-ignore lint/suspicious/noExplicitAny: whatever is returned
export async function call(url: string, token?: string, body?: object): Promise<any> {
  const response = await fetch(url, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  const text = await response.text();
  if (!response.ok)
    throw Object.assign(new Error(`${url}: ${response.status} ${text}`), { status: response.status });
  return text === '' ? undefined : JSON.parse(text);
}
