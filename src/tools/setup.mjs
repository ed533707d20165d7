// Makes the project ready to run: packages and the generated database client. Node built-ins only, since this runs
// before anything is installed; every `npm start`, `npm test` … calls it first, and mostly it finds nothing to do.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const stampFile = join(root, 'node_modules', '.setup-stamp.json');
const client = join(root, 'src', 'generated', 'prisma', 'client.ts');
const minute = 60_000;

const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const readJson = (...path) => JSON.parse(read(...path));
const hashOf = (...texts) => createHash('sha256').update(texts.join('\0')).digest('hex');
const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/** Hashes everything that decides which packages are installed; scripts and texts of package.json do not. */
function packagesHash() {
  const { dependencies, devDependencies, overrides, allowScripts } = readJson('package.json');
  return hashOf(
    read('package-lock.json'),
    JSON.stringify([dependencies, devDependencies, overrides, allowScripts]),
  );
}

/** Hashes everything that decides what the generated client looks like. */
function clientHash() {
  const prisma = readJson('package-lock.json').packages['node_modules/prisma'].version;
  return hashOf(prisma, read('prisma', 'schema.prisma'), read('prisma', 'prisma.config.ts'));
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Whether npm's list of installed packages agrees with the lock file, for packages that are `needed`. */
function isInstalledAsLocked(needed = () => true) {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
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
  // SIGKILL: an install that stood still has been seen to ignore SIGTERM.
  const options = { cwd: root, stdio: 'inherit', timeout, killSignal: 'SIGKILL' };
  return spawn(command, [...first, ...args], { ...options, shell: process.platform === 'win32' });
}

/** Says how far an installation is every few seconds, as npm itself is silent for minutes on a slow network. */
function showProgress() {
  // Of the packages for other systems none comes.
  const isForHere = ({ os, cpu }) =>
    (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);
  const { '': _project, ...locked } = readJson('package-lock.json').packages;
  const paths = Object.keys(locked).filter((path) => isForHere(locked[path]));
  const timer = setInterval(() => {
    const there = paths.filter((path) => existsSync(join(root, path, 'package.json'))).length;
    console.error(`Installing packages … ${there} of ${paths.length}`);
  }, 5000);
  return () => clearInterval(timer);
}

/** Returns the status of npm, or the signal that ended it. */
async function install(timeout) {
  const endProgress = showProgress();
  try {
    // The packages that build the service are needed in production, too: `npm start` builds it where it runs.
    const [status, signal] = await once(
      startNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], timeout),
      'exit',
    );
    return signal ?? status;
  } catch (error) {
    return fail(`Packages could not be installed: ${error.message}`);
  } finally {
    endProgress();
  }
}

async function installPackages() {
  console.error('Installing packages, some 600: half a minute to a few minutes, once …');
  let end = await install(5 * minute);
  if (end === 'SIGKILL') {
    console.error('The installation stood still; trying once more …');
    end = await install(10 * minute);
  }
  if (end !== 0) fail('Packages could not be installed; what npm says is above.');
}

function generateClient() {
  const cli = join(root, 'node_modules', 'prisma', 'build', 'index.js');
  const config = join('prisma', 'prisma.config.ts');
  const env = {
    ...process.env,
    // Generating needs no schema engine, but would download one unless it gets the path of some existing file.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
  const done = spawnSync(process.execPath, [cli, 'generate', '--config', config], { cwd: root, env });
  if (done.status !== 0) fail(`The database client could not be generated:\n${done.stdout}${done.stderr}`);
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
}

/** Whether the packages that run the service are there, though perhaps none of those that build it. */
export function hasRunTimePackages() {
  return readStamp().packages === packagesHash() || isInstalledAsLocked(({ dev }) => dev !== true);
}

/** Installs packages and generates the database client where that is needed. */
export async function setUp() {
  refuseOldNode();
  const stamp = readStamp();
  const packages = packagesHash();
  const generated = clientHash();
  if (stamp.packages === packages && stamp.client === generated && existsSync(client)) return;
  if (stamp.packages !== packages && !isInstalledAsLocked()) await installPackages();
  if (stamp.client !== generated || !existsSync(client)) generateClient();
  writeFileSync(stampFile, JSON.stringify({ packages, client: generated }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setUp();
