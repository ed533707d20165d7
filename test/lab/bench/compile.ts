import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../../../src/helpers/project-root.ts';

/** Compiles a benchmark of a tree into a folder, like the service. Returns the file. */
export async function compileBench(
  tree: string,
  entry: string,
  folder: string,
  name: string,
): Promise<string> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    absWorkingDir: tree,
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  return outfile;
}

/** Runs a compiled benchmark. Returns what it printed. */
export function runBench(file: string, ...options: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Calls `use` with a temporary folder inside the project, where packages are found. */
export async function inBenchFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(projectRoot, 'node_modules', '.bench-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
