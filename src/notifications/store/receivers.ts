import type { Tx } from '../../db/tx.ts';
import type { Player } from '../../generated/prisma/client.ts';

/** A player who gets notifications of a game, as stored. */
export interface StoredReceiver
  extends Readonly<Pick<Player, 'id' | 'displayName' | 'locale' | 'timeZone' | 'email'>> {
  readonly game: string;
  /** True if the email address is confirmed. */
  readonly isVerified: boolean;
  /** Notification preferences for all games and for this one. */
  readonly preferences: unknown;
  readonly gamePreferences: unknown;
}

/** Identifies a player as a receiver of a game's events. */
export interface ReceiverKey {
  readonly game: string;
  readonly player: string;
}

/** Returns the players of some games, with their notification preferences for all games and for that one, in any order. */
export function storedReceiversIn(db: Tx, keys: readonly ReceiverKey[]): Promise<StoredReceiver[]> {
  return db.$queryRaw`
    SELECT key.game, p.id, p.display_name AS "displayName", p.locale, p.time_zone AS "timeZone", p.email,
           p.email_verified_at IS NOT NULL AS "isVerified", p.notifications AS preferences,
           g.preferences AS "gamePreferences"
    FROM unnest(${keys.map(({ game }) => game)}::uuid[], ${keys.map(({ player }) => player)}::uuid[])
      AS key (game, player)
    JOIN players p ON p.id = key.player
    LEFT JOIN game_preferences g ON g.game_id = key.game AND g.player_id = p.id`;
}
