import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hourMs } from '../helpers/time-units.ts';
import { readBuild } from './stamps.mjs';

const prefix = '.new-';

/** Returns an empty folder for the next build of `folder`, on the same disk. Removes those of killed builds. */
export function folderForNext(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    const age = Date.now() - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > hourMs) rmSync(join(folder, name), { recursive: true, force: true });
  }
  return mkdtempSync(join(folder, prefix));
}

/**
 * Moves a finished build into its folder, file by file. `entries` are last because they refer to the others, which are
 * named by their content. Simultaneous starts, requests and builds find all files of their build, because the previous
 * build's files stay until the next one.
 */
export function putInPlace(next: string, folder: string, entries: readonly string[], stamp: string): void {
  const before = readBuild(folder).files;
  const files = filesIn(next);
  for (const file of [...files.filter((name) => !entries.includes(name)), ...entries]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    renameSync(join(next, file), join(folder, file));
  }
  writeFileSync(join(next, 'build.json'), JSON.stringify({ stamp, files }));
  renameSync(join(next, 'build.json'), join(folder, 'build.json'));
  rmSync(next, { recursive: true });
  const used = new Set([...files, ...before, 'build.json']);
  for (const file of filesIn(folder).filter((name) => !used.has(name) && !/^\.(new-|stamp)/.test(name)))
    rmSync(join(folder, file), { force: true });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
