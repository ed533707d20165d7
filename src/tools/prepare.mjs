// Prepares a command: installs packages, and compiles the sources to JavaScript. Plain JavaScript with only Node's
// modules, because nothing else may be installed yet. Usually everything is up to date, which is detected within a few
// hundredths of a second.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generateClient, hasRunTimePackages, installPackages } from './setup.mjs';
import { isBuilt, pageStamp, root, serviceStamp } from './stamps.mjs';
import { endLine, say } from './status-line.mjs';

const dist = join(root, 'dist');
/** Whether this is a published npm package, which has compiled code and no sources. */
export const isPacked = !existsSync(join(root, 'src', 'main.ts'));
const isServiceBuilt = () => isBuilt(dist, serviceStamp());
const isPageBuilt = () => isBuilt(join(root, 'web', 'dist'), pageStamp());

/**
 * Returns the file of a compiled command, such as `main` or `verify-log`; compiles it first if the sources have changed.
 * A compiled command needs neither compiler nor development packages.
 */
export function prepare(name) {
  const needsPage = name === 'main';
  const isReady = isPacked || (isServiceBuilt() && (!needsPage || isPageBuilt()) && hasRunTimePackages());
  if (!isReady) {
    // In another process, so that none of it stays in this one.
    const args = [fileURLToPath(import.meta.url), ...(needsPage ? ['--page'] : [])];
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  return join(dist, `${name}.mjs`);
}

/** Imports a compiled command, with source names in its stack traces. */
export function load(file) {
  process.setSourceMapsEnabled(true);
  // Node 20 has none, and without it pg loads Node's `fetch` to detect its environment.
  globalThis.navigator ??= { userAgent: `Node.js/${process.versions.node.split('.')[0]}` };
  module.enableCompileCache?.(join(dist, '.compiled')); // since Node 22
  return import(pathToFileURL(file).href);
}

async function install(needsPage) {
  await installPackages('service');
  await Promise.all([buildService(), needsPage && !isPageBuilt() && compile('build-web.ts', 'page')]);
  endLine();
}

async function buildService() {
  await generateClient();
  if (!isServiceBuilt()) await compile('build-service.ts', 'service');
}

async function compile(script, what) {
  const args = ['--import', 'tsx', join(root, 'src', 'tools', script)];
  const [status] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'exit');
  if (status !== 0) process.exit(status ?? 1);
  say(` The ${what} is compiled.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await install(process.argv.includes('--page'));
