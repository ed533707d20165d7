import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import type { LogDecision } from '../../engine/index.ts';
import { personName, seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { resumeSeat } from '../robots/stand-in.ts';
import { updatedRow } from '../state/updated-row.ts';
import { append, appendLocked } from '../store/append.ts';
import type { NewEntry } from '../store/append-entry.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import type { GameRow } from '../store/games.ts';
import { type DecisionResult, decisionResult } from './decision-result.ts';
import { type JudgedDecision, judge } from './judge.ts';
import type { DecisionRequest } from './requested-decision.ts';
import { reveal } from './reveal.ts';
import type { RequestKey } from './saved-results.ts';

/** A decision as sent. */
export interface DecideInput {
  readonly game: string;
  readonly playerId: string;
  readonly decision: DecisionRequest;
  /** Versions allowed by `If-Match`; undefined for any. */
  readonly versions?: readonly number[] | undefined;
  readonly key?: RequestKey | undefined;
  /** Whether the service decides for the player: as a robot, or on time-out. */
  readonly isAutomatic?: boolean;
  /** Whether it only counts after the deadline. */
  readonly isTimeOut?: boolean;
  /** Whether the player planned it, and so learns of it only through notifications. */
  readonly isPlanned?: boolean;
}

/** The result or the held decision, and whether an earlier identical request created it. */
export type DecideOutcome = {
  readonly isReplay: boolean;
} & (
  | { readonly result: DecisionResult; readonly held?: undefined }
  | { readonly held: HeldResult; readonly result?: undefined }
);

/** The response to a held decision. */
export interface HeldResult {
  readonly held: true;
  /** The version that the game keeps until then. */
  readonly version: number;
  readonly seat: number;
  readonly decision: LogDecision;
}

/**
 * Judges a decision on a game as known to this process.
 * @throws Problem those of `judge`
 */
export function judgeInput(deps: Deps, input: DecideInput, game: LoadedGame): JudgedDecision {
  const at = notBefore(game.last?.at, deps.clock());
  return judge(game, input.playerId, input.decision, input.versions, at);
}

/**
 * Writes a judged decision; returns undefined if another decision was written first, or the key belongs to a different request.
 * @param locked the current transaction, if it holds the game's lock and the key is free
 */
export async function writeDecision(
  deps: Deps,
  input: DecideInput,
  game: LoadedGame,
  { entry, after, state }: JudgedDecision,
  locked?: Tx,
): Promise<DecideOutcome | undefined> {
  const row = input.isAutomatic === true ? game.row : withoutStandIn(game.row, input.playerId);
  const result = decisionResult({ entry, state, deadline: after.deadline }, row);
  const saved = input.key && { player: input.playerId, ...input.key };
  const { isTimeOut, isPlanned } = input;
  const added = { entry, after, result: saved, isTimeOut, isPlanned };
  const outcome = await appendTo(deps, game.row, added, locked);
  if (outcome === 'conflict') return undefined;
  deps.gameCache.put({ row: updatedRow(game.row, entry, after), state, last: entry });
  if (outcome === 'stood-in' && input.isAutomatic !== true)
    await resumeSeat(deps, input.playerId, input.game);
  return { result, isReplay: false };
}

/** Appends an entry, and reveals secrets if the game has ended. */
function appendTo(deps: Deps, { bagId }: GameRow, added: NewEntry, locked: Tx | undefined) {
  if (bagId === null || added.after.status === 'running')
    return locked === undefined ? append(deps.db, added) : appendLocked(locked, added);
  return transaction(deps.db, async (client) => {
    const outcome = await append(deps.db, added);
    if (outcome !== 'conflict')
      await reveal(deps, client, { bag: bagId, ending: added.entry.game }, added.entry.at);
    return outcome;
  });
}

/** Returns the game without the robot that stood in for a player who has now decided in person. */
function withoutStandIn(row: GameRow, playerId: string): GameRow {
  const seat = seatOf(row, playerId);
  if (seat === undefined || seat.robot === null) return row;
  const inPerson = { ...seat, robot: null, displayName: personName(seat.displayName) };
  return { ...row, seats: row.seats.map((each) => (each === seat ? inPerson : each)) };
}

/** Returns the current time, or that of the previous entry if later: a process with a different clock may have written it. */
const notBefore = (previous: Date | undefined, now: Date): Date =>
  previous !== undefined && previous > now ? previous : now;
