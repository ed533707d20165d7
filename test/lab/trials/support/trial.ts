import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a trial runs in. */
export interface Trial {
  readonly folder: string;
  /** Called when the trial ends, the last one first. */
  readonly closers: (() => unknown)[];
  readonly interrupted: AbortSignal;
}

/**
 * Runs a trial in a folder of its own, which is deleted afterwards unless `KEEP` is set. The status of this process is 0
 * if `run` returns true, 1 if it returns false, and 2 after an error.
 */
export async function runTrial(name: string, run: (trial: Trial) => Promise<boolean>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `carcassonne-${name}-`));
  await chmod(folder, 0o711); // the database's own account must be able to reach its folder
  const closers = [
    () => (process.env['KEEP'] ? console.log(folder) : rm(folder, { recursive: true, force: true })),
  ];
  const interrupt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => interrupt.abort(new Error('interrupted')));
  try {
    process.exitCode = (await run({ folder, closers, interrupted: interrupt.signal })) ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message, (error as Error).cause ?? '');
    process.exitCode = 2;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}
