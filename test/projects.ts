import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * By what they cost: nothing but the code; a PostgreSQL or other processes; a browser in addition. `expansion` plays an
 * expansion that the product does not have: everything in it imports longer lists of expansions.
 */
export type ProjectName = 'unit' | 'service' | 'browser' | 'expansion';

/** A test belongs to the first of these projects of which it imports a module, directly or by a helper; else to `unit`. */
const markers: readonly [ProjectName, readonly string[]][] = [
  ['expansion', ['test/trial-expansion/list.ts']],
  ['browser', ['test/web/browser.ts']],
  ['service', ['test/support/database.ts', 'src/db/embedded-postgres.ts', 'node:child_process']],
];

/** All test files by project: what a test imports decides, so nothing has to be registered and nothing is missed. */
export function testFiles(root: string): Record<ProjectName, string[]> {
  const projects: Record<ProjectName, string[]> = { unit: [], service: [], browser: [], expansion: [] };
  const names = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => `test/${name.replaceAll('\\', '/')}`);
  for (const file of files.filter((name) => name.endsWith('.test.ts')).sort())
    projects[projectOf(root, file)].push(file);
  return projects;
}

function projectOf(root: string, file: string): ProjectName {
  const imported = importedBy(root, file);
  const found = markers.find(([, files]) => files.some((marker) => imported.has(marker)));
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
