import type { Deps } from '../platform/deps.ts';
import { sizeOf } from './anchor.ts';
import { appendToFile } from './append-to-file.ts';
import { createAnchorsNow, createDailyAnchors } from './create.ts';
import { sendAnchors } from './send.ts';

/** Creates the anchors of the day unless another process has, and copies missing ones to the outside places. */
export async function keepDailyAnchors(deps: Deps): Promise<void> {
  await createDailyAnchors(deps);
  await copyOutside(deps);
}

/** Creates anchors immediately and copies them outside. Returns number and size of each. */
export async function keepAnchorsNow(deps: Deps): Promise<{ number: number; size: number }[]> {
  const made = await createAnchorsNow(deps);
  await copyOutside(deps);
  return made.map((anchor) => ({ number: anchor.number, size: sizeOf(anchor) }));
}

async function copyOutside(deps: Deps): Promise<void> {
  const { file } = deps.config.anchors;
  if (file !== undefined) await appendToFile(deps, file);
  await sendAnchors(deps);
}
