import { transaction } from '../db/transactions.ts';
import type { Deps } from '../platform/deps.ts';
import { anchorAfter, maxLeaves, sizeOf } from './anchor.ts';
import { type AnchorRow, changedHeads, findLastAnchor, insertAnchor, lockAnchors } from './store.ts';

/** Returns the UTC day of a time, such as 2026-03-01. */
const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** Creates the anchors of the day, unless another process has. Returns the created ones. */
export async function createDailyAnchors(deps: Deps): Promise<AnchorRow[]> {
  return createUntilComplete(deps, (last) => last === undefined || dayOf(last.at) < dayOf(deps.clock()));
}

/** Creates anchors of everything that has changed since the last one, regardless of the day. */
export async function createAnchorsNow(deps: Deps): Promise<AnchorRow[]> {
  return createUntilComplete(deps, () => true);
}

type IsDue = (last: AnchorRow | undefined) => boolean;

/** A full anchor is followed by another, even if a process died in between. */
async function createUntilComplete(deps: Deps, isDue: IsDue): Promise<AnchorRow[]> {
  const made: AnchorRow[] = [];
  const isFull = (last: AnchorRow | undefined) => last !== undefined && sizeOf(last) >= maxLeaves;
  for (;;) {
    const isFirst = made.length === 0;
    const anchor = await createAnchor(deps, (last) => isFull(last) || (isFirst && isDue(last)));
    if (anchor === undefined) return made;
    made.push(anchor);
  }
}

/** Creates one anchor if it is due; other processes wait for it and then see it. */
function createAnchor({ db, clock }: Deps, isDue: IsDue): Promise<AnchorRow | undefined> {
  return transaction(db, async (client) => {
    await lockAnchors(client);
    const last = await findLastAnchor(client);
    if (!isDue(last)) return undefined;
    const heads = await changedHeads(client, maxLeaves);
    const anchor = anchorAfter(last, heads, clock());
    await insertAnchor(client, anchor, heads);
    return anchor;
  });
}
