import type { GameRow } from '../../db/games.ts';
import type { GameUpdate, LogEntry } from '../../db/log-entries.ts';
import {
  applyDecision,
  awaiting,
  type Decision,
  type GameState,
  type LogDecision,
  type Refusal,
  result,
  scores,
} from '../../engine/index.ts';
import { type Problem, problem } from '../../problems.ts';
import { deadlineFrom, nextTimer } from '../clock/deadlines.ts';
import { withHash } from '../log/hash-chain.ts';
import { seatOf } from '../players.ts';
import type { LoadedGame } from '../state/cache.ts';
import { awaitingView } from './decision-result.ts';
import { legalInstead } from './legal-alternatives.ts';
import { decisionFor, decisionLabelled, versionOf } from './options/handles.ts';

/** What a player wants: a decision, or one of the options, by its handle or by its label on the board as it is. */
export type DecisionRequest =
  | LogDecision
  | { readonly type: 'option'; readonly id: string }
  | { readonly type: 'label'; readonly label: string };

/** A decision that is legal on the board it was judged on, with all that it changes. */
export interface Verdict {
  readonly entry: LogEntry;
  readonly after: GameUpdate;
  readonly state: GameState;
}

/**
 * Judges a player's wish on a game as it is known here. `versions` are those that `If-Match` allows.
 * @throws Problem not-seated, game-not-running, stale-version, not-your-turn, illegal-decision
 */
export function judge(
  live: LoadedGame,
  playerId: string,
  wish: DecisionRequest,
  versions: readonly number[] | undefined,
  at: Date,
): Verdict {
  const { row, state } = live;
  const seat = seatOf(row, playerId)?.seat;
  if (seat === undefined) throw problem('not-seated');
  if (row.status !== 'running') throw problem('game-not-running', { gameStatus: row.status });
  if (versions !== undefined && !versions.includes(row.version)) throw staleVersion(row.version, versions[0]);
  const decision = decisionMeant(live, seat, wish);
  const applied = applyDecision(state, seat, decision);
  if (!applied.ok) throw refusalProblem(live, seat, decision, applied.refusal);
  const entry = withHash({
    game: row.id,
    seq: row.version + 1,
    seat,
    decision,
    events: applied.events,
    at,
    previousHash: row.headHash,
  });
  return { entry, after: afterMove(row, decision, applied.state, at), state: applied.state };
}

/** The problem that tells a player that the board has moved on. */
export function staleVersion(currentVersion: number, expectedVersion: number | undefined): Problem {
  const detail = `The board has moved on: the game is at version ${currentVersion} now.`;
  return problem('stale-version', { detail, currentVersion, expectedVersion });
}

function decisionMeant({ row, state }: LoadedGame, seat: number, wish: DecisionRequest): LogDecision {
  if (wish.type !== 'option' && wish.type !== 'label') return wish;
  const given = wish.type === 'option' ? versionOf(wish.id) : row.version;
  if (given !== row.version) throw staleVersion(row.version, given);
  if (awaiting(state)?.seat !== seat) throw notYourTurn({ row, state });
  const meant: Decision | undefined =
    wish.type === 'option'
      ? decisionFor(wish.id, row.id, row.version, state, seat)
      : decisionLabelled(wish.label, state, seat);
  if (meant !== undefined) return meant;
  const detail =
    wish.type === 'option'
      ? 'This handle was not given out for this game.'
      : `None of the options is called ${wish.label}.`;
  throw problem('illegal-decision', {
    detail,
    reason: 'no-such-option',
    legal: legalInstead(state, seat, { type: 'skip' }),
  });
}

function refusalProblem(
  live: LoadedGame,
  seat: number,
  decision: LogDecision,
  { reason, rule, detail }: Refusal,
): Problem {
  if (reason === 'not-asked') return notYourTurn(live, detail, rule);
  if (reason === 'game-over') return problem('game-not-running', { detail, gameStatus: live.row.status });
  return problem('illegal-decision', {
    detail,
    reason,
    rule,
    legal: legalInstead(live.state, seat, decision),
  });
}

/** The problem of somebody who is not asked now. */
export function notYourTurn({ row, state }: LoadedGame, detail?: string, rule?: string): Problem {
  const asked = awaitingView(state, row.deadline);
  const whom = row.seats.find(({ seat }) => seat === asked?.seats[0])?.displayName ?? 'nobody';
  return problem('not-your-turn', {
    detail: detail ?? `The game waits for ${whom}.`,
    ...(rule !== undefined && { rule }),
    awaiting: asked,
    currentVersion: row.version,
  });
}

function afterMove(row: GameRow, decision: LogDecision, state: GameState, at: Date): GameUpdate {
  const asked = awaiting(state);
  const isSameQuestion = decision.type === 'leave' && asked?.seat === row.awaitingSeat;
  const deadline = asked && (isSameQuestion ? (row.deadline ?? undefined) : deadlineFrom(row.clock, at));
  return {
    status: result(state) === undefined ? 'running' : 'finished',
    awaitingSeat: asked?.seat,
    awaitingPhase: asked?.phase,
    deadline,
    timerAt: nextTimer(row.clock, deadline, at),
    scores: scores(state),
  };
}
