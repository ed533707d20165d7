import {
  featureOf,
  firstSegmentOf,
  frontierX,
  frontierY,
  isOccupied,
  kindOfSegment,
  layDrawn,
  listDeployments,
  listPlacements,
  mark,
  NO_SEGMENT,
  NONE,
  openSidesOf,
  type Search,
  SPOTS,
  segmentAtSide,
  supplyOf,
  surroundedSegment,
  type TileType,
  tileAround,
  tileAt,
  undoTo,
} from '#engine/search';
import { favour } from './standing.ts';
import { closesSoon, drawsOf, type QuickFacts, quickWorth } from './worths.ts';

/** A placement by codes, with its value for the seat. */
export interface QuickChoice {
  readonly type: TileType;
  readonly placement: number;
  /** NONE for no piece. */
  readonly deployment: number;
  readonly value: number;
}

const SIDE_X = [0, 1, 0, -1] as const;
const SIDE_Y = [-1, 0, 1, 0] as const;
/** Minimum expected points of a follower, by the number left of its kind, itself included. */
const PRICES = [0, 6, 4.5, 3.5, 3, 2.5, 2, 1.5];
/** Points of a figure that joins a follower: a builder, a pig. */
const FIGURE = 3;

const placements = new Int32Array(4096);
const deployments = new Int32Array(SPOTS * 16);

/**
 * Finds roughly the most favourable placements of a tile for a seat, considering only what the tile touches.
 * @param keep number of placements
 * @returns best first, each with its best deployment
 */
export function quickPlacements(
  search: Search,
  facts: QuickFacts,
  seat: number,
  type: TileType,
  keep: number,
): QuickChoice[] {
  const best: QuickChoice[] = [];
  const count = listPlacements(search, type, placements);
  const draws = drawsOf(search);
  for (let index = 0; index < count; index++) {
    const placement = placements[index] as number;
    const before = favourAround(search, facts, placement, seat, draws);
    const start = mark(search);
    const tile = layDrawn(search, type, placement);
    const after = favourOfTile(search, facts, tile, type, seat, draws);
    const { deployment, value } = quickDeployment(search, facts, seat, tile, draws);
    undoTo(search, start);
    insert(best, keep, { type, placement, deployment, value: after - before + value });
  }
  return best;
}

/** Inserts a choice into the best ones if it is good enough. */
export function insert(best: QuickChoice[], keep: number, choice: QuickChoice): void {
  let place = best.length;
  while (place > 0 && (best[place - 1]?.value ?? 0) < choice.value) place--;
  if (place >= keep) return;
  best.splice(place, 0, choice);
  if (best.length > keep) best.pop();
}

/** Features already counted for the current placement. */
const seen = new Int32Array(16);

function isSeen(count: number, feature: number): boolean {
  for (let index = 0; index < count; index++) if (seen[index] === feature) return true;
  return false;
}

/** Returns a seat's advantage in the occupied features next to a cell, in points. */
function favourAround(search: Search, facts: QuickFacts, code: number, seat: number, draws: number): number {
  const x = frontierX(search, code >> 2);
  const y = frontierY(search, code >> 2);
  let sum = 0;
  let count = 0;
  for (let side = 0; side < 4; side++) {
    const neighbour = tileAt(search, x + SIDE_X[side], y + SIDE_Y[side]);
    if (neighbour === NONE) continue;
    const segment = segmentAtSide(search, neighbour, (side + 2) & 3);
    if (segment === NO_SEGMENT) continue;
    const feature = featureOf(search, segment);
    if (!isOccupied(search, feature) || isSeen(count, feature)) continue;
    seen[count++] = feature;
    sum += favour(search, facts, feature, kindOfSegment(search, feature), seat, draws);
  }
  return sum;
}

/** Returns a seat's advantage in the occupied features of a tile and the monasteries around it, in points. */
function favourOfTile(
  search: Search,
  facts: QuickFacts,
  tile: number,
  type: TileType,
  seat: number,
  draws: number,
): number {
  const first = firstSegmentOf(search, tile);
  let sum = 0;
  let count = 0;
  for (let index = 0; index < type.kindOf.length; index++) {
    const kind = type.kindOf[index] as number;
    if (kind !== facts.city && kind !== facts.road) continue;
    const feature = featureOf(search, first + index);
    if (!isOccupied(search, feature) || isSeen(count, feature)) continue;
    seen[count++] = feature;
    sum += favour(search, facts, feature, kind, seat, draws);
  }
  for (let direction = 0; direction < 8; direction++) {
    const neighbour = tileAround(search, tile, direction);
    const monastery = neighbour === NONE ? NO_SEGMENT : surroundedSegment(search, neighbour);
    if (monastery !== NO_SEGMENT && isOccupied(search, monastery))
      sum += favourOfNeighbour(search, facts, monastery, seat, draws);
  }
  return sum;
}

/** Returns the worth of one more tile around a monastery. */
function favourOfNeighbour(
  search: Search,
  facts: QuickFacts,
  monastery: number,
  seat: number,
  draws: number,
): number {
  const whole = favour(search, facts, monastery, kindOfSegment(search, monastery), seat, draws);
  return openSidesOf(search, monastery) === 0 ? whole / 3 : whole / 9;
}

const none = { deployment: NONE as number, value: 0 };

/** Finds the piece to deploy with a tile that yields most above its price. */
function quickDeployment(
  search: Search,
  facts: QuickFacts,
  seat: number,
  tile: number,
  draws: number,
): { deployment: number; value: number } {
  const count = listDeployments(search, seat, tile, deployments);
  let best = none;
  for (let index = 0; index < count; index++) {
    const code = deployments[index] as number;
    const value = promise(search, facts, seat, tile, code, draws);
    if (value > best.value) best = { deployment: code, value };
  }
  return best;
}

function promise(
  search: Search,
  facts: QuickFacts,
  seat: number,
  tile: number,
  code: number,
  draws: number,
): number {
  const kind = Math.floor(code / SPOTS);
  const spot = code % SPOTS;
  if (spot >= 16) return 0;
  if (facts.claims[kind] !== true) return FIGURE * Math.min(1, draws / 6);
  const segment = firstSegmentOf(search, tile) + spot;
  const feature = featureOf(search, segment);
  const featureKind = kindOfSegment(search, segment);
  if (featureKind !== facts.city && featureKind !== facts.road && !facts.surrounded[featureKind]) return 0;
  const worth = quickWorth(search, facts, feature, featureKind, draws);
  const closes = closesSoon(facts, featureKind, openSidesOf(search, feature), draws);
  const price = (PRICES[supplyOf(search, seat, kind)] ?? 1.5) * Math.min(1, draws / 8);
  return worth - price * (1 - closes) - 0.001 * facts.strengths[kind];
}
