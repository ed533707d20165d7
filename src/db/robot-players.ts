import type { RobotLevel } from '../robots/index.ts';
import type { Tx } from './client.ts';

/** The beginning of the handles of robots; nobody else has one that begins so. */
const robotPrefix = 'robot-';

/** Whether a handle is a robot's. */
export const isRobotHandle = (handle: string): boolean => handle.startsWith(robotPrefix);

/** The robots of each level: as many as a game has seats. */
const names = {
  easy: ['Berta', 'Tobia', 'Nella', 'Otto', 'Pippo', 'Rosa'],
  fair: ['Clara', 'Marco', 'Ines', 'Bruno', 'Livia', 'Emil'],
  strong: ['Sibylla', 'Aldo', 'Mathilda', 'Corrado', 'Vera', 'Leonard'],
} as const;
const levels = Object.keys(names) as readonly (keyof typeof names)[];

/** A robot as a player. Its id never changes. */
interface RobotPlayer {
  readonly id: string;
  readonly handle: string;
  readonly displayName: string;
}

const robotsOf = (level: RobotLevel): RobotPlayer[] =>
  names[level].map((name, index) => ({
    id: `00000000-0000-7000-8000-${String(100 * (levels.indexOf(level) + 1) + index + 1).padStart(12, '0')}`,
    handle: `${robotPrefix}${level}-${index + 1}`,
    displayName: `${name} (robot)`,
  }));

/** Adds the robots of a level to the players, unless they are there. */
async function insertRobots(db: Tx, level: RobotLevel, at: Date): Promise<void> {
  const text = `
    INSERT INTO players (id, handle, display_name, robot, created_at, updated_at)
    SELECT id, handle, name, $4, $5, $5 FROM unnest($1::uuid[], $2::text[], $3::text[]) AS r (id, handle, name)
    ON CONFLICT (id) DO NOTHING`;
  const robots = robotsOf(level);
  const columns = [robots.map(({ id }) => id), robots.map(({ handle }) => handle)];
  await db.query(text, [...columns, robots.map(({ displayName }) => displayName), level, at]);
}

/**
 * Seats a robot that is not at the table yet on a free seat of a game whose lock the caller holds. Returns its player's
 * id.
 */
export async function seatRobot(
  db: Tx,
  { game, seat, level }: { readonly game: string; readonly seat: number; readonly level: RobotLevel },
  at: Date,
): Promise<string> {
  await insertRobots(db, level, at);
  // Each game has them in another order, so that one does not always meet the same.
  const text = `
    INSERT INTO seats (game_id, seat, player_id, joined_at, robot)
    SELECT $1::uuid, $2, p.id, $4, p.robot FROM players p
    WHERE p.id = ANY($3) AND NOT EXISTS (SELECT FROM seats s WHERE s.game_id = $1 AND s.player_id = p.id)
    ORDER BY md5($1::text || p.id::text) LIMIT 1
    RETURNING player_id AS id`;
  const ids = robotsOf(level).map(({ id }) => id);
  const { rows } = await db.query<{ id: string }>(text, [game, seat, ids, at]);
  const [seated] = rows;
  if (seated === undefined) throw new Error(`no robot of level ${level} is free for game ${game}`);
  return seated.id;
}

/** Returns how many games of an owner run in which robots alone play. */
export async function countRobotOnlyGames(db: Tx, owner: string): Promise<number> {
  const text = `
    SELECT count(*)::int AS running FROM games g
    WHERE g.owner_id = $1 AND g.status = 'running'
      AND NOT EXISTS (SELECT FROM seats s WHERE s.game_id = g.id AND s.robot IS NULL)`;
  return (await db.query<{ running: number }>(text, [owner])).rows[0]?.running ?? 0;
}
