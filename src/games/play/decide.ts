import { findGame, type GameRow } from '../../db/games.ts';
import { type AnswerToKeep, keptAnswer, keptAnywhere, writeMove } from '../../db/log-entries.ts';
import type { Deps } from '../../deps.ts';
import { Problem, problem } from '../../problems.ts';
import { seatOf, visibleGame } from '../access.ts';
import { cacheOf, type LiveGame } from '../state/cache.ts';
import { liveGame } from '../state/load.ts';
import { awaitingView, type DecisionResult, entryView } from './decision-result.ts';
import { type Judged, judge, notAsked, staleVersion, type Wish } from './judge.ts';

/** A decision as it was sent. */
export interface MoveRequest {
  readonly game: string;
  readonly playerId: string;
  readonly wish: Wish;
  /** Versions that `If-Match` allows; undefined: any. */
  readonly versions?: readonly number[] | undefined;
  /** The `Idempotency-Key`, and a hash of what was sent with it. */
  readonly key?: { readonly key: string; readonly bodyHash: string } | undefined;
}

/** The answer, and whether it is the one that the same request got before. */
export interface Decided {
  readonly answer: DecisionResult;
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
export async function decide(deps: Deps, request: MoveRequest): Promise<Decided> {
  const quick = await decideOnCached(deps, request);
  if (quick !== undefined) return quick;
  const row = await visibleGame(deps, request.playerId, request.game);
  const kept = await answerKept(deps, request);
  if (kept !== undefined) return kept;
  if (seatOf(row, request.playerId) === undefined) throw problem('not-seated');
  if (row.status !== 'running') throw problem('game-not-running', { gameStatus: row.status });
  const written = await attempt(deps, request, await liveGame(deps, row));
  if (written !== undefined) return written;
  return (await answerKept(deps, request)) ?? overtaken(deps, request, row);
}

/** What was answered to a decision that came with this key and this body before, in whichever game of the player. */
export async function decidedBefore(
  { db }: Deps,
  playerId: string,
  key: NonNullable<MoveRequest['key']>,
): Promise<{ game: string; answer: DecisionResult } | undefined> {
  const kept = await keptAnywhere(db.pool, playerId, key);
  return kept && { game: kept.game, answer: kept.answer as DecisionResult };
}

async function decideOnCached(deps: Deps, request: MoveRequest): Promise<Decided | undefined> {
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
async function attempt(deps: Deps, request: MoveRequest, live: LiveGame): Promise<Decided | undefined> {
  const judged = judge(live, request.playerId, request.wish, request.versions, deps.clock());
  const answer = answerTo(judged, live.row);
  const keep = keepUnder(request, answer);
  const outcome = await writeMove(deps.db.pool, { entry: judged.entry, after: judged.after, answer: keep });
  if (outcome !== 'written') return undefined;
  cacheOf(deps.db).put({ row: rowAfter(live.row, judged), state: judged.state });
  return { answer, isReplay: false };
}

function answerTo({ entry, after, state }: Judged, { seats }: GameRow): DecisionResult {
  const { status: gameStatus, scores, deadline } = after;
  return {
    entry: entryView(entry, seats),
    version: entry.seq,
    status: gameStatus,
    scores,
    awaiting: awaitingView(state, deadline),
  };
}

function keepUnder({ playerId, key }: MoveRequest, answer: DecisionResult): AnswerToKeep | undefined {
  return key && { player: playerId, key: key.key, bodyHash: key.bodyHash, status, answer };
}

/** The row as the guarded statement leaves it. */
function rowAfter(row: GameRow, { entry, after }: Judged): GameRow {
  return {
    ...row,
    version: entry.seq,
    status: after.status,
    awaitedSeat: after.awaitedSeat ?? null,
    awaitedPhase: after.awaitedPhase ?? null,
    deadline: after.deadline ?? null,
    scores: after.scores,
    headHash: entry.hash,
    finishedAt: after.status === 'finished' ? entry.at : null,
    updatedAt: entry.at,
  };
}

async function answerKept({ db }: Deps, { game, playerId, key }: MoveRequest): Promise<Decided | undefined> {
  const kept = key && (await keptAnswer(db.pool, game, playerId, key.key));
  if (kept === undefined) return undefined;
  if (kept.bodyHash !== key?.bodyHash) throw problem('idempotency-key-reused');
  return { answer: kept.answer as DecisionResult, isReplay: true };
}

/** What to say to a player whose decision was legal on a board that moved on while it was written. */
async function overtaken(deps: Deps, request: MoveRequest, before: GameRow): Promise<never> {
  const row = (await findGame(deps.db.pool, request.game)) ?? before;
  if (row.status !== 'running') throw problem('game-not-running', { gameStatus: row.status });
  const seat = seatOf(row, request.playerId)?.seat;
  if (request.versions === undefined && row.awaitedSeat !== seat) throw notAsked(await liveGame(deps, row));
  throw staleVersion(row.version, before.version);
}
