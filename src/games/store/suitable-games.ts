import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { newcomer, type Rating, type RatingClass } from '../../ratings/rules/rating.ts';
import { partOfDoubt, surelyWithin } from '../../ratings/rules/reach.ts';

const { sql } = Prisma;

/** A player's preferences, derived from their games. */
export interface Taste {
  /** All expansions of their games. */
  readonly expansions: readonly string[];
  /** Whether they played without deadlines. */
  readonly hasNoClock: boolean;
  /** The shortest and the longest time for a decision, in seconds; null if they never played with a clock. */
  readonly shortest: number | null;
  readonly longest: number | null;
}

/** The criteria for tables that suit a player. */
export interface Suiting {
  readonly player: string;
  readonly taste: Taste;
  /** Maximum reliability requirement, in percent. */
  readonly reliability: number;
  /** By class; those of a newcomer if there are none. */
  readonly ratings: Readonly<Record<RatingClass, Rating>>;
}

/** Number of newest games that preferences are derived from. */
const newestGames = 200;

/** Returns a player's preferences from their newest games. */
export async function tasteOf(db: Tx, player: string): Promise<Taste> {
  const rows = await db.$queryRaw<Taste[]>`
    WITH played AS (
      SELECT g.rules, g.clock FROM seats s JOIN games g ON g.id = s.game_id
      WHERE s.player_id = ${player}::uuid AND g.started_at IS NOT NULL
      ORDER BY g.id DESC LIMIT ${newestGames}::int
    )
    SELECT coalesce((SELECT array_agg(DISTINCT name)
                     FROM played, jsonb_array_elements_text(rules->'expansions') AS name), '{}') AS expansions,
           coalesce(bool_or(clock IS NULL), false) AS "hasNoClock",
           min(extract(epoch FROM (clock->>'perTurn')::interval))::float8 AS shortest,
           max(extract(epoch FROM (clock->>'perTurn')::interval))::float8 AS longest
    FROM played`;
  return rows[0] ?? { expansions: [], hasNoClock: false, shortest: null, longest: null };
}

const seconds = sql`extract(epoch FROM (g.clock->>'perTurn')::interval)`;

/** The table's clock must be similar to one the player has used: from half of the shortest time to twice the longest. */
function hasSuitingClock({ hasNoClock, shortest, longest }: Taste): Prisma.Sql {
  if (!hasNoClock && shortest === null) return sql`true`;
  const within = sql`${seconds} BETWEEN ${(shortest ?? 0) / 2}::float8 AND ${(longest ?? 0) * 2}::float8`;
  return sql`((g.clock IS NULL AND ${hasNoClock}::boolean) OR (g.clock IS NOT NULL AND ${within}))`;
}

const mine = ({ ratings: { two, several } }: Suiting, key: keyof Rating) =>
  sql`(CASE WHEN g.seat_count = 2 THEN ${two[key]}::float8 ELSE ${several[key]}::float8 END)`;

/** A seated player's visible rating is out of range. Robots suit all players. */
const isOutOfReach = (suiting: Suiting) => sql`EXISTS (
  SELECT 1 FROM seats o JOIN players p ON p.id = o.player_id
    LEFT JOIN ratings r ON r.player_id = o.player_id AND coalesce(p.privacy->>'rating', 'true') = 'true'
      AND r.class = (CASE WHEN g.seat_count = 2 THEN 'two' ELSE 'several' END)::rating_class
  WHERE o.game_id = g.id AND p.robot IS NULL
    AND abs(coalesce(r.mu, ${newcomer.mu}::float8) - ${mine(suiting, 'mu')})
      > ${surelyWithin}::float8
        + ${partOfDoubt}::float8 * (coalesce(r.sigma, ${newcomer.sigma}::float8) + ${mine(suiting, 'sigma')}))`;

/** Returns the conditions for an open game `g` to suit a player who has no part in it yet. */
export function suits(suiting: Suiting): Prisma.Sql[] {
  const { player, taste, reliability } = suiting;
  return [
    sql`g.owner_id <> ${player}::uuid`,
    sql`NOT EXISTS (SELECT 1 FROM seats o WHERE o.game_id = g.id AND o.player_id = ${player}::uuid)`,
    sql`NOT EXISTS (SELECT 1 FROM removals o WHERE o.game_id = g.id AND o.player_id = ${player}::uuid)`,
    sql`g.seat_count > (SELECT count(*) FROM seats o WHERE o.game_id = g.id)`,
    sql`g.rules->'expansions' <@ ${JSON.stringify(taste.expansions)}::jsonb`,
    hasSuitingClock(taste),
    sql`(g.min_reliability IS NULL OR g.min_reliability <= ${reliability}::int)`,
    sql`NOT ${isOutOfReach(suiting)}`,
  ];
}
