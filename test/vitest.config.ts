import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type TestProjectConfiguration } from 'vitest/config';
import { type ProjectName, type Suite, testFiles } from './projects.ts';
import { LISTS } from './trial-expansion/list.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The projects run one after the other, so that a browser does not share two cores with everything else. */
const order: readonly ProjectName[] = ['unit', 'service', 'browser', 'expansion', 'processes', 'coverage'];
/** Sets the order of a project; as a setting, because `--sequence.shuffle` on the command line would replace it. */
const inGroup = (groupOrder: number): Plugin => ({
  name: 'group-order',
  configureVitest: ({ project }) => {
    project.config.sequence.groupOrder = groupOrder;
  },
});
/** Only stops hanging tests: a test must also pass on a busy machine. */
function timeoutsFor(depth: number) {
  const longest = 300_000 * Math.max(depth, 1);
  return { testTimeout: longest, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };
}
const withDatabase = { globalSetup: ['test/support/postgres.ts'] };
const withBrowser = { globalSetup: [...withDatabase.globalSetup, 'test/web/one-browser.ts'] };
const onDatabase = { ...withDatabase, setupFiles: ['test/support/contract.ts'] };

/** Files of a project share their workers and the evaluated modules, which take most of their time. */
const shared = { isolate: false };
const onEveryCore = { maxWorkers: '100%' };

/** Returns a number that changes with the commit; a copy without a history always plays the same games. */
function seedOfCommit(): string {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return String(Number.parseInt(commit.slice(0, 7), 16));
  } catch {
    return '1701';
  }
}

/**
 * Returns the suite of a mode of vitest; none is the core. A run of named files or folders finds them whether they are core
 * or not.
 */
function suiteOf(mode: string): Suite {
  if (mode === 'all' || mode === 'rest' || mode === 'deep') return mode;
  const isPath = (word: string, index: number) =>
    word.startsWith('test/') && !process.argv[index - 1]?.startsWith('--');
  return process.argv.some(isPath) ? 'all' : 'core';
}

/** Creates the file for this run's coverage records. */
function newRecord(): string {
  const folder = mkdtempSync(join(tmpdir(), 'carcassonne-covered-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'covered.jsonl');
  writeFileSync(file, '');
  return file;
}

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig(({ mode }) => {
  const suite = suiteOf(mode);
  const files = testFiles(root, suite);
  const { TEST_SEED = seedOfCommit(), TEST_DEPTH = suite === 'deep' ? '1' : '0.2' } = process.env;
  console.info(`Suite ${suite}: ${TEST_DEPTH} of all random games and requests, with TEST_SEED=${TEST_SEED}`);
  const env = { TEST_SUITE: suite, TEST_SEED, TEST_DEPTH, COVERED: newRecord() };
  const common = { root, env, ...timeoutsFor(Number(TEST_DEPTH)) };
  const project = (name: ProjectName, more: object, alias = {}): TestProjectConfiguration => {
    const test = { ...common, name, include: files[name], ...more };
    return { plugins: [inGroup(order.indexOf(name))], resolve: { alias }, test };
  };
  return {
    test: {
      root,
      // Transformed modules are cached in node_modules: that saves a third of a single file's time.
      experimental: { fsModuleCache: true },
      projects: [
        project('unit', { pool: 'threads', ...shared, ...onEveryCore }),
        project('service', { ...onDatabase, ...shared, ...onEveryCore }),
        project('browser', { ...onDatabase, ...withBrowser, ...shared, ...onEveryCore }),
        // Its API has its own description, not the stored one.
        project('expansion', { ...withBrowser, ...shared }, LISTS),
        project('processes', onDatabase),
        project('coverage', {}),
      ],
    },
  };
});
