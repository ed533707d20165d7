import { applyDecision, type GameState } from '../../engine/index.ts';
import { seatOf } from '../../helpers/seats.ts';
import { problem } from '../../platform/problems.ts';
import { withHash } from '../log/hash-chain.ts';
import { gameUpdate } from '../state/updated-row.ts';
import type { GameUpdate } from '../store/append-entry.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import type { LogEntry } from '../store/log-entries.ts';
import { refusalProblem, staleVersion } from './refusals.ts';
import { type DecisionRequest, requestedDecision } from './requested-decision.ts';

/** A decision that is legal on the board it was judged on, with all its effects. */
export interface JudgedDecision {
  readonly entry: LogEntry;
  readonly after: GameUpdate;
  readonly state: GameState;
}

/**
 * Judges a player's decision on a game as known to this process. `versions` are those allowed by `If-Match`.
 * @throws Problem not-seated, game-not-running, stale-version, not-your-turn, illegal-decision
 */
export function judge(
  game: LoadedGame,
  playerId: string,
  request: DecisionRequest,
  versions: readonly number[] | undefined,
  at: Date,
): JudgedDecision {
  const { row, state } = game;
  const seat = seatOf(row, playerId)?.seat;
  if (seat === undefined) throw problem('not-seated');
  if (row.status !== 'running') throw problem('game-not-running', { gameStatus: row.status });
  if (versions !== undefined && !versions.includes(row.version)) throw staleVersion(row.version, versions[0]);
  const decision = requestedDecision(game, seat, request);
  const applied = applyDecision(state, seat, decision);
  if (!applied.ok) throw refusalProblem(game, seat, decision, applied.refusal);
  const hint = row.hintedSeat === seat ? { hint: true as const } : {};
  const content = { seat, decision, events: applied.events, at, ...hint };
  const entry = withHash({ game: row.id, seq: row.version + 1, ...content, previousHash: row.headHash });
  return { entry, after: gameUpdate(row, decision, applied.state, at), state: applied.state };
}
