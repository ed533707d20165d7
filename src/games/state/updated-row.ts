import { awaiting, type GameState, type LogDecision, resignedSeats, scores } from '../../engine/index.ts';
import { deadlineFrom, nextTimer, pauseEnd } from '../clock/deadlines.ts';
import type { GameUpdate } from '../store/append-entry.ts';
import type { GameRow } from '../store/games.ts';
import { placesOf, statusOf } from './status.ts';

/** Returns the changes of a game's row by a decision; `state` is the one after it. */
export function gameUpdate(row: GameRow, decision: LogDecision, state: GameState, at: Date): GameUpdate {
  const next = awaiting(state);
  // Another player resigned: the same player is to move, and gets no extra time.
  const isUnchanged = decision.type === 'resign' && next?.seat === row.awaitingSeat;
  const { pausedAt } = row;
  const isTimed = next !== undefined && pausedAt === null;
  const turnDeadline = isUnchanged ? (row.deadline ?? undefined) : deadlineFrom(row.clock, at);
  const deadline = isTimed ? turnDeadline : undefined;
  return {
    status: statusOf(state),
    awaitingSeat: next?.seat,
    awaitingPhase: next?.phase,
    deadline,
    pausedAt,
    timerAt: pausedAt === null ? nextTimer(row.clock, deadline, at) : pauseEnd(pausedAt),
    scores: scores(state),
    places: placesOf(state),
    resigned: resignedSeats(state),
  };
}

/** The entry that becomes the head of the log. */
interface Head {
  readonly seq: number;
  readonly seat: number;
  readonly hash: string;
  readonly at: Date;
}

/** Returns the row after the statement that writes an entry. */
export function updatedRow(row: GameRow, { seq, seat, hash, at }: Head, after: GameUpdate): GameRow {
  return {
    ...row,
    version: seq,
    status: after.status,
    awaitingSeat: after.awaitingSeat ?? null,
    awaitingPhase: after.awaitingPhase ?? null,
    deadline: after.deadline ?? null,
    pausedAt: after.status === 'running' ? row.pausedAt : null,
    heldSeat: null,
    hintedSeat: after.hintedSeat ?? (row.hintedSeat === seat ? null : row.hintedSeat),
    scores: after.scores,
    places: after.places,
    resigned: after.resigned,
    headHash: hash,
    finishedAt: after.status === 'running' ? null : at,
    revealedAt: after.status === 'running' || row.bagId !== null ? null : at,
    updatedAt: at,
  };
}
