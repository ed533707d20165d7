import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

const read = (path: string) => readFileSync(path, 'utf8');
const { version } = JSON.parse(read('package.json'));

test('the service, its API and the client have the same version', () => {
  const locked = JSON.parse(read('package-lock.json'));
  expect([locked.version, locked.packages[''].version]).toEqual([version, version]);
  expect(JSON.parse(read('openapi/openapi.json')).info.version).toBe(version);
  expect(JSON.parse(read('openapi/client/package.json')).version).toBe(version);
});

test('manifests use this version’s images, and migrate the database in a separate job', () => {
  const text = read('deploy/kubernetes/service.yaml');
  const images = [...text.matchAll(/image: carcassonne-by-mail:(\S+)/g)].map(([, one]) => one);
  expect(new Set(images)).toEqual(new Set([version]));
  const manifests: Manifest[] = parseAllDocuments(text).map((one) => one.toJS());
  const jobs = manifests.filter(({ kind }) => kind === 'Job').map(({ metadata }) => metadata.name);
  expect(jobs).toEqual([`carcassonne-migrate-${version.replaceAll('.', '-')}`]);
});

test('documents name this version’s files and images', () => {
  const named = ['docs/build-a-bot.md', 'docs/operating.md'].flatMap((path) =>
    [...read(path).matchAll(/carcassonne-by-mail(?:-client-|:)(\d+\.\d+\.\d+)/g)].map(([, one]) => one),
  );
  expect(named.length).toBeGreaterThan(2);
  expect(new Set(named)).toEqual(new Set([version]));
});

test('the install command for tracing packages names the tested versions', () => {
  const [, line = ''] = /^npm install --no-save (.*)$/m.exec(read('docs/operating.md')) ?? [];
  const named = line.split(' ').map((each) => [each.slice(0, each.lastIndexOf('@')), each.split('@').at(-1)]);
  expect(named).toHaveLength(4);
  expect(JSON.parse(read('test/packages/package.json')).devDependencies).toMatchObject(
    Object.fromEntries(named),
  );
});
