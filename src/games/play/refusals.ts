import type { GameState, LogDecision, Refusal } from '../../engine/index.ts';
import { nameAt } from '../../helpers/seats.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import { awaitingAt } from '../views/awaiting.ts';
import { legalAlternatives } from './legal-alternatives.ts';

/** Returns the problem of a decision on an older version of the board. */
export function staleVersion(currentVersion: number, expectedVersion: number | undefined): Problem {
  const detail = `The game has advanced to version ${currentVersion}.`;
  return problem('stale-version', { detail, currentVersion, expectedVersion });
}

/** Returns the problem of a decision that the game does not wait for. */
export function notYourTurn({ row, state }: LoadedGame, detail?: string, rule?: string): Problem {
  const awaiting = awaitingAt(row, state);
  const other = row.heldSeat === null ? 'no one' : 'the other game with the same bag';
  const name = nameAt(row, awaiting?.seats[0]) || other;
  return problem('not-your-turn', {
    detail: detail ?? `The game waits for ${name}.`,
    ...(rule !== undefined && { rule }),
    awaiting,
    currentVersion: row.version,
  });
}

/** Returns the problem of an unavailable option. */
export function noSuchOption(state: GameState, seat: number, detail: string): Problem {
  const legal = legalAlternatives(state, seat, { type: 'skip' });
  return problem('illegal-decision', { detail, reason: 'no-such-option', legal });
}

/** Returns the problem of a decision refused by the rules. */
export function refusalProblem(
  game: LoadedGame,
  seat: number,
  decision: LogDecision,
  { reason, rule, detail }: Refusal,
): Problem {
  if (reason === 'not-your-turn') return notYourTurn(game, detail, rule);
  if (reason === 'game-over') return problem('game-not-running', { detail, gameStatus: game.row.status });
  const legal = legalAlternatives(game.state, seat, decision);
  return problem('illegal-decision', { detail, reason, rule, legal });
}
