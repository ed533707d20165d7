import { unturned as unturnedTile } from './base/tile-decision.ts';
import { DECISION_MEMBERS, type DecisionType, type PhaseName } from './catalogue.ts';
import { placesOf } from './core/ending.ts';
import type { Target } from './core/expansion.ts';
import { bareChoicesOf, choicesOf, decisionsOnOffer, kindOfDecision, kindOnOffer } from './core/play.ts';
import { tilesRemaining } from './core/position/bag.ts';
import { tileAt } from './core/position/grid.ts';
import { segmentOfPiece } from './core/position/pieces.ts';
import { placeOf } from './core/position/places.ts';
import { markOf, NONE, type Position, undoTo } from './core/position/position.ts';
import { resignedSeatsOf, scoresOf, hasResigned as seatHasResigned } from './core/position/seats.ts';
import { hasResult } from './core/position/turn-state.ts';
import { namedPiece } from './core/ruleset.ts';
import { tileView, viewOf } from './core/view.ts';
import type { TileView } from './core/view-schema.ts';
import type { Decision, LogDecision } from './decision.ts';
import { type GameState, positionOf } from './game.ts';
import { drawBoard } from './notation/ascii.ts';
import { type ListedOption, optionsAmong, optionsOf } from './options.ts';
import { type FittingTile, fittingTiles, type RemainingTile, remainingTiles } from './remaining-tiles.ts';
import { awaitingIn, projectIn } from './search/search.ts';
import type { PositionView } from './view.ts';

/** The decision that the game waits for, and its seat. */
export interface Awaiting {
  readonly seat: number;
  /** `place`, `wagon`, ...: the phase of chapter 7. */
  readonly phase: PhaseName;
  /** Types of decision that may be the answer. */
  readonly decisions: readonly DecisionType[];
}

/** Whom the game waits for; undefined when it is over. */
export function awaiting(at: GameState): Awaiting | undefined {
  const position = positionOf(at);
  const found = awaitingIn(position);
  if (found === undefined) return undefined;
  return {
    seat: found.seat,
    phase: found.phase as PhaseName,
    decisions: decisionsOnOffer(position).map(({ type }) => type as DecisionType),
  };
}

/** Every legal decision of a seat now, a placement followed by its deployments; none when others must decide. */
export function legalDecisions(at: GameState, seat: number): Decision[] {
  return awaiting(at)?.seat === seat ? (tryingOut(at, choicesOf) as Decision[]) : [];
}

/** The same, placements only without a deployment; cheap even where there are many thousands. */
export function bareDecisions(at: GameState, seat: number): Decision[] {
  return awaiting(at)?.seat === seat ? (tryingOut(at, bareChoicesOf) as Decision[]) : [];
}

/**
 * Returns a legal placement with each of its deployments and members of expansions.
 * @param placement one of `bareDecisions`; any other decision has none
 */
export function deploymentsOf(at: GameState, placement: Decision): Decision[] {
  const find = (position: Position) =>
    kindOnOffer(position, placement)?.deployments?.(position, placement) ?? [];
  return tryingOut(at, find) as Decision[];
}

/** Returns a decision without what it does with its tile: the deployment, and the members of expansions. */
export function bareOf(decision: Decision): Decision {
  const left = Object.entries(decision).filter(([name]) => !DEPLOYING.has(name));
  return Object.fromEntries(left) as Decision;
}

const DEPLOYING: ReadonlySet<string> = new Set(['deploy', ...DECISION_MEMBERS]);

/** The legal decisions of a seat with the points that each brings, placements with their deployments. */
export function options(at: GameState, seat: number): ListedOption[] {
  return awaiting(at)?.seat === seat ? tryingOut(at, optionsOf) : [];
}

/**
 * The same for some decisions.
 * @param decisions some of `bareDecisions`
 * @param maxDeployments if all together have more deployments, only their numbers are returned
 */
export function optionsFor(
  at: GameState,
  decisions: readonly Decision[],
  maxDeployments = Number.POSITIVE_INFINITY,
): ListedOption[] {
  return tryingOut(at, (position) => optionsAmong(position, decisions, maxDeployments));
}

/**
 * Returns the equivalent decision with an unrotated tile if the tile looks the same in every rotation, else the decision
 * itself. Lists for people omit decisions that differ from their equivalent.
 */
