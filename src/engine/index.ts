import { carryOut, choicesOf, decisionsAsked, leaveGame, refuseDecision, skipAsked } from './core/apply.ts';
import type { GameEvent } from './core/events.ts';
import { copyPosition, NONE, type Position } from './core/position.ts';
import type { Refusal } from './core/refusal.ts';
import { phaseOf, placesOf } from './core/turn.ts';
import { type PositionView, viewOf } from './core/view.ts';
import type { Decision, LogDecision } from './decision.ts';
import { type GameSetup, openGame } from './game.ts';
import { drawBoard } from './notation/ascii.ts';
import { type GameRecord, recordOf } from './notation/record.ts';
import { type Option, optionsOf } from './options.ts';
import { type FittingTile, fittingTiles, type RemainingTile, remainingTiles } from './projection.ts';

export type { Explanation, GameEvent, SheetLine, Standing } from './core/events.ts';
export { REFUSAL_REASONS, type Refusal, type RefusalReason } from './core/refusal.ts';
export { tableOptionsSchema } from './core/rules.ts';
export { SEED_PATTERN } from './core/shuffle.ts';
export type { FeatureView, PieceView, PositionView, SeatView, TileView } from './core/view.ts';
export { type Decision, decisionSchema, type LogDecision, logDecisionSchema } from './decision.ts';
export {
  checkSetup,
  drawLots,
  type GameSetup,
  gameSetupSchema,
  type Pile,
  type PlacedTile,
  pilesFor,
  placedTileSchema,
  type Scenario,
  type SetupProblem,
  scenarioSchema,
} from './game.ts';
export { formatDecision, parseDecision } from './notation/decision.ts';
export { type GameRecord, recordSchema, setupOfRecord } from './notation/record.ts';
export { parseRecord } from './notation/record-text/read.ts';
export { RecordSyntaxError } from './notation/record-text/syntax.ts';
export { formatRecord } from './notation/record-text/write.ts';
export type { Option, Play } from './options.ts';
export type { FittingTile, RemainingTile } from './projection.ts';
export {
  EDITIONS,
  type Edition,
  EXPANSIONS,
  type ExpansionId,
  type Rules,
  type RulesRequest,
  resolveRules,
  rulesRequestSchema,
  rulesSchema,
} from './rules.ts';
export {
  type ExpansionFacts,
  type PrintedSegment,
  type PrintedTile,
  type RulesCatalogue,
  rulesCatalogue,
} from './rules-catalogue.ts';

declare const state: unique symbol;
/** A game at a moment. Nothing outside the engine looks into it, and nothing changes it. */
export interface GameState {
  readonly [state]: true;
}

