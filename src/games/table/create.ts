import { hash, randomBytes } from 'node:crypto';
import type { Tx } from '../../db/client.ts';
import {
  findGame,
  type GameRow,
  insertGame,
  type NewGameRow,
  type Seating,
  setRematch,
  type Visibility,
} from '../../db/games/games.ts';
import { insertSeat } from '../../db/games/seats.ts';
import { newId } from '../../db/id.ts';
import { seatRobot } from '../../db/players/robot-players.ts';
import { transaction } from '../../db/transactions.ts';
import {
  awaiting,
  checkSetup,
  type GameSetup,
  newGame,
  type RulesRequest,
  resolveRules,
  type Scenario,
} from '../../engine/index.ts';
import { NAMELESS } from '../../helpers/nameless.ts';
import { requireAccount } from '../../people/guests.ts';
import { mayWrite } from '../../people/standing.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { RobotLevel } from '../../robots/index.ts';
import type { Clock } from '../clock/deadlines.ts';
import { mayHaveRobotsPlay, refuseRobots } from '../robots/seating.ts';
import { insertInvitations, newInvitations } from './invite.ts';
import { spendNewGame } from './quota.ts';
import { begin, engineVersion } from './start.ts';

/** Somebody else has just created the rematch. */
export class RematchTaken extends Error {}

export interface NewGame {
  readonly name?: string | undefined;
  /** What the game has in common with others, by which they are found. */
  readonly label?: string | undefined;
  readonly rules?: RulesRequest | undefined;
  readonly seatCount: number;
  readonly visibility: Visibility;
  readonly seating: Seating;
  readonly clock?: Clock | undefined;
  /** Handles and email addresses. */
  readonly invite?: readonly string[] | undefined;
  readonly scenario?: Scenario | undefined;
  /** Whether remaining tiles, projections and hints are shown while the game runs; true if absent. */
  readonly aids?: boolean | undefined;
  /** Whether the owner takes the first seat. */
  readonly join: boolean;
  /** Levels of the robots that take the next seats. */
  readonly robots?: readonly RobotLevel[] | undefined;
  /** Whether robots may play, also for somebody who is away. */
  readonly allowRobots?: boolean | undefined;
  /** How long robots pause before they decide, an ISO 8601 duration. */
  readonly robotPause?: string | null | undefined;
  /** Whether it counts for the ratings of its players; if absent unless its tiles were chosen. */
  readonly rated?: boolean | undefined;
  /** The game of which this is the rematch. */
  readonly rematchOf?: string | undefined;
}

/**
 * Creates an open game. The shuffle is fixed and committed to here, before anybody takes a seat.
 * @throws Problem invalid-setup, player-not-found, email-not-confirmed, blocked-by-you, silenced, account-required,
 *   too-many-open-games, too-many-robot-games, too-many-requests
 */
export async function createGame(deps: Deps, ownerId: string, request: NewGame): Promise<GameRow> {
  const seed = deps.newSeed();
  const row = newGameRow(request, ownerId, seed, deps.clock());
  const bag = request.scenario ?? { seed };
  refuseBadSetup({ rules: resolveRules(request.rules ?? {}), seats: request.seatCount, bag }, request);
  refuseRobots(request);
  if (hasWords(request) || request.invite?.length) await mayWrite(deps, ownerId);
  if (request.rematchOf === undefined) await refuseGuest(deps, ownerId, request);
  const invitations = await newInvitations(deps, { playerId: ownerId }, request.invite ?? []);
  await spendNewGame(deps, ownerId);
  if (!request.join && request.robots?.length === request.seatCount) await mayHaveRobotsPlay(deps, ownerId);
  await transaction(deps.db, async (client) => {
    await insertGame(client, row);
    if (request.rematchOf !== undefined && !(await setRematch(client, request.rematchOf, row.id)))
      throw new RematchTaken();
    if (request.join && !(await insertSeat(client, row.id, 0, ownerId, row.createdAt))) {
      throw problem('not-your-player');
    }
    await insertInvitations(client, row.id, invitations, ownerId, row.createdAt);
    await seatRobots(client, row, request);
  });
  deps.outbox.announce();
  return (await findGame(deps.db.prisma, row.id)) as GameRow;
}

/** Whether a game is named or labelled: others read that. */
const hasWords = ({ name, label }: Pick<NewGame, 'name' | 'label'>) =>
  name !== undefined || label !== undefined;

/** The next game of the same players may have the name that it had, and invites those who know the guest. */
async function refuseGuest(deps: Deps, ownerId: string, request: NewGame): Promise<void> {
  const deed = deedForAccounts(request);
  if (deed !== undefined) await requireAccount(deps, ownerId, deed);
}

function deedForAccounts(request: NewGame): string | undefined {
  const { invite, join } = request;
  if (!join) return 'open tables for others';
  if (hasWords(request)) return 'name a table';
  return invite?.length ? 'invite people' : undefined;
}

/** Seats the robots after the owner; with them on all seats the game begins. */
async function seatRobots(client: Tx, { id, createdAt }: NewGameRow, request: NewGame): Promise<void> {
  const first = request.join ? 1 : 0;
  for (const [index, level] of (request.robots ?? []).entries())
    await seatRobot(client, { game: id, seat: first + index, level }, createdAt);
  if (first + (request.robots?.length ?? 0) < request.seatCount) return;
  const row = await findGame(client, id);
  if (row !== undefined) await begin(client, row, createdAt);
}

function newGameRow(request: NewGame, ownerId: string, seed: string, createdAt: Date): NewGameRow {
  const { seatCount, visibility, seating, clock, scenario, aids = true } = request;
  return {
    id: newId(),
    ownerId,
    name: request.name ?? NAMELESS,
    label: request.label,
    rules: resolveRules(request.rules ?? {}),
    seatCount,
    visibility,
    seating,
    clock,
    aids,
    engineVersion,
    allowRobots: request.allowRobots ?? true,
    robotPause: request.robotPause ?? undefined,
    rated: request.rated ?? scenario === undefined,
    inviteCode: randomBytes(12).toString('base64url'),
    createdAt,
    ...(scenario === undefined ? { seed, commitment: commitmentTo(seed) } : { scenario }),
  };
}

/** Returns what is published about a seed before the first draw: SHA-256 over its 64 hexadecimal digits as text. */
function commitmentTo(seed: string): string {
  return hash('sha256', seed, 'hex');
}

function refuseBadSetup(setup: GameSetup, { scenario, seating, rated }: NewGame): void {
  const fault = checkSetup(setup);
  if (fault !== undefined) throw problem('invalid-setup', { detail: fault.detail, rule: fault.rule });
  if (scenario === undefined) return;
  if (rated === true) {
    const detail =
      'A game whose tiles were chosen does not count for ratings. Leave out `rated` or `scenario`.';
    throw problem('invalid-setup', { detail });
  }
  if (awaiting(newGame(setup).state) === undefined) {
    const detail = 'With these rules and this scenario nobody is ever asked for a decision.';
    throw problem('invalid-setup', { detail });
  }
  if (seating === 'drawn') {
    const detail = 'In a scenario the seats stay as they were taken.';
    throw problem('invalid-setup', { detail, rule: 'R-SETUP-10' });
  }
}
