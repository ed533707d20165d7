import { findGame, type GameRow } from '../../db/games.ts';
import { appendEntry, findResult, findResultInAnyGame, type ResultToSave } from '../../db/log-entries.ts';
import type { Deps } from '../../deps.ts';
import { Problem, problem } from '../../problems.ts';
import { visibleGame } from '../access.ts';
import { seatOf } from '../players.ts';
import { cacheOf, type LoadedGame } from '../state/cache.ts';
import { loadGame } from '../state/load.ts';
import { awaitingView, type DecisionResult, entryView } from './decision-result.ts';
import { type DecisionRequest, judge, notYourTurn, staleVersion, type Verdict } from './judge.ts';

/** A decision as it was sent. */
export interface DecideInput {
  readonly game: string;
  readonly playerId: string;
  readonly decision: DecisionRequest;
  /** Versions that `If-Match` allows; undefined: any. */
  readonly versions?: readonly number[] | undefined;
  /** The `Idempotency-Key`, and a hash of what was sent with it. */
  readonly key?: { readonly key: string; readonly bodyHash: string } | undefined;
}

/** The answer, and whether it is the one that the same request got before. */
export interface DecideOutcome {
  readonly result: DecisionResult;
  readonly isReplay: boolean;
}

const status = 201;

/**
 * Makes a player's decision: judged on the board, then written by one guarded statement, all or nothing.
 * The board may come from this process's cache and be old. That costs nothing: an old board's verdict only counts
 * when the guard lets the write through; anything else is judged again on the game as the database has it.
 * @throws Problem game-not-found, not-seated, game-not-running, stale-version, not-your-turn, illegal-decision,
 *   idempotency-key-reused
 */
export async function decide(deps: Deps, request: DecideInput): Promise<DecideOutcome> {
  const quick = await decideOnCached(deps, request);
  if (quick !== undefined) return quick;
  const row = await visibleGame(deps, request.playerId, request.game);
  const kept = await findSavedResult(deps, request);
  if (kept !== undefined) return kept;
  if (seatOf(row, request.playerId) === undefined) throw problem('not-seated');
  if (row.status !== 'running') throw problem('game-not-running', { gameStatus: row.status });
  const written = await attempt(deps, request, await loadGame(deps, row));
  if (written !== undefined) return written;
  return (await findSavedResult(deps, request)) ?? throwConflict(deps, request, row);
}

/** What was answered to a decision that came with this key and this body before, in whichever game of the player. */
export async function findDecision(
  { db }: Deps,
  playerId: string,
  key: NonNullable<DecideInput['key']>,
): Promise<{ game: string; result: DecisionResult } | undefined> {
  const kept = await findResultInAnyGame(db.pool, playerId, key);
  return kept && { game: kept.game, result: kept.result as DecisionResult };
}

async function decideOnCached(deps: Deps, request: DecideInput): Promise<DecideOutcome | undefined> {
  const live = cacheOf(deps.db).get(request.game);
  if (live === undefined) return undefined;
  try {
    return await attempt(deps, request, live);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Judges and writes; undefined when somebody was faster, or the key stands for another answer. */
async function attempt(
  deps: Deps,
  request: DecideInput,
  live: LoadedGame,
): Promise<DecideOutcome | undefined> {
  const judged = judge(live, request.playerId, request.decision, request.versions, deps.clock());
  const result = resultOf(judged, live.row);
  const saved = resultToSave(request, result);
  const outcome = await appendEntry(deps.db.pool, {
    entry: judged.entry,
    after: judged.after,
    result: saved,
  });
  if (outcome !== 'written') return undefined;
  cacheOf(deps.db).put({ row: rowAfter(live.row, judged), state: judged.state });
  return { result, isReplay: false };
}

function resultOf({ entry, after, state }: Verdict, { seats }: GameRow): DecisionResult {
  const { status: gameStatus, scores, deadline } = after;
  return {
    entry: entryView(entry, seats),
    version: entry.seq,
    status: gameStatus,
    scores,
    awaiting: awaitingView(state, deadline),
  };
}

function resultToSave({ playerId, key }: DecideInput, result: DecisionResult): ResultToSave | undefined {
  return key && { player: playerId, key: key.key, bodyHash: key.bodyHash, status, result };
}

/** The row as the guarded statement leaves it. */
function rowAfter(row: GameRow, { entry, after }: Verdict): GameRow {
  return {
    ...row,
    version: entry.seq,
    status: after.status,
    awaitingSeat: after.awaitingSeat ?? null,
    awaitingPhase: after.awaitingPhase ?? null,
    deadline: after.deadline ?? null,
    scores: after.scores,
    headHash: entry.hash,
    finishedAt: after.status === 'finished' ? entry.at : null,
    updatedAt: entry.at,
  };
}

async function findSavedResult(
  { db }: Deps,
  { game, playerId, key }: DecideInput,
): Promise<DecideOutcome | undefined> {
  const kept = key && (await findResult(db.pool, game, playerId, key.key));
  if (kept === undefined) return undefined;
  if (kept.bodyHash !== key?.bodyHash) throw problem('idempotency-key-reused');
  return { result: kept.result as DecisionResult, isReplay: true };
}

/** What to say to a player whose decision was legal on a board that moved on while it was written. */
async function throwConflict(deps: Deps, request: DecideInput, before: GameRow): Promise<never> {
  const row = (await findGame(deps.db.pool, request.game)) ?? before;
  if (row.status !== 'running') throw problem('game-not-running', { gameStatus: row.status });
  const seat = seatOf(row, request.playerId)?.seat;
  if (request.versions === undefined && row.awaitingSeat !== seat)
    throw notYourTurn(await loadGame(deps, row));
  throw staleVersion(row.version, before.version);
}
