import { deliveriesAbout } from '../../db/delivery-attempts.ts';
import {
  forgetGameMail,
  storedPreferences,
  storeGamePreferences,
  storePreferences,
} from '../../db/preferences.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { readLink } from '../../signed-links.ts';
import { effective, type Preferences, preferencesSchema } from './schema.ts';

/** What a player hears of: all games, or one. */
export async function readPreferences({ db }: Deps, playerId: string, game?: string): Promise<Preferences> {
  const stored = await storedPreferences(db.pool, playerId, game);
  return effective(stored.general, stored.game);
}

/** Changes what is given, for all games or for one, and answers what holds now. */
export async function changePreferences(
  deps: Deps,
  playerId: string,
  game: string | undefined,
  change: Preferences,
): Promise<Preferences> {
  const { pool } = deps.db;
  const stored = await storedPreferences(pool, playerId, game);
  const before =
    preferencesSchema.safeParse((game === undefined ? stored.general : stored.game) ?? {}).data ?? {};
  const after = { ...before, ...change };
  if (game === undefined) await storePreferences(pool, playerId, after);
  else await storeGamePreferences(pool, playerId, game, after);
  return readPreferences(deps, playerId, game);
}

/**
 * Whose mails a link for unsubscribing is about.
 * @throws Problem link-not-valid
 */
export function unsubscriberOf({ config, clock }: Deps, token: string): string {
  const link = readLink(config.jwtSecret, 'unsubscribe', token, clock());
  if (link === undefined) throw problem('link-not-valid');
  return String(link['player']);
}

/**
 * Ends the mails about games of whoever has the link.
 * @throws Problem link-not-valid
 */
export async function unsubscribe(deps: Deps, token: string): Promise<void> {
  const player = unsubscriberOf(deps, token);
  await changePreferences(deps, player, undefined, { email: 'none' });
  // What was said of single games is overruled, too: the reader wants no more mails.
  await forgetGameMail(deps.db.pool, player);
}

/** How a notice of one's own fares. */
export interface NoticeState {
  readonly event: string;
  readonly channel: 'webhook' | 'email';
  readonly state: string;
  readonly attempts: number;
  readonly createdAt: string;
  readonly nextAttemptAt: string | null;
  readonly finishedAt: string | null;
}

const mostNotices = 20;

/** How a player's last notices of a game fare, the newest first. */
export async function noticesAbout({ db }: Deps, playerId: string, game: string): Promise<NoticeState[]> {
  const rows = await deliveriesAbout(db.pool, playerId, game, mostNotices);
  return rows.map(({ type, channel, state, attempts, createdAt, nextAt, finishedAt }) => ({
    event: type,
    channel: channel as 'webhook' | 'email',
    state,
    attempts,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  }));
}
