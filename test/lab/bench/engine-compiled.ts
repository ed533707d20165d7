import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../src/helpers/project-root.ts';
import { compileBench, inBenchFolder, runBench } from './compile.ts';
import { serviceArguments } from './service-arguments.ts';

/**
 * `npm run bench:engine`: the engine's benchmark, compiled and run like the service. `--against REVISION` alternates it
 * with that of an earlier commit, because only figures of the same run are comparable.
 */

const ENTRY = 'test/lab/bench/engine.ts';
/** Where the benchmark was before 0.2.0. */
const FORMER_ENTRY = 'test/bench/engine.ts';
const ROUNDS = 3;
const [option, revision] = process.argv.slice(2);

const runAsService = (file: string) => runBench(file, ...serviceArguments, '--expose-gc');

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
  const entry = existsSync(join(tree, ENTRY)) ? ENTRY : FORMER_ENTRY;
  const theirs = await compileBench(tree, entry, folder, 'earlier');
  for (let round = 0; round < ROUNDS; round++) {
    const [before, now] = [gamesIn(runAsService(theirs)), gamesIn(runAsService(ours))];
    console.log(
      `random base games a second: ${before} at ${commit}, ${now} now, ${(now / before).toFixed(2)} times`,
    );
  }
}

await inBenchFolder(async (folder) => {
  const ours = await compileBench(projectRoot, ENTRY, folder, 'now');
  if (option === '--against' && revision !== undefined) await compare(ours, revision, folder);
  else console.log(runAsService(ours));
});
