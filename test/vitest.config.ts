import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { type ProjectName, testFiles } from './projects.ts';
import { LISTS } from './trial-expansion/list.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = testFiles(root);

/** The projects run one after the other, so that a browser does not share two cores with everything else. */
const order: readonly ProjectName[] = ['unit', 'service', 'browser', 'expansion'];
/** Only ends what hangs: a test must also pass on a machine that is busy with other work. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };
const withDatabase = { globalSetup: ['test/support/postgres.ts'] };
const onDatabase = { ...withDatabase, setupFiles: ['test/support/contract.ts'] };

function project(name: ProjectName, more: object = {}, alias = {}): TestProjectConfiguration {
  const sequence = { groupOrder: order.indexOf(name) };
  return { resolve: { alias }, test: { name, root, include: files[name], sequence, ...timeouts, ...more } };
}

/** Returns a number that changes with the commit; a copy without a history plays the same games every time. */
function seedOfCommit(): string {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return String(Number.parseInt(commit.slice(0, 7), 16));
  } catch {
    return '1701';
  }
}

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig(({ mode }) => {
  const { TEST_SEED = seedOfCommit(), TEST_DEPTH = mode === 'deep' ? '1' : '0.2' } = process.env;
  console.info(`Plays ${TEST_DEPTH} of all random games and requests, with TEST_SEED=${TEST_SEED}`);
  return {
    test: {
      root,
      env: { TEST_SEED, TEST_DEPTH },
      projects: [
        project('unit', { pool: 'threads', maxWorkers: '100%', isolate: false }),
        project('service', { ...onDatabase, maxWorkers: '100%', isolate: false }),
        project('browser', { ...onDatabase, isolate: false }),
        // Its API is described by its own document, not by the one that is kept.
        project('expansion', withDatabase, LISTS),
      ],
    },
  };
});
