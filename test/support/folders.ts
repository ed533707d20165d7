import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Creates an empty folder accessible to every account, until the test file or the `describe` around the call ends. */
export function useFolder(name: string): string {
  const folder = newFolder(name);
  afterAll(() => remove(folder));
  return folder;
}

/** Creates an empty folder accessible to every account, until the test ends. */
export function folderOfTest(name: string): string {
  const folder = newFolder(name);
  onTestFinished(() => remove(folder));
  return folder;
}

function newFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
