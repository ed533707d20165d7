import type { Tx } from '../../db/tx.ts';
import type { Player } from '../../generated/prisma/client.ts';
import { robotPrefix } from '../../helpers/robot-handle.ts';
import type { RobotLevel } from '../../robots/index.ts';

/** The robots of each level: as many as a game has seats. */
const names = {
  easy: ['Berta', 'Tobia', 'Nella', 'Otto', 'Pippo', 'Rosa'],
  fair: ['Clara', 'Marco', 'Ines', 'Bruno', 'Livia', 'Emil'],
  strong: ['Sibylla', 'Aldo', 'Mathilda', 'Corrado', 'Vera', 'Leonard'],
} as const;
const levels = Object.keys(names) as readonly (keyof typeof names)[];

/** The player record of a robot. Its id never changes. */
type RobotPlayer = Pick<Player, 'id' | 'handle' | 'displayName'>;

const robotsOf = (level: RobotLevel): RobotPlayer[] =>
  names[level].map((name, index) => ({
    id: `00000000-0000-7000-8000-${String(100 * (levels.indexOf(level) + 1) + index + 1).padStart(12, '0')}`,
    handle: `${robotPrefix}${level}-${index + 1}`,
    displayName: `${name} (robot)`,
  }));

/** Adds the robots of a level to the players, if missing. */
async function insertRobots(db: Tx, level: RobotLevel, at: Date): Promise<void> {
  const data = robotsOf(level).map((robot) => ({ ...robot, robot: level, createdAt: at, updatedAt: at }));
  await db.player.createMany({ data, skipDuplicates: true });
}

/** Seats a robot that is not at the table yet on a free seat. The caller holds the game's lock. Returns the robot's player id. */
export async function seatRobot(
  db: Tx,
  { game, seat, level }: { readonly game: string; readonly seat: number; readonly level: RobotLevel },
  at: Date,
): Promise<string> {
  await insertRobots(db, level, at);
  const ids = robotsOf(level).map(({ id }) => id);
  // Each game has its own order, so that players meet varying robots.
  const [seated] = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO seats (game_id, seat, player_id, joined_at, robot)
    SELECT ${game}::uuid, ${seat}::int, p.id, ${at}::timestamptz, p.robot FROM players p
    WHERE p.id = ANY(${ids}::uuid[])
      AND NOT EXISTS (SELECT FROM seats s WHERE s.game_id = ${game}::uuid AND s.player_id = p.id)
    ORDER BY md5(${game}::text || p.id::text) LIMIT 1
    RETURNING player_id AS id`;
  if (seated === undefined) throw new Error(`no robot of level ${level} is free for game ${game}`);
  return seated.id;
}

/** Returns the number of an owner's running games in which only robots play. */
export function countRobotOnlyGames(db: Tx, owner: string): Promise<number> {
  return db.game.count({ where: { ownerId: owner, status: 'running', seats: { none: { robot: null } } } });
}

/** Whether only robots sit at a game, none of them standing in for a player. */
export async function areRobotsAlone(db: Tx, game: string): Promise<boolean> {
  const people = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM seats s JOIN players p ON p.id = s.player_id
    WHERE s.game_id = ${game}::uuid AND p.robot IS NULL LIMIT 1`;
  return people.length === 0;
}
