import type { Deps } from '../../../platform/deps.ts';
import { readManifest } from './manifest.ts';
import { writeDump } from './write-dump.ts';

/** The day of a time in UTC, such as 2026-03-01. */
const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** Writes the day's dump to the configured folder, if there is one, unless a process has already done so. */
export async function keepDailyDump(deps: Deps, signal: AbortSignal): Promise<void> {
  const { folder } = deps.config.dumps;
  if (folder === undefined) return;
  const last = await readManifest(folder);
  if (last !== undefined && dayOf(new Date(last.createdAt)) >= dayOf(deps.clock())) return;
  await writeDump(deps, folder, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error; // or else the next process writes it
  });
}
