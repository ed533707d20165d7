import { aborted } from './stopping.ts';

/** A cleanup that runs when the service ends. */
export interface Cleanup {
  readonly name: string;
  run(): Promise<unknown>;
  /** Always waited for, because what it stops would otherwise outlive the process. */
  readonly isNeeded?: true;
}

/**
 * Runs the cleanups in sequence, last one first. After `hurry` the process only waits for needed ones. A failing cleanup
 * does not prevent the others.
 * @throws AggregateError of failed and abandoned cleanups
 */
export async function runCleanups(cleanups: Cleanup[], hurry: AbortSignal): Promise<void> {
  const errors: unknown[] = [];
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
    await runOne(cleanup, hurry).catch((error: unknown) => errors.push(error));
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, errors.map(messageOf).join(' '));
}

async function runOne(cleanup: Cleanup, hurry: AbortSignal): Promise<void> {
  const done = cleanup.run();
  if (cleanup.isNeeded) {
    await done;
    return;
  }
  const leave = async () => {
    await aborted(hurry);
    throw new Error(`Stopping the ${cleanup.name} took too long.`);
  };
  await Promise.race([done, leave()]);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
