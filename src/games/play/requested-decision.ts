import { awaiting, type PlayedDecision } from '../../engine/index.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import { decisionFor, decisionLabelled, versionOf } from './options/handles.ts';
import { noSuchOption, notYourTurn, staleVersion } from './refusals.ts';

/** A requested decision, or an option given by its handle or by its label on the current board. */
export type DecisionRequest =
  | PlayedDecision
  | { readonly type: 'option'; readonly id: string }
  | { readonly type: 'label'; readonly label: string };

/**
 * Returns the decision that a request from `seat` refers to.
 * @throws Problem stale-version, not-your-turn, illegal-decision
 */
export function requestedDecision(game: LoadedGame, seat: number, request: DecisionRequest): PlayedDecision {
  if (request.type !== 'option' && request.type !== 'label') return request;
  const { row, state } = game;
  const version = request.type === 'option' ? versionOf(request.id) : row.version;
  if (version !== row.version) throw staleVersion(row.version, version);
  if (awaiting(state)?.seat !== seat) throw notYourTurn(game);
  const decision =
    request.type === 'option'
      ? decisionFor(request.id, row.id, row.version, state, seat)
      : decisionLabelled(request.label, state, seat);
  if (decision !== undefined) return decision;
  const detail =
    request.type === 'option'
      ? 'This handle was not given out for this game.'
      : `None of the options is called ${request.label}.`;
  throw noSuchOption(state, seat, detail);
}
