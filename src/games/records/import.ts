import { newId } from '../../db/id.ts';
import { awaiting, type GameRecord, type GameState, resignedSeats } from '../../engine/index.ts';
import { NAMELESS } from '../../helpers/nameless.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { RobotLevel } from '../../robots/index.ts';
import type { GameRow, NewGameRow } from '../store/games.ts';
import { startAmongRobots, takenSeat } from '../table/among-robots.ts';
import { spendNewGame } from '../table/quota.ts';
import { engineVersion } from '../table/start.ts';
import { isJcz, readJcz } from './jcz/read.ts';
import { JczRefusal } from './jcz/refusal.ts';
import { playRecord } from './play.ts';
import { problemFor } from './replay.ts';

/** A request to import a record. */
export interface ImportRequest {
  /** A record, or a parsed JCloisterZone file. */
  readonly document: GameRecord | Readonly<Record<string, unknown>>;
  /** The player's seat; undefined for the seat to move, or for the first seat if the game is finished. */
  readonly seat?: number | undefined;
  /** The level of the robots on all other seats. */
  readonly robot: RobotLevel;
}

/**
 * Starts a private game with all decisions of a record, after checking them one by one against the rules. A finished record gives a
 * finished game; any other continues against robots, with the tiles of the record. The game counts as a scenario.
 * @throws Problem invalid-record, invalid-setup, too-many-open-games, account-required, too-many-requests
 */
export async function importRecord(
  deps: Deps,
  playerId: string,
  { document, ...request }: ImportRequest,
): Promise<GameRow> {
  const record = recordIn(document);
  const seat = seatFor(stateAfter(record), record, request.seat);
  await spendNewGame(deps, playerId);
  const row = rowFor(record, playerId, deps.clock());
  return startAmongRobots(deps, row, { seat, robot: request.robot, moves: record.decisions });
}

function recordIn(document: ImportRequest['document']): GameRecord {
  if (!isJcz(document)) return document as GameRecord;
  try {
    return readJcz(document);
  } catch (error) {
    if (!(error instanceof JczRefusal)) throw error;
    throw problem('invalid-record', { detail: `JCloisterZone: ${error.message}` });
  }
}

/**
 * Returns the game at the end of a record.
 * @throws Problem invalid-record with the record's first fault
 */
function stateAfter(record: GameRecord): GameState {
  const played = playRecord(record);
  if (played.fault !== undefined) throw problemFor(played.fault, played);
  const state = played.state as GameState;
  if (record.decisions.length > 0 || awaiting(state) !== undefined) return state;
  throw problem('invalid-record', { detail: 'This game never asks for a decision.' });
}

function seatFor(state: GameState, { players }: GameRecord, seat: number | undefined): number {
  const next = awaiting(state);
  return takenSeat(seat ?? next?.seat ?? 0, players.length, next === undefined ? [] : resignedSeats(state));
}

function rowFor(record: GameRecord, ownerId: string, createdAt: Date): NewGameRow {
  const { rules, players, draws, start, decisions } = record;
  return {
    id: newId(),
    ownerId,
    name: NAMELESS,
    rules,
    seatCount: players.length,
    visibility: 'private',
    seating: 'as-taken',
    scenario: { draws, start },
    imported: { players, entries: decisions.length },
    engineVersion,
    createdAt,
  };
}