/** A state, and what happened on the way to it. */
export interface Step {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

export type Applied = ({ readonly ok: true } & Step) | { readonly ok: false; readonly refusal: Refusal };

/** What is asked of whom. */
export interface Awaiting {
  readonly seat: number;
  /** `place`, `wagon`, ...: the phase of chapter 7. */
  readonly phase: string;
  /** Types of decision that may be the answer. */
  readonly decisions: readonly string[];
}

/** One decision of a log, with the seat that made it. */
export interface LoggedDecision {
  readonly seat: number;
  readonly decision: LogDecision;
}

const positionOf = (of: GameState) => of as unknown as Position;
const stateOf = (position: Position) => position as unknown as GameState;

function stepOf(position: Position): Step {
  const events = position.events ?? [];
  position.events = undefined;
  return { state: stateOf(position), events };
}

/** Begins a game: the state at its first question. The setup must have passed `checkSetup`. */
export function newGame(setup: GameSetup): Step {
  return stepOf(openGame(setup, true));
}

/**
 * Applies one decision of a seat. The given state stays as it is.
 * `skip` is the decision of the seat that is asked; `leave` may come from any seat that has not left.
 */
export function applyDecision(from: GameState, seat: number, decision: LogDecision): Applied {
  const refusal = refuse(positionOf(from), seat, decision);
  if (refusal !== undefined) return { ok: false, refusal };
  const position = copyPosition(positionOf(from));
  position.events = [];
  enact(position, seat, decision);
  return { ok: true, ...stepOf(position) };
}

/** Why a decision would be refused, or undefined when it is legal. */
export function explain(from: GameState, seat: number, decision: LogDecision): Refusal | undefined {
  return refuse(positionOf(from), seat, decision);
}

/** Whoever is asked now; undefined when the game is over. */
export function awaiting(at: GameState): Awaiting | undefined {
  const position = positionOf(at);
  const seat = position.memory[position.at.asked];
  if (seat === NONE) return undefined;
  return {
    seat,
    phase: phaseOf(position).name,
    decisions: decisionsAsked(position).map(({ type }) => type),
  };
}

/** Every legal decision of a seat now, a placement followed by its deployments; none when it is not asked. */
export function legalDecisions(at: GameState, seat: number): Decision[] {
  return awaiting(at)?.seat === seat ? (choicesOf(copyPosition(positionOf(at))) as Decision[]) : [];
}

/** The same with the points that each brings, placements with their deployments. */
export function options(at: GameState, seat: number): Option[] {
  return awaiting(at)?.seat === seat ? optionsOf(copyPosition(positionOf(at))) : [];
}

/** The position as a seat may see it, or the public when `viewer` is undefined. */
export function viewFor(at: GameState, viewer: number | undefined): PositionView {
  return viewOf(positionOf(at), viewer);
}

/** Points of every seat. */
export function scores(at: GameState): number[] {
  const { at: addresses, memory } = positionOf(at);
  return [...memory.subarray(addresses.score, addresses.score + addresses.seats)];
}

/** Scores and places when the game is over; place 1 has won, equal points share a place (R-END-4). */
export function result(at: GameState): { scores: number[]; places: number[] } | undefined {
  const position = positionOf(at);
  if (position.memory[position.at.over] === 0) return undefined;
  return { scores: scores(at), places: placesOf(position) };
}

/** Scores if the game ended now: what lies unfinished is scored as at the end. */
export function project(at: GameState): number[] {
  const position = copyPosition(positionOf(at));
  if (position.memory[position.at.over] === 0)
    for (const score of position.ruleset.hooks.finalScore) score(position);
  return scores(stateOf(position));
}

/** Tiles that can still come, as far as the viewer knows: counts, never their order. */
export function remaining(at: GameState, viewer: number | undefined): RemainingTile[] {
  return remainingTiles(positionOf(at), viewer);
}

/** Which of the tiles that can still come fit into an empty cell, and how turned. */
export function fitting(at: GameState, viewer: number | undefined, x: number, y: number): FittingTile[] {
  return fittingTiles(positionOf(at), viewer, x, y);
}

/** The board as text, for terminals and tests. */
export function boardText(at: GameState): string {
  return drawBoard(positionOf(at));
}

/** The portable record of a game; it shows the whole bag, so it is for finished games and scenarios. */
export function record(
  setup: GameSetup,
  players: readonly string[],
  decisions: readonly LoggedDecision[],
  at: GameState,
): GameRecord {
  return recordOf(setup, players, [...decisions], positionOf(at));
}

export type Replayed =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly index: number; readonly refusal: Refusal };

/**
 * Plays a log from its setup to its last decision; stops at the first one that is not legal.
 * @param hear is told after each decision what it made happen
 */
export function replay(
  setup: GameSetup,
  entries: readonly LoggedDecision[],
  hear?: (events: readonly GameEvent[]) => void,
): Replayed {
  const position = openGame(setup, false);
  for (const [index, { seat, decision }] of entries.entries()) {
    const refusal = refuse(position, seat, decision);
    if (refusal !== undefined) return { ok: false, index, refusal };
    if (hear !== undefined) position.events = [];
    enact(position, seat, decision);
    hear?.(position.events ?? []);
  }
  position.events = undefined;
  return { ok: true, state: stateOf(position) };
}

function refuse(position: Position, seat: number, decision: LogDecision): Refusal | undefined {
  const { at, memory } = position;
  if (decision.type === 'leave') {
    if (memory[at.over] === 1) return { reason: 'game-over', rule: 'R-END-1', detail: 'The game is over.' };
    if (memory[at.left + seat] === 0) return undefined;
    return { reason: 'not-asked', rule: 'R-END-5', detail: `Seat ${seat} has left the game already.` };
  }
  if (decision.type === 'skip' && memory[at.asked] === seat) return undefined;
  return refuseDecision(position, seat, decision);
}

function enact(position: Position, seat: number, decision: LogDecision): void {
  if (decision.type === 'leave') leaveGame(position, seat);
  else if (decision.type === 'skip') skipAsked(position);
  else carryOut(position, decision);
}
