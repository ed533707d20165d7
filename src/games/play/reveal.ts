import type { Tx } from '../../db/tx.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import { repeatEnds } from '../../notifications/store/outbox.ts';
import type { Deps } from '../../platform/deps.ts';
import { readEntries } from '../log/read-entries.ts';
import { findGame } from '../store/games.ts';
import { revealBag } from '../store/shared-bags.ts';

/**
 * Reveals the secrets of games with the same bag once the last of them has ended, in the transaction that ends it. The end of `ending` is
 * notified with its own entry; the delayed notifications of other hidden games are sent now.
 */
export async function reveal(
  deps: Deps,
  client: Tx,
  { bag, ending }: { readonly bag: string; readonly ending: string },
  at: Date,
): Promise<void> {
  const games = await revealBag(client, bag, at);
  for (const { id } of games) deps.gameCache.delete(id);
  const others = games.filter(({ id, wasHidden }) => wasHidden && id !== ending).map(({ id }) => id);
  const notified = new Set(await repeatEnds(client, others, at));
  for (const id of others) if (!notified.has(id)) await notifyEnd(deps, client, id, at);
}

/** Notifies the end of a game whose outbox event is gone, by replaying its log. */
async function notifyEnd(deps: Deps, client: Tx, id: string, at: Date): Promise<void> {
  const game = await findGame(client, id);
  if (game?.status !== 'finished') return;
  const [last] = await readEntries(deps, game, game.version - 1, 1);
  if (last === undefined) return;
  const { seat, decision, events } = last;
  const data = { seat, decision, events };
  await insertOutboxEvent(client, { game: id, kind: 'game.finished', seq: game.version, data, at });
}
