/**
 * `npm run trial:nodes -- 22 24`: under each of these versions of Node, `npm start` in a copy of the project, a move over HTTP, and
 * the unit tests. Without versions all that the service supports are tried. The npm package `node` brings each of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../../../src/embedded-postgres/free-port.ts';
import { projectRoot } from '../../../src/helpers/project-root.ts';
import { callerOf } from '../../releases/fixture.ts';
import { run } from '../../support/run.ts';
import { startProgram, until } from './support/processes.ts';

const supported = ['20.19.0', '22', '24', '26'];

/** Runs the trial under one version. Returns its exact number; throws an error that describes the failure. */
async function tryVersion(version: string, clone: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ allowScripts: { node: true } }));
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `node@${version}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const path = `${join(folder, 'node_modules', 'node', 'bin')}${delimiter}${process.env['PATH']}`;
    const env = { ...process.env, PATH: path };
    const exact = execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim();
    await startAndMove(clone, folder, env);
    await passUnitTests(clone, env);
    return exact;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the service like a newcomer, and makes a move in a game against a robot. */
async function startAndMove(clone: string, folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const port = String(await freePort('127.0.0.1'));
  const call = callerOf(`http://127.0.0.1:${port}`);
  const service = startProgram('npm', ['start'], {
    cwd: clone,
    env: { ...env, PORT: port, DATA_DIR: join(folder, 'data') },
    log: join(folder, 'service.log'),
  });
  try {
    await until('the first start', 600, () => call('GET', '/readyz', {}));
    const { accessToken: token } = await call('POST', '/v1/guests', { body: {} });
    const { id } = await call('POST', '/v1/games', { token, body: { robots: ['easy'] } });
    const { options } = await until('the turn', 60, () => call('GET', `/v1/games/${id}/options`, { token }));
    await call('POST', `/v1/games/${id}/moves`, { token, body: options[0].decision });
    service.signal('SIGTERM');
    await until('the end of the service', 30, async () => !service.isRunning());
  } finally {
    await service.kill();
  }
}

async function passUnitTests(clone: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { status, printed } = await run('npm', ['run', 'test:unit'], { cwd: clone, env });
  if (status !== 0) throw new Error(`The unit tests fail:\n${printed}`);
}

const versions = process.argv.length > 2 ? process.argv.slice(2) : supported;
const clone = mkdtempSync(join(tmpdir(), 'clone-'));
execFileSync('git', ['clone', '--quiet', projectRoot, clone]);
let failures = 0;
for (const version of versions) {
  try {
    console.log(`${await tryVersion(version, clone)}: starts, plays a move, passes the unit tests`);
  } catch (error) {
    failures += 1;
    console.error(`Node ${version}: ${(error as Error).message}`);
  }
}
rmSync(clone, { recursive: true, force: true });
process.exitCode = failures > 0 ? 1 : 0;
