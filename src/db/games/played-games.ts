import type { Tx } from '../client.ts';
import type { GameStatus } from './games.ts';

/** A game that is over, as far as the statistics of one of its players need it. */
export interface PlayedGame {
  readonly status: GameStatus;
  /** The seat of the player. */
  readonly seat: number;
  /** Points per seat. */
  readonly scores: readonly number[];
  /** The others at the table. */
  readonly others: readonly {
    readonly seat: number;
    readonly playerId: string;
    readonly displayName: string;
    /** Whether it has always been a robot. */
    readonly isRobot: boolean;
  }[];
}

/** Returns the games of a player that have started and are over, the newest first. */
export function playedGames(db: Tx, player: string, limit: number): Promise<PlayedGame[]> {
  return db.$queryRaw`
    SELECT g.status, m.seat, coalesce(g.scores, '{}') AS scores,
           (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'playerId', s.player_id,
                     'displayName', p.display_name, 'isRobot', p.robot IS NOT NULL)), '[]')
            FROM seats s JOIN players p ON p.id = s.player_id
            WHERE s.game_id = g.id AND s.player_id <> m.player_id) AS others
    FROM seats m JOIN games g ON g.id = m.game_id
    WHERE m.player_id = ${player}::uuid AND m.is_over AND g.started_at IS NOT NULL
    ORDER BY m.game_id DESC LIMIT ${limit}::int`;
}
