import { z } from 'zod';
import { storedShows, storeShowsOf } from '../accounts/store/page-owners.ts';
import type { Tx } from '../db/tx.ts';

/** What a player's page shows, and to whom. */
export const showsSchema = z
  .strictObject({
    to: z
      .enum(['everybody', 'players', 'nobody'])
      .describe('Audience of your page. `players`, the default: everyone who is logged in'),
    since: z.boolean().describe('True if your page shows when you joined; the default'),
    record: z
      .boolean()
      .describe('True if your page shows your games and wins, and lists your public games; false by default'),
    rating: z
      .boolean()
      .describe('True if your page shows your ratings and you appear in the list of ratings; the default'),
    habits: z
      .boolean()
      .describe('True if your page shows your reliability, turn times and favourite expansions; the default'),
  })
  .meta({ id: 'Shows', description: 'The contents of your page, and who can see it.' });
export type Shows = z.infer<typeof showsSchema>;

/** What to change about that; members that are left out stay as they are. */
export const showsChangeSchema = showsSchema.partial().meta({
  id: 'ShowsChange',
  description: 'The changes to your privacy settings; omitted members stay as they are.',
});

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
