import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { projectRoot } from '../helpers/project-root.ts';

/** A package as described in package-lock.json. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly engines?: { readonly node?: string };
  /** True for a workspace, which is a folder of this project. */
  readonly link?: boolean;
  /** The required versions of its dependencies; a workspace must pin them. */
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The relevant parts of package.json. */
export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** Packages whose install scripts may run (true), or are known and must not. */
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

/** Licences that permit redistribution together with the service. */
const licences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0', // the Boost licence
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** The oldest version of each release line of Node that the service supports. */
const nodeVersions = ['20.19.0', '22.13.0', '24.0.0', '26.0.0'];

/** Packages whose licence was reviewed by a person, because the lock file names no known one. */
const readLicences: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf': 'free fonts, may be embedded',
  'middleware-handler': 'MIT',
};

/** Returns the faults of a lock file's packages, one sentence each. Needs no network. */
export function faultsOf(manifest: Manifest, packages: Readonly<Record<string, LockedPackage>>): string[] {
  const { '': _project, ...locked } = packages;
  const isWorkspace = ([path, { link }]: [string, LockedPackage]) => link || !path.includes('node_modules/');
  const workspaces = Object.entries(locked).filter(isWorkspace);
  const foreign = Object.entries(locked).filter((each) => !isWorkspace(each));
  return [
    ...[manifest, ...workspaces.map(([, each]) => each)].flatMap(({ dependencies, devDependencies }) =>
      loose({ ...dependencies, ...devDependencies }),
    ),
    ...foreign.flatMap(([path, each]) => faultsOfPackage(manifest, nameOf(path), each)),
  ];
}

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;

function loose(versions: Readonly<Record<string, string>>): string[] {
  return Object.entries(versions)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is not pinned to a version: ${version}`);
}

function faultsOfPackage({ allowScripts = {} }: Manifest, name: string, locked: LockedPackage): string[] {
  const { version, license = 'none', integrity, hasInstallScript, engines } = locked;
  const isLicensed = name in readLicences || isAllowed(license);
  const excluded = nodeVersions.filter((node) => !satisfies(node, engines?.node ?? '*'));
  return [
    ...(integrity === undefined ? [`${name} ${version} has no checksum`] : []),
    ...(isLicensed ? [] : [`${name} ${version} has a licence that no one has reviewed: ${license}`]),
    ...(hasInstallScript && !(name in allowScripts)
      ? [`${name} ${version} runs a script when it is installed, and allowScripts does not name it`]
      : []),
    ...(excluded.length > 0 ? [`${name} ${version} is not for Node ${excluded.join(', ')}`] : []),
  ];
}

/** Returns whether an SPDX expression without nesting is acceptable: one side of OR, every side of AND. */
function isAllowed(expression: string): boolean {
  const sides = (text: string, word: string) => text.split(new RegExp(` ${word} `, 'i'));
  return sides(expression.replace(/^\(|\)$/g, ''), 'or').some((side) =>
    sides(side, 'and').every((licence) => licences.has(licence)),
  );
}

/** Folders with a lock file of their own, relative to the project’s folder. */
export const lockedFolders = ['.', 'examples/discord-bot', 'examples/irc-bot', 'examples/telegram-bot'];

/** Returns the manifest and the locked packages of a folder. */
export function readLocked(folder: string): { manifest: Manifest; packages: Record<string, LockedPackage> } {
  const read = (name: string) => JSON.parse(readFileSync(join(projectRoot, folder, name), 'utf8'));
  return { manifest: read('package.json'), packages: read('package-lock.json').packages };
}

/** Counts of known vulnerabilities by severity, or the reason why the registry did not respond. */
type Advisories = { readonly counts: Readonly<Record<string, number>> } | { readonly unknown: string };

/** Queries the registry for known vulnerabilities in a folder's run-time packages, like `npm audit`. */
function advisoriesOf(folder: string): Advisories {
  const command = ['audit', '--omit=dev', '--json'];
  const options = { cwd: join(projectRoot, folder), encoding: 'utf8', timeout: 30_000 } as const;
  const { stdout } = spawnSync('npm', command, { ...options, shell: process.platform === 'win32' });
  try {
    const { metadata, message, error } = JSON.parse(stdout);
    return metadata === undefined
      ? { unknown: message ?? error?.summary }
      : { counts: metadata.vulnerabilities };
  } catch {
    return { unknown: 'no answer within 30 s' };
  }
}

function severe(folder: string, advisories: Advisories): string[] {
  if ('unknown' in advisories) return [];
  const { high = 0, critical = 0 } = advisories.counts;
  return high + critical > 0
    ? [`${high + critical} severe vulnerabilities are known: npm audit --omit=dev --prefix ${folder}`]
    : [];
}

/** Checks all locked packages. If the registry does not respond, reports that advisories were not checked. */
function main(): void {
  let count = 0;
  const faults = lockedFolders.flatMap((folder) => {
    const { manifest, packages } = readLocked(folder);
    const advisories = advisoriesOf(folder);
    if ('unknown' in advisories) console.error(`${folder}: advisories not looked up: ${advisories.unknown}`);
    count += Object.keys(packages).length - 1;
    return [...faultsOf(manifest, packages), ...severe(folder, advisories)];
  });
  for (const fault of faults) console.error(fault);
  console.log(`${count} packages: ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (import.meta.filename === process.argv[1]) main();
