import type { Tx } from '../../db/tx.ts';
import type { GameState } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { withHash } from '../log/hash-chain.ts';
import { gameUpdate } from '../state/updated-row.ts';
import { appendLocked } from '../store/append.ts';
import type { GameRow } from '../store/games.ts';
import type { EntryContent } from '../store/log-entries.ts';
import { afterAgreed } from './in-step.ts';

/** An entry that all players at the table have agreed on. */
export interface Agreed extends Pick<EntryContent, 'seat' | 'decision' | 'events'> {
  /** The state after it. */
  readonly state: GameState;
  /** The seat that was given a hint for the next decision. */
  readonly hintedSeat: number | null;
}

/** Appends an entry to the log of a running game, in the transaction of `client`, which holds the game's lock and has read `row`. */
export async function appendAgreed(
  deps: Deps,
  client: Tx,
  row: GameRow,
  { state, hintedSeat, ...content }: Agreed,
): Promise<void> {
  const now = deps.clock();
  // A process with a different clock may have written the previous entry.
  const at = row.updatedAt > now ? row.updatedAt : now;
  const previousHash = row.headHash;
  const entry = withHash({ ...content, game: row.id, seq: row.version + 1, at, previousHash });
  const after = { ...gameUpdate(row, content.decision, state, at), hintedSeat };
  const outcome = await appendLocked(client, { entry, after });
  if (outcome === 'conflict') throw new Error(`game ${row.id} has moved on although it was locked`);
  await afterAgreed(deps, client, row, { status: after.status, at });
  deps.gameCache.delete(row.id);
}
