import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { core } from './core.ts';

/**
 * By cost: only code; a PostgreSQL or other processes; a browser in addition. `expansion` plays an expansion outside
 * the product: everything in it imports longer lists of expansions. `processes` kills, restarts and upgrades whole
 * services and databases. `coverage` runs last and checks what the core has covered.
 */
export type ProjectName = 'unit' | 'service' | 'browser' | 'expansion' | 'processes' | 'coverage';

const coverage = 'test/core.test.ts';

/**
 * `core` is `npm test`: a budget of a few minutes, see core.ts. `all` is everything but the deep tests, `deep` plays
 * more generated cases and kills services, and `rest` is `all` without the work of `core`, so that CI need not repeat
 * it.
 */
export type Suite = 'core' | 'all' | 'rest' | 'deep';

/** Tests that start or compile whole services, which takes minutes: only `npm run test:deep` runs them. */
const processes: readonly string[] = [
  'test/client/package.test.ts',
  'test/commands/backup.test.ts',
  'test/commands/play.test.ts',
  'test/commands/record.test.ts',
  'test/commands/run.test.ts',
  'test/commands/verify-log.test.ts',
  'test/compiled.test.ts',
  'test/embedded-postgres/embedded-postgres.test.ts',
  'test/embedded-postgres/location.test.ts',
  'test/embedded-postgres/supervise.test.ts',
  'test/db/restart.test.ts',
  'test/db/start-outage.test.ts',
  'test/deploy/restore-drill.test.ts',
  'test/docs/build-a-bot.test.ts',
  'test/docs/walk-throughs.test.ts',
  'test/ending.test.ts',
  'test/examples/irc-bot.test.ts',
  'test/examples/scripts.test.ts',
  'test/games/plans/killed.test.ts',
  'test/games/robots/killed.test.ts',
  'test/http/killed-posts.test.ts',
  'test/notifications/kill.test.ts',
  'test/scaling/pooler.test.ts',
];

/** Any other test belongs to the first of these projects whose module it imports, directly or through a helper. */
const markers: readonly [ProjectName, readonly string[]][] = [
  ['expansion', ['test/trial-expansion/list.ts']],
  ['browser', ['test/web/browser.ts']],
  ['service', ['test/support/database.ts', 'src/embedded-postgres/index.ts', 'node:child_process']],
];

/** Tests that import this module play less in the core than in `all`, and most in the deep suite. */
const depth = 'test/support/depth.ts';

/**
 * Returns the test files of each project in a suite. The imports of a test decide its project, so a new test need not be
 * registered and none is missed.
 */
export function testFiles(root: string, suite: Suite): Record<ProjectName, string[]> {
  const projects: Record<ProjectName, string[]> = {
    unit: [],
    service: [],
    browser: [],
    expansion: [],
    processes: [],
    coverage: [],
  };
  const names = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => `test/${name.replaceAll('\\', '/')}`);
  for (const file of files.filter((name) => name.endsWith('.test.ts')).sort()) {
    const imported = importedBy(root, file);
    const project = projectOf(file, imported);
    if (isIn[suite](file, project, imported.has(depth))) projects[project].push(file);
  }
  return projects;
}

/** Whether each suite runs a file. All unit tests are core. */
const isIn: Readonly<Record<Suite, (file: string, project: ProjectName, isGenerated: boolean) => boolean>> = {
  core: (file, project) => file in core || project === 'unit' || project === 'coverage',
  all: (_, project) => project !== 'processes' && project !== 'coverage',
  rest: (file, project, isGenerated) =>
    isIn.all(file, project, isGenerated) &&
    (!isIn.core(file, project, isGenerated) || (isGenerated && project !== 'unit')),
  deep: (_, project, isGenerated) => project === 'processes' || (isGenerated && project !== 'coverage'),
};

function projectOf(file: string, imported: ReadonlySet<string>): ProjectName {
  if (file === coverage) return 'coverage';
  if (processes.includes(file)) return 'processes';
  const found = markers.find(([, modules]) => modules.some((module) => imported.has(module)));
  return found?.[0] ?? 'unit';
}

/** A test file and every module it imports; those outside `test` are listed but not followed. */
function importedBy(root: string, file: string): Set<string> {
  const found = new Set([file]);
  for (const each of found) {
    if (!each.startsWith('test/') || !existsSync(join(root, each))) continue;
    const text = readFileSync(join(root, each), 'utf8');
    for (const [, name = ''] of text.matchAll(imports))
      found.add(name.startsWith('.') ? join(dirname(each), name) : name);
  }
  return found;
}

const imports = /(?:\bfrom|\bimport\(?)\s*'([^']+)'/g;
