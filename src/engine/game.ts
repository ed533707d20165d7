import { catalogue, type RefusalReason } from './catalogue.ts';
import { enact, refuse } from './core/play.ts';
import { copyPosition, type Position } from './core/position/position.ts';
import type { Refusal as RefusalFor } from './core/refusal.ts';
import { beginGame, deal } from './core/start.ts';
import { proceed } from './core/turn.ts';
import type { LogDecision, PlayedDecision } from './decision.ts';
import type { GameEvent } from './event.ts';
import type { GameSetup } from './setup.ts';
import { rulesetFor, tilesOf } from './tiles-of-game.ts';

/** The reason why a decision was not accepted; nothing has changed. */
export type Refusal = RefusalFor<RefusalReason>;

declare const state: unique symbol;
/** A game at a moment. Nothing outside the engine looks into it, and nothing changes it. */
export interface GameState {
  readonly [state]: true;
}

/** A state, and the events that led to it. */
export interface Step {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

export type Applied = ({ readonly ok: true } & Step) | { readonly ok: false; readonly refusal: Refusal };

/** One entry of a log: a decision, with the seat that made it. */
export interface LoggedDecision {
  readonly seat: number;
  readonly decision: LogDecision;
}

/** The position behind a state. */
export function positionOf(of: GameState): Position {
  return of as unknown as Position;
}

/** The state that represents a position, which must no longer change. */
export function stateOf(position: Position): GameState {
  return position as unknown as GameState;
}

/** Begins a game: the state at its first decision. The setup must have passed `checkSetup`. */
export function newGame(setup: GameSetup): Step {
  return stepOf(openGame(setup, true));
}

/**
 * Applies one decision of a seat. The given state stays as it is.
 * `skip` is the decision of the awaiting seat; `resign` may come from any seat that has not resigned, `end` from any.
 */
export function applyDecision(from: GameState, seat: number, decision: PlayedDecision): Applied {
  const refusal = explain(from, seat, decision);
  if (refusal !== undefined) return { ok: false, refusal };
  const position = copyPosition(positionOf(from));
  position.events = [];
  enact(position, seat, decision);
  return { ok: true, ...stepOf(position) };
}

/** Returns why a decision would be refused, or undefined when it is legal. */
export function explain(from: GameState, seat: number, decision: PlayedDecision): Refusal | undefined {
  return refuseAs(positionOf(from), seat, decision);
}

/** The position at the first decision; with `events`, including the events before it. */
export function openGame(setup: GameSetup, events: boolean): Position {
  const position = deal(rulesetFor(setup.rules, setup.seats), {
    ...tilesOf(setup),
    isDrawnFirst: (type) => catalogue.others.some(({ printed }) => printed?.isDrawnFirst?.(type) === true),
  });
  if (events) position.events = [];
  beginGame(position);
  proceed(position);
  return position;
}

/** Refuses for a reason of the core or of an expansion: all of them are in `REFUSAL_REASONS`. */
export function refuseAs(position: Position, seat: number, decision: PlayedDecision): Refusal | undefined {
  return refuse(position, seat, decision) as Refusal | undefined;
}

/** Returns the reported events; every event of the core or of an expansion has a schema in `gameEventSchema`. */
export function eventsOf(position: Position): GameEvent[] {
  return (position.events ?? []) as GameEvent[];
}

function stepOf(position: Position): Step {
  const events = eventsOf(position);
  position.events = undefined;
  return { state: stateOf(position), events };
}
