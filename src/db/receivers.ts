import type { Queryable } from './client.ts';

/** Where one of a player's webhooks goes. */
export interface ReceiverEndpoint {
  readonly id: string;
  readonly format: 'standard' | 'discord' | 'slack';
  readonly events: readonly string[];
  readonly isSlow: boolean;
  /** The application it belongs to, if the player is one that an application acts for; null: it is the player's. */
  readonly application: string | null;
}

/** A player, and how to tell things to the player. */
export interface Receiver {
  readonly id: string;
  readonly displayName: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly email: string | null;
  readonly isVerified: boolean;
  /** As stored, for all games and for this one. */
  readonly preferences: unknown;
  readonly gamePreferences: unknown;
  /** Those that are not disabled: the player's own, and those of applications that act for the player. */
  readonly endpoints: readonly ReceiverEndpoint[];
}

/** The players `ids` with what they said of notices in general and of those of a game. */
export async function receiversOf(db: Queryable, game: string, ids: readonly string[]): Promise<Receiver[]> {
  const text = `
    SELECT p.id, p.display_name AS "displayName", p.locale, p.time_zone AS "timeZone", p.email,
           p.email_verified_at IS NOT NULL AS "isVerified", p.notifications AS preferences,
           g.preferences AS "gamePreferences",
           coalesce((SELECT json_agg(json_build_object('id', e.id, 'format', e.format, 'events', e.events,
                                                       'isSlow', e.is_slow,
                                                       'application', nullif(e.player_id, p.id)) ORDER BY e.id)
                     FROM webhook_endpoints e
                     WHERE e.disabled_at IS NULL
                       AND (e.player_id = p.id
                            OR e.player_id IN (SELECT x.application_id FROM external_players x
                                               WHERE x.player_id = p.id AND x.may_act))), '[]') AS endpoints
    FROM players p LEFT JOIN game_preferences g ON g.game_id = $1 AND g.player_id = p.id
    WHERE p.id = ANY($2)`;
  return (await db.query<Receiver>({ name: 'receivers-of', text, values: [game, ids] })).rows;
}