export function unturned(at: GameState, decision: Decision): Decision {
  return decision.type === 'tile' ? unturnedTile(positionOf(at), decision) : decision;
}

/** Returns what a decision points at on the board or in the town of a game that asks for it; undefined: nothing. */
export function targetOf(at: GameState, decision: LogDecision): Target | undefined {
  const position = positionOf(at);
  const kind = kindOfDecision(position, decision);
  return kind?.target?.(decision, position);
}

/** A piece on the board; on the segment of a tile unless it stands elsewhere, such as on top of a building. */
export interface OwnedPiece {
  readonly seat: number;
  readonly piece: string;
  readonly segment?: string;
}

/** Returns the pieces that a legal decision of the awaiting seat sends home at once. */
export function sentHomeBy(at: GameState, decision: LogDecision): OwnedPiece[] {
  const position = positionOf(at);
  const kind = kindOfDecision(position, decision);
  return (kind?.sendsHome?.(position, decision) ?? []).map((piece) => {
    const segment = segmentOfPiece(position, piece);
    const spot = segment > NONE ? { segment: placeOf(position, segment).segment } : {};
    return { ...namedPiece(position, piece), ...spot };
  });
}

/**
 * Returns after how many further decisions like this legal one a piece of each seat could be sent home, 0 where this one does
 * it; seats out of reach are absent.
 */
export function stepsToSeats(at: GameState, decision: LogDecision): ReadonlyMap<number, number> {
  const position = positionOf(at);
  return kindOfDecision(position, decision)?.stepsToSeats?.(position, decision) ?? new Map<number, number>();
}

/** Calls with the position of a game, where decisions may be tried out, and leaves it as it was whatever happens. */
function tryingOut<Found>(at: GameState, find: (position: Position) => Found): Found {
  const position = positionOf(at);
  const mark = markOf(position);
  try {
    return find(position);
  } finally {
    undoTo(position, mark);
  }
}

/** The position as a seat may see it, or the public when `viewer` is undefined. */
export function viewFor(at: GameState, viewer: number | undefined): PositionView {
  return viewOf(positionOf(at), viewer) as PositionView;
}

/** Returns the tile that lies in a cell; undefined where none does. */
export function tileOnBoard(at: GameState, x: number, y: number): TileView | undefined {
  const position = positionOf(at);
  const tile = tileAt(position, x, y);
  return tile === NONE ? undefined : tileView(position, tile);
}

/** Whether a seat has given the game up (R-END-5). */
export function hasResigned(at: GameState, seat: number): boolean {
  return seatHasResigned(positionOf(at), seat);
}

/** The seats that have given the game up (R-END-5). */
export function resignedSeats(at: GameState): number[] {
  return resignedSeatsOf(positionOf(at));
}

/** How many tiles are still to be drawn: with the same bag, the more the fewer of its tiles are known. */
export function countRemaining(at: GameState): number {
  return tilesRemaining(positionOf(at));
}

/** Points of every seat. */
export function scores(at: GameState): number[] {
  return scoresOf(positionOf(at));
}

/** The place of each seat by the points now; the game need not be over (R-END-4, R-END-5). */
export function places(at: GameState): number[] {
  return placesOf(positionOf(at));
}

/**
 * Scores and places when the game is over and has a result: place 1 has won, equal points share a place (R-END-4), and
 * those who resigned are behind all others (R-END-5).
 */
export function result(at: GameState): { scores: number[]; places: number[] } | undefined {
  const position = positionOf(at);
  return hasResult(position) ? { scores: scores(at), places: places(at) } : undefined;
}

/** Scores if the game ended now: unfinished features are scored as at the end. */
export function project(at: GameState): number[] {
  return tryingOut(at, projectIn);
}

/** Tiles that can still come, as far as the viewer knows: counts, never their order. */
export function remaining(at: GameState, viewer: number | undefined): RemainingTile[] {
  return remainingTiles(positionOf(at), viewer);
}

/** The tiles that can still come and fit into an empty cell, and how they may be turned. */
export function fitting(at: GameState, viewer: number | undefined, x: number, y: number): FittingTile[] {
  return fittingTiles(positionOf(at), viewer, x, y);
}

/** The board as text, for terminals and tests. */
export function boardText(at: GameState): string {
  return drawBoard(positionOf(at));
}
