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

/** `--mode quick` plays a part of the random games. */
const quick = { PROPERTY_RUNS: '0.3' };

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig(({ mode }) => ({
  test: {
    root,
    projects: [
      project('unit', { pool: 'threads', maxWorkers: '100%', env: mode === 'quick' ? quick : {} }),
      project('service', { ...onDatabase, maxWorkers: '100%' }),
      project('browser', onDatabase),
      // Its API is described by its own document, not by the one that is kept.
      project('expansion', withDatabase, LISTS),
    ],
  },
}));
