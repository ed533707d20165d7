import { expect, test } from 'vitest';
import { faultsOf, type LockedPackage, lockedFolders, readLocked } from '../../src/tools/audit.ts';

const manifest = { dependencies: { fine: '1.2.3' }, devDependencies: {}, allowScripts: { builder: true } };
const fine = { version: '1.2.3', license: 'MIT', integrity: 'sha512-x' };
const faults = (name: string, locked: LockedPackage) =>
  faultsOf(manifest, { '': {}, [`node_modules/${name}`]: locked });

test.each(lockedFolders)('the packages of %s pass', (folder) => {
  const { manifest, packages } = readLocked(folder);
  expect(faultsOf(manifest, packages)).toEqual([]);
});

test.each([
  ['fine', fine],
  ['builder', { ...fine, hasInstallScript: true }],
  ['a/node_modules/@scope/inner', { ...fine, license: '(MIT OR GPL-3.0)' }],
  ['both', { ...fine, license: 'MIT and ISC' }],
])('%s passes', (name, locked) => {
  expect(faults(name, locked)).toEqual([]);
});

test.each([
  ['no checksum', { version: '1.2.3', license: 'MIT' }, 'strange 1.2.3 has no checksum'],
  ['a script', { ...fine, hasInstallScript: true }, 'runs a script'],
  ['an unreviewed licence', { ...fine, license: 'SSPL-1.0' }, 'SSPL-1.0'],
  ['half a licence', { ...fine, license: 'MIT AND GPL-3.0' }, 'GPL-3.0'],
  [
    'an engine that excludes a supported Node',
    { ...fine, engines: { node: '>=22' } },
    'not for Node 20.19.0',
  ],
  ['no licence', { version: '1.2.3', integrity: 'sha512-x' }, 'none'],
])('a package with %s is an error', (_, locked, part) => {
  expect(faults('strange', locked)).toEqual([expect.stringContaining(part)]);
});

test('packages of a workspace must be pinned, too', () => {
  const workspace = { version: '0.0.0', devDependencies: { loose: '^1.2.3' } };
  const packages = { 'test/packages': workspace, 'node_modules/of-tests': { link: true } };
  expect(faultsOf(manifest, packages)).toEqual(['loose is not pinned to a version: ^1.2.3']);
});

test('the service runs with at most 350 packages', () => {
  const { '': _project, ...locked } = readLocked('.').packages;
  const isForRunning = (each: object) => !('dev' in each || 'devOptional' in each);
  expect(Object.values<object>(locked).filter(isForRunning).length).toBeLessThanOrEqual(350);
});

test('an unpinned version is an error', () => {
  expect(faultsOf({ ...manifest, dependencies: { loose: '^1.2.3' } }, {})).toEqual([
    'loose is not pinned to a version: ^1.2.3',
  ]);
});
