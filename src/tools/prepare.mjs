// Makes ready what a command runs: packages, and JavaScript compiled from the sources. Plain JavaScript of Node alone, as
// nothing may be there yet; mostly all is, and that is found within a few hundredths of a second.
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
/** Whether this is a package of npm, which has what is compiled and no sources. */
export const isPacked = !existsSync(join(root, 'src', 'main.ts'));
const isServiceBuilt = () => isBuilt(dist, serviceStamp());
const isPageBuilt = () => isBuilt(join(root, 'web', 'dist'), pageStamp());

/**
 * Returns the file of a compiled command, as `main` or `verify-log`; compiles it first when the sources have changed.
 * A command that is compiled already needs neither compiler nor other packages of development.
 */
export function prepare(name) {
  const needsPage = name === 'main';
  const isReady = isPacked || (isServiceBuilt() && (!needsPage || isPageBuilt()) && hasRunTimePackages());
  if (!isReady) {
    // In another process, so that nothing of it stays in this one.
    const args = [fileURLToPath(import.meta.url), ...(needsPage ? ['--page'] : [])];
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  return join(dist, `${name}.mjs`);
}

/** Imports a compiled command, with the names of sources in its stack traces. */
export function load(file) {
  process.setSourceMapsEnabled(true);
  // Node 20 has none, and for want of it pg loads Node's own `fetch` to learn where it runs.
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
