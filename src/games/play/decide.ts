import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { Problem, problem } from '../../platform/problems.ts';
import { visibleGame } from '../access.ts';
import { caughtUp, loadGame } from '../state/load.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import { findGame, type GameRow } from '../store/games.ts';
import { countDecision } from './decision-metrics.ts';
import { decideInStep } from './in-step.ts';
import { notYourTurn, staleVersion } from './refusals.ts';
import { findSavedResult } from './saved-results.ts';
import { type DecideInput, type DecideOutcome, judgeInput, writeDecision } from './write-decision.ts';

export type { DecideInput, DecideOutcome } from './write-decision.ts';

/**
 * Makes a player's decision: judges it on the board, then writes it with one guarded statement, all or nothing. The board may come from
 * this process's cache and be outdated. That is harmless: a verdict on an outdated board counts only if the guard lets the write through;
 * in any other case, the decision is judged again on the game from the database.
 * @throws Problem game-not-found, not-seated, game-not-running, stale-version, not-your-turn, illegal-decision, idempotency-key-reused,
 * decision-held
 */
export async function decide(deps: Deps, input: DecideInput): Promise<DecideOutcome> {
  try {
    const outcome = await decideOnce(deps, input);
    countDecision(deps, outcome.isReplay ? 'repeated' : 'made');
    return outcome;
  } catch (error) {
    countDecision(deps, error instanceof Problem ? error.kind : 'error');
    throw error;
  }
}

async function decideOnce(deps: Deps, input: DecideInput): Promise<DecideOutcome> {
  const quick = await decideOnCached(deps, input);
  if (quick !== undefined) return quick;
  const row = await visibleGame(deps, input.playerId, input.game);
  const outcome = await decideOn(deps, input, row).catch((error: unknown) => {
    if (error instanceof Problem) return error;
    throw error;
  });
  if (outcome !== undefined && !(outcome instanceof Problem)) return outcome;
  const saved = await savedOutcome(deps, input, row);
  if (saved !== undefined) return saved;
  throw outcome ?? (await conflict(deps, input, row));
}

/** Decides on the game from the database; returns undefined like `attempt`. */
async function decideOn(deps: Deps, input: DecideInput, row: GameRow): Promise<DecideOutcome | undefined> {
  if (seatOf(row, input.playerId) === undefined) throw problem('not-seated');
  if (row.status !== 'running') throw problem('game-not-running', { gameStatus: row.status });
  return attempt(deps, input, await loadGame(deps, row));
}

/** Decides on the cached game; if that is outdated, applies other processes' entries first. */
async function decideOnCached(deps: Deps, input: DecideInput): Promise<DecideOutcome | undefined> {
  const known = deps.gameCache.get(input.game);
  // A resignation keeps the deadline, which another process may have moved without a new version.
  if (known === undefined || input.decision.type === 'resign') return undefined;
  // A decision may have been held meanwhile without a new version, so the game is read again under its lock.
  if (known.row.inSync)
    return seatOf(known.row, input.playerId) && (await attemptOnKnown(deps, input, known));
  const outcome = isAwaited(known, input) ? await attemptOnKnown(deps, input, known) : undefined;
  if (outcome !== undefined) return outcome;
  const game = await caughtUp(deps, known);
  return game && attemptOnKnown(deps, input, game);
}

/** Whether a possibly outdated game waits for the decision; if not, it is only judged after catching up. */
function isAwaited({ row }: LoadedGame, { playerId, versions }: DecideInput): boolean {
  const isTurn = seatOf(row, playerId)?.seat === row.awaitingSeat;
  return isTurn && versions?.includes(row.version) !== false;
}

async function attemptOnKnown(
  deps: Deps,
  input: DecideInput,
  game: LoadedGame,
): Promise<DecideOutcome | undefined> {
  try {
    return await attempt(deps, input, game);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Judges and writes; returns undefined if another decision was written first, or the key belongs to a different request. */
function attempt(deps: Deps, input: DecideInput, game: LoadedGame): Promise<DecideOutcome | undefined> {
  if (game.row.inSync) return decideInStep(deps, input);
  return writeDecision(deps, input, game, judgeInput(deps, input, game));
}

async function savedOutcome(
  deps: Deps,
  { playerId, key }: DecideInput,
  row: GameRow,
): Promise<DecideOutcome | undefined> {
  const result = key && (await findSavedResult(deps, row, playerId, key));
  return result && { result, isReplay: true };
}

/** Returns the problem of a decision that was legal on a board that changed before it was written. */
async function conflict(deps: Deps, input: DecideInput, before: GameRow): Promise<Problem> {
  const row = (await findGame(deps.db.prisma, input.game)) ?? before;
  if (row.status !== 'running') return problem('game-not-running', { gameStatus: row.status });
  const seat = seatOf(row, input.playerId)?.seat;
  const isAnyVersion = input.versions === undefined;
  if (isAnyVersion && row.awaitingSeat !== seat) return notYourTurn(await loadGame(deps, row));
  return staleVersion(row.version, before.version);
}
