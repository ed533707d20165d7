import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../../src/project-root.ts';

/**
 * `npm run bench:engine`: the engine's benchmark, compiled as the service is. `--against REVISION` runs that of an
 * earlier commit in turns with it, as only two figures of the same run can be compared.
 */

const ROUNDS = 3;
const [option, revision] = process.argv.slice(2);

/** Compiles the benchmark of a tree into a folder. Returns the file. */
async function compile(tree: string, folder: string, name: string): Promise<string> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    absWorkingDir: tree,
    entryPoints: ['test/bench/engine.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  return outfile;
}

function run(file: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** The games a second that a run of the benchmark printed first. */
function gamesIn(printed: string): number {
  return Number(/none in play +(\d+)/.exec(printed)?.[1]);
}

function checkOut(commit: string, folder: string): void {
  const script = 'git archive "$1" | tar x -C "$2"';
  const { status, stderr } = spawnSync('sh', ['-c', script, 'sh', commit, folder], {
    encoding: 'utf8',
    cwd: projectRoot,
  });
  if (status !== 0) throw new Error(stderr);
}

async function compare(ours: string, commit: string, folder: string): Promise<void> {
  const tree = await mkdtemp(join(folder, 'earlier-'));
  checkOut(commit, tree);
  const theirs = await compile(tree, folder, 'earlier');
  for (let round = 0; round < ROUNDS; round++) {
    const [before, now] = [gamesIn(run(theirs)), gamesIn(run(ours))];
    console.log(
      `random base games a second: ${before} at ${commit}, ${now} now, ${(now / before).toFixed(2)} times`,
    );
  }
}

// Packages are found from inside the project.
const folder = await mkdtemp(join(projectRoot, 'node_modules', '.bench-'));
try {
  const ours = await compile(projectRoot, folder, 'now');
  if (option === '--against' && revision !== undefined) await compare(ours, revision, folder);
  else console.log(run(ours));
} finally {
  await rm(folder, { recursive: true, force: true });
}
