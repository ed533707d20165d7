import { z } from 'zod';
import { storedShows, storeShowsOf } from '../accounts/store/page-owners.ts';
import type { Tx } from '../db/tx.ts';

/** What a player's page shows, and to whom. */
export const showsSchema = z
  .strictObject({
    to: z
      .enum(['everybody', 'players', 'nobody'])
      .describe('Who finds your page; `players`, as at first: who is logged in'),
    since: z.boolean().describe('Whether it says since when you are here; at first it does'),
    record: z
      .boolean()
      .describe(
        'Whether it tells your games and victories, and lists your public games; at first it does not',
      ),
    rating: z
      .boolean()
      .describe('Whether it tells your ratings, and the list of ratings has you; at first it does'),
    habits: z
      .boolean()
      .describe(
        'Whether it tells how reliable you are, how long your turns take and what you like to play; at first it does',
      ),
  })
  .meta({ id: 'Shows', description: 'What your page shows, and to whom.' });
export type Shows = z.infer<typeof showsSchema>;

/** What to change about that; members that are left out stay as they are. */
export const showsChangeSchema = showsSchema
  .partial()
  .meta({ id: 'ShowsChange', description: 'What your page is to show; members that are left out stay.' });

const usual: Shows = { to: 'players', since: true, record: false, rating: true, habits: true };

/** Returns what a player's page shows by what is stored; null: the player has chosen nothing. */
export const showsFrom = (stored: unknown): Shows =>
  ({ ...usual, ...showsSchema.partial().parse(stored ?? {}) }) as Shows;

/** Returns what a player's page shows. */
export const readShows = async (db: Tx, player: string): Promise<Shows> =>
  showsFrom(await storedShows(db, player));

/** Changes what a player's page shows. */
export async function updateShows(
  db: Tx,
  player: string,
  change: z.infer<typeof showsChangeSchema>,
): Promise<void> {
  const { to, since, record, rating, habits } = await readShows(db, player);
  const shows: Shows = {
    to: change.to ?? to,
    since: change.since ?? since,
    record: change.record ?? record,
    rating: change.rating ?? rating,
    habits: change.habits ?? habits,
  };
  await storeShowsOf(db, player, shows);
}
