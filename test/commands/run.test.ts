/** `npm start` and other commands run JavaScript compiled from the current sources. */
import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { folderOfTest, useFolder } from '../support/folders.ts';

const folder = useFolder('clone');

beforeAll(() => {
  for (const name of ['src', 'prisma', 'openapi', 'package.json', 'package-lock.json', 'test/packages'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
});

const run = () =>
  promisify(execFile)(process.execPath, ['src/commands/run.mjs', 'record'], { cwd: folder }).then(
    ({ stdout }) => stdout,
  );
const source = () => join(folder, 'src', 'commands', 'record.ts');

test('each of several concurrent starts on new sources runs the new code', async () => {
  appendFileSync(source(), "\nconsole.log('first');\n");
  expect(await Promise.all([run(), run(), run()])).toEqual(['first\n', 'first\n', 'first\n']);
  expect(readdirSync(join(folder, 'dist')).filter((name) => name.startsWith('.new-'))).toEqual([]);
});

test('compiles again only after a source has changed', async () => {
  const built = () => readFileSync(join(folder, 'dist', 'build.json'), 'utf8');
  const before = built();
  appendFileSync(source(), "console.log('second');\n");
  expect(await run()).toBe('first\nsecond\n');
  expect(built()).not.toBe(before);
  appendFileSync(join(folder, 'dist', 'record.mjs'), "console.log('not compiled again');\n");
  expect(await run()).toBe('first\nsecond\nnot compiled again\n');
});

test('keeps the previous build’s files for processes that still use them', async () => {
  const { files } = JSON.parse(readFileSync(join(folder, 'dist', 'build.json'), 'utf8'));
  appendFileSync(join(folder, 'src', 'engine', 'index.ts'), '\nexport const added = Math.random();\n');
  await run();
  expect(readdirSync(join(folder, 'dist'))).toEqual(expect.arrayContaining(files));
});

test('stack traces name the source', async () => {
  const before = readFileSync(source(), 'utf8');
  writeFileSync(source(), `${before}\nthrow new Error('here');\n`);
  const line = before.split('\n').length + 1;
  await expect(run()).rejects.toMatchObject({
    stderr: expect.stringContaining(`src/commands/record.ts:${line}:`),
  });
  writeFileSync(source(), before);
  await run();
});

test('an npm package runs the compiled code without sources', async () => {
  const npmPack = ['pack', '--ignore-scripts', '--dry-run', '--json'];
  const { stdout } = await promisify(execFile)('npm', npmPack, { cwd: folder });
  // npm 11 lists packages, later versions name them.
  const [{ files }] = Object.values(JSON.parse(stdout)) as [{ files: { path: string }[] }];
  const installed = folderOfTest('installed');
  for (const { path } of files) cpSync(join(folder, path), join(installed, path));
  symlinkSync(join(process.cwd(), 'node_modules'), join(installed, 'node_modules'));
  const record = promisify(execFile)(process.execPath, ['src/commands/run.mjs', 'record'], {
    cwd: installed,
  });
  expect((await record).stdout).toContain('second\n');
  expect(files.map(({ path }) => path)).not.toContain('src/main.ts');
});

test('compiled code runs without the compiler and other development packages', async () => {
  const packages = join(folder, 'node_modules');
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const dev = Object.keys(lock.packages).filter((path) => lock.packages[path].dev || path === '');
  for (const path of dev) delete lock.packages[path];
  rmSync(packages);
  mkdirSync(packages);
  for (const name of readdirSync('node_modules').filter((entry) => !dev.includes(`node_modules/${entry}`)))
    symlinkSync(join(process.cwd(), 'node_modules', name), join(packages, name));
  for (const name of ['.setup-stamp.json', '.package-lock.json'])
    rmSync(join(packages, name), { force: true });
  writeFileSync(join(packages, '.package-lock.json'), JSON.stringify({ packages: lock.packages }));
  expect(readdirSync(packages)).not.toContain('esbuild');
  expect(await run()).toContain('second\n');
});
