import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of package.json, which holds migrations and the built page. It is searched upwards from this file, which is
 * in another folder when compiled.
 */
export const projectRoot: string = rootAbove(import.meta.dirname);

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The service is not in a folder with its package.json.');
  return rootAbove(parent);
}

/** Returns the version of the project. */
export function projectVersion(): string {
  return JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;
}
