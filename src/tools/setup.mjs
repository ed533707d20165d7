// Prepares the project: installs packages and generates the database client. Uses only Node built-ins, since this runs
// before anything is installed. Every `npm start`, `npm test` … calls it first, and usually there is nothing to do.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endLine, say } from './status-line.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const stampFile = join(root, 'node_modules', '.setup-stamp.json');
const client = join(root, 'src', 'generated', 'prisma', 'client.ts');
const minute = 60_000;

/**
 * The two sets of packages. Building and running the service needs no package of the workspace `test/packages`, which
 * holds additional ones for tests and checks.
 */
const packageSets = {
  service: { about: 400, options: ['--workspaces=false'] },
  all: { about: 600, options: [] },
};

const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const readJson = (...path) => JSON.parse(read(...path));
const hashOf = (...texts) => createHash('sha256').update(texts.join('\0')).digest('hex');
const fail = (sentence) => {
  endLine();
  console.error(sentence);
  process.exit(1);
};

/** Hashes everything that determines the installed packages, which excludes scripts and texts of package.json. */
function packagesHash() {
  const manifests = [readJson('package.json'), readJson('test', 'packages', 'package.json')];
  const packages = manifests.map(({ dependencies, devDependencies, overrides, allowScripts }) => [
    dependencies,
    devDependencies,
    overrides,
    allowScripts,
  ]);
  return hashOf(read('package-lock.json'), JSON.stringify(packages));
}

/** Hashes everything that determines the generated client. */
function clientHash() {
  const prisma = readJson('package-lock.json').packages['node_modules/prisma'].version;
  return hashOf(prisma, read('prisma', 'schema.prisma'), read('prisma', 'prisma.config.ts'));
}

/** Returns the current state: the hashes of both sets of packages, if installed, and of the client. */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

const writeStamp = (changes) => writeFileSync(stampFile, JSON.stringify({ ...readStamp(), ...changes }));

const hasInstalled = () => existsSync(join(root, 'node_modules', '.package-lock.json'));

/** Returns whether npm's list of installed packages matches the lock file, for packages that are `needed`. */
function isInstalledAsLocked(needed = () => true) {
  if (!hasInstalled()) return false;
  const installed = readJson('node_modules', '.package-lock.json').packages;
  const { '': _project, ...locked } = readJson('package-lock.json').packages;
  const isInstalled = ([path, { version, optional }]) =>
    path in installed ? installed[path].version === version : optional === true;
  const isLocked = (path) => path in locked;
  return (
    Object.entries(locked)
      .filter(([, each]) => needed(each))
      .every(isInstalled) && Object.keys(installed).every(isLocked)
  );
}

/** npm as it was called, or the one on the path. */
function startNpm(args, timeout) {
  const self = process.env.npm_execpath;
  const [command, ...first] = self?.endsWith('.js') ? [process.execPath, self] : ['npm'];
  // SIGKILL, because a stalled install has been seen to ignore SIGTERM.
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], timeout, killSignal: 'SIGKILL' };
  return spawn(command, [...first, ...args], { ...options, shell: process.platform === 'win32' });
}

/** Shows the number of installed packages in steps of fifty, because npm is silent for minutes on a slow network. */
function showProgress() {
  const paths = Object.keys(readJson('package-lock.json').packages).filter((path) => path !== '');
  let shown = 0;
  const timer = setInterval(() => {
    const there = paths.filter((path) => existsSync(join(root, path, 'package.json'))).length;
    if (there < shown + 50) return;
    shown = there - (there % 50);
    say(` ${shown} …`);
  }, 500);
  return () => clearInterval(timer);
}

/** Returns npm's exit status, or the signal that ended it. */
async function runNpm(command, { options }, timeout) {
  const endProgress = showProgress();
  try {
    // The packages that build the service are also needed in production, where `npm start` builds it.
    const quietly = ['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier', '--no-save'];
    const [status, signal] = await once(
      startNpm([command, '--include=dev', ...options, ...quietly], timeout),
      'exit',
    );
    return signal ?? status;
  } catch (error) {
    return fail(`Packages could not be installed: ${error.message}`);
  } finally {
    endProgress();
  }
}

/** Installs a set of packages. Installed ones stay, because a service may be running on them. */
async function install(set) {
  say(`Installing about ${set.about} packages, once …`);
  let end = await runNpm(hasInstalled() ? 'install' : 'ci', set, 5 * minute);
  if (end === 'SIGKILL') {
    say(' the installation stood still; trying again …');
    end = await runNpm('ci', set, 10 * minute);
  }
  if (end !== 0) fail('Packages could not be installed; what npm says is above.');
  say(' done.');
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
}

/** Returns whether the service's run-time packages are installed, possibly without those that build it. */
export function hasRunTimePackages() {
  return readStamp().service === packagesHash() || isInstalledAsLocked(({ dev }) => dev !== true);
}

/**
 * Installs a set of packages if it is missing: `service` or `all`. After all were installed once, a changed lock file
 * reinstalls all.
 */
export async function installPackages(name) {
  refuseOldNode();
  const stamp = readStamp();
  const packages = packagesHash();
  if (stamp[name] === packages) return;
  const wanted = stamp.all === undefined ? name : 'all';
  if (!isInstalledAsLocked()) await install(packageSets[wanted]);
  writeStamp({ service: packages, ...(wanted === 'all' && { all: packages }) });
}

/** Generates the database client if the schema has changed. The packages must be installed. */
export async function generateClient() {
  const generated = clientHash();
  if (readStamp().client === generated && existsSync(client)) return;
  const cli = join(root, 'node_modules', 'prisma', 'build', 'index.js');
  const config = join('prisma', 'prisma.config.ts');
  const env = {
    ...process.env,
    // Generating needs no schema engine, but would download one without the path of an existing file.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
  const done = spawn(process.execPath, [cli, 'generate', '--config', config], { cwd: root, env });
  let printed = '';
  for (const stream of [done.stdout, done.stderr])
    stream.on('data', (text) => {
      printed += text;
    });
  const [status] = await once(done, 'close');
  if (status !== 0) fail(`The database client could not be generated:\n${printed}`);
  writeStamp({ client: generated });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installPackages(process.argv[2] ?? 'all');
  await generateClient();
  endLine();
}
