import { transaction } from '../db/transactions.ts';
import type { Deps } from '../platform/deps.ts';
import { anchorAfter, maxLeaves, sizeOf } from './anchor.ts';
import { type AnchorRow, changedHeads, findLastAnchor, insertAnchor, lockAnchors } from './store.ts';

/** The day of a time in UTC, such as 2026-03-01. */
const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** Creates the anchors of the day, unless any process has. Returns those that it made. */
export async function createDailyAnchors(deps: Deps): Promise<AnchorRow[]> {
  return createUntilComplete(deps, (last) => last === undefined || dayOf(last.at) < dayOf(deps.clock()));
}

/** Creates anchors of everything that has changed since the last one, at any time. */
export async function createAnchorsNow(deps: Deps): Promise<AnchorRow[]> {
  return createUntilComplete(deps, () => true);
}

type IsDue = (last: AnchorRow | undefined) => boolean;

/** An anchor that is full is followed by another one, also if a process died in between. */
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

/** Creates one anchor if it is due; other processes wait meanwhile and then see it. */
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
