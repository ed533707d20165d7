import { z } from 'zod';
import { storedPrivacy, storePrivacyOf } from '../accounts/store/page-owners.ts';
import type { Tx } from '../db/tx.ts';

/** The parts of a player's page that are visible, and their audiences. */
export const privacySchema = z
  .strictObject({
    audience: z
      .enum(['public', 'players', 'private'])
      .describe('Audience of your page. `players`, the default: everyone who is logged in'),
    since: z.boolean().describe('True if your page shows when you joined; the default'),
    record: z
      .boolean()
      .describe('True if your page shows your games and wins, and lists your public games; false by default'),
    rating: z
      .boolean()
      .describe('True if your page shows your ratings and you appear in the list of ratings; the default'),
    playStats: z
      .boolean()
      .describe('True if your page shows your reliability, turn times and favourite expansions; the default'),
  })
  .meta({ id: 'Shows', description: 'The contents of your page, and who can see it.' });
export type Privacy = z.infer<typeof privacySchema>;

/** A change of these settings; omitted members keep their values. */
export const privacyChangeSchema = privacySchema.partial().meta({
  id: 'PrivacyChange',
  description: 'The changes to your privacy settings; omitted members stay as they are.',
});

const usual: Privacy = { audience: 'players', since: true, record: false, rating: true, playStats: true };

/** Parses stored privacy settings; null stands for the defaults. */
export const privacyFrom = (stored: unknown): Privacy =>
  ({ ...usual, ...privacySchema.partial().parse(stored ?? {}) }) as Privacy;

/** Returns a player's privacy settings. */
export const readPrivacy = async (db: Tx, player: string): Promise<Privacy> =>
  privacyFrom(await storedPrivacy(db, player));

/** Changes a player's privacy settings. */
export async function updatePrivacy(
  db: Tx,
  player: string,
  change: z.infer<typeof privacyChangeSchema>,
): Promise<void> {
  const { audience, since, record, rating, playStats } = await readPrivacy(db, player);
  const privacy: Privacy = {
    audience: change.audience ?? audience,
    since: change.since ?? since,
    record: change.record ?? record,
    rating: change.rating ?? rating,
    playStats: change.playStats ?? playStats,
  };
  await storePrivacyOf(db, player, privacy);
}
