import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * By what they cost: nothing but the code; a PostgreSQL or other processes; a browser in addition. `expansion` plays an
 * expansion that the product does not have: everything in it imports longer lists of expansions. `processes` kills,
 * restarts and upgrades whole services and databases.
 */
export type ProjectName = 'unit' | 'service' | 'browser' | 'expansion' | 'processes';

/** What starts processes for a living, or compiles for them, which takes minutes: `npm run test:deep` runs it, and `npm test` does not. */
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
  'test/embedded-postgres/stop.test.ts',
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

/** Any other test belongs to the first of these projects of which it imports a module, directly or by a helper. */
const markers: readonly [ProjectName, readonly string[]][] = [
  ['expansion', ['test/trial-expansion/list.ts']],
  ['browser', ['test/web/browser.ts']],
  ['service', ['test/support/database.ts', 'src/embedded-postgres/index.ts', 'node:child_process']],
];

/** What a test imports that plays more of what is generated in the deep run. */
const depth = 'test/support/depth.ts';

/**
 * Returns the test files of each project that a run plays. What a test imports decides, so that a new one need not be
 * registered and none is missed. A deep run has the project `processes`, and of the others what is played at greater depth.
 */
export function testFiles(root: string, isDeep = false): Record<ProjectName, string[]> {
  const projects: Record<ProjectName, string[]> = {
    unit: [],
    service: [],
    browser: [],
    expansion: [],
    processes: [],
  };
  const names = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => `test/${name.replaceAll('\\', '/')}`);
  for (const file of files.filter((name) => name.endsWith('.test.ts')).sort()) {
    const imported = importedBy(root, file);
    const project = projectOf(file, imported);
    if (project === 'processes' ? isDeep : !isDeep || imported.has(depth)) projects[project].push(file);
  }
  return projects;
}

function projectOf(file: string, imported: ReadonlySet<string>): ProjectName {
  if (processes.includes(file)) return 'processes';
  const found = markers.find(([, modules]) => modules.some((module) => imported.has(module)));
  return found?.[0] ?? 'unit';
}

/** A test file and every module that it imports; those outside `test` are named and not followed. */
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
