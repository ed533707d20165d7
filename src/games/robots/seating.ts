import { transaction } from '../../db/transactions.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { countRobotOnlyGames, seatRobot } from '../../players/store/robot-players.ts';
import type { RobotLevel } from '../../robots/index.ts';
import { visibleGame } from '../access.ts';
import { type Clock, durationMs } from '../clock/deadlines.ts';
import { type GameRow, lockGame } from '../store/games.ts';
import { freeSeat, seated } from '../table/take-seat.ts';
import { maxPauseMs } from './pause.ts';

/** Maximum number of an owner's running games in which only robots play. */
const maxRobotOnlyGames = 3;

/**
 * Checks that a player can start another game in which only robots play.
 * @throws Problem too-many-robot-games
 */
export async function assertRobotGameLimit({ db }: Deps, ownerId: string): Promise<void> {
  if ((await countRobotOnlyGames(db.prisma, ownerId)) >= maxRobotOnlyGames)
    throw problem('too-many-robot-games');
}

/** The parts of a new game that concern robots. */
interface RobotsRequest {
  readonly clock?: Clock | undefined;
  readonly robotDelay?: string | null | undefined;
  readonly robots?: readonly RobotLevel[] | undefined;
  readonly allowRobots?: boolean | undefined;
  readonly seatCount: number;
  readonly join: boolean;
}

/** @throws Problem invalid-setup */
export function refuseRobots({ robots = [], allowRobots, seatCount, join, ...table }: RobotsRequest): void {
  const { clock, robotDelay } = table;
  const hasUse = robots.length > 0 || clock?.onTimeout === 'robot';
  if (hasUse && allowRobots === false)
    throw problem('invalid-setup', {
      detail: 'The table excludes robots, but its seats or its clock need some.',
    });
  if (clock !== undefined && robotDelay && maxPauseMs(robotDelay) >= durationMs(clock.perTurn))
    throw problem('invalid-setup', { detail: 'Robots would pause for longer than the time for a turn.' });
  if (robots.length > seatCount - (join ? 1 : 0))
    throw problem('invalid-setup', { detail: 'There are more robots than seats for them.' });
}

/** A robot for a seat; without a number, for the first free one. */
export interface NewRobot {
  readonly level: RobotLevel;
  readonly seat?: number | undefined;
}

/**
 * Seats a robot in an open game; requires the owner. The game starts once all seats are taken.
 * @throws Problem game-not-found, not-owner, game-not-open, part-of-match, robots-excluded, game-full, seat-taken, too-many-robot-games
 */
export async function addRobot(deps: Deps, ownerId: string, id: string, robot: NewRobot): Promise<GameRow> {
  const seen = await visibleGame(deps, ownerId, id);
  if (seen.ownerId !== ownerId) throw problem('not-owner');
  if (seen.matchId !== null) throw problem('part-of-match', { match: seen.matchId });
  if (!seen.allowRobots) throw problem('robots-excluded');
  return transaction(deps.db, async (client) => {
    const row = await lockGame(client, id);
    if (row?.status !== 'open') throw problem('game-not-open', { gameStatus: row?.status });
    const seat = freeSeat(row, robot.seat);
    const isLast = row.seats.length + 1 === row.seatCount;
    if (isLast && row.seats.every((other) => other.robot !== null)) await assertRobotGameLimit(deps, ownerId);
    const at = deps.clock();
    const by = await seatRobot(client, { game: id, seat, level: robot.level }, at);
    return seated(client, row, by, at);
  });
}
