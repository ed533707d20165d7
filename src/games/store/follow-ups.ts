import { Prisma } from '../../generated/prisma/client.ts';
import { hasPlansToReview } from './plan-turns.ts';

/**
 * SQL that is true of a game `g` in which a decision may require more work: a robot is to move, plans must be reviewed, its match advances,
 * the next player is on vacation, or a request may be outdated.
 */
export const hasFollowUps = Prisma.sql`(
  g.finished_at IS NOT NULL AND g.match_id IS NOT NULL
  OR EXISTS (SELECT FROM seats s WHERE s.game_id = g.id AND s.seat = g.awaiting_seat AND (
    s.robot IS NOT NULL OR EXISTS (SELECT FROM vacations v WHERE v.player_id = s.player_id AND v.ends_at > g.updated_at)))
  OR ${hasPlansToReview}
  OR EXISTS (SELECT FROM requests r WHERE r.game_id = g.id AND r.state = 'open'))`;
