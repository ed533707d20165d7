import type { Queryable } from './client.ts';

/** A player who gets notifications. */
export interface Receiver {
  readonly id: string;
  readonly displayName: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly email: string | null;
  /** Whether the email address was confirmed. */
  readonly isVerified: boolean;
  /** Notification preferences as stored, for all games and for this one. */
  readonly preferences: unknown;
  readonly gamePreferences: unknown;
}

/** The players `ids`, with their notification preferences for all games and for one. */
export async function receiversOf(db: Queryable, game: string, ids: readonly string[]): Promise<Receiver[]> {
  const text = `
    SELECT p.id, p.display_name AS "displayName", p.locale, p.time_zone AS "timeZone", p.email,
           p.email_verified_at IS NOT NULL AS "isVerified", p.notifications AS preferences,
           g.preferences AS "gamePreferences"
    FROM players p LEFT JOIN game_preferences g ON g.game_id = $1 AND g.player_id = p.id
    WHERE p.id = ANY($2)`;
  return (await db.query<Receiver>({ name: 'receivers-of', text, values: [game, ids] })).rows;
}
