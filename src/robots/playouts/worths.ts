import {
  eachSegment,
  factsOfSegment,
  kindNumber,
  openSidesOf,
  type PieceKind,
  pieceKindsIn,
  type Search,
  seatCount,
  surroundedKinds,
  tileOf,
  tilesRemaining,
} from '#engine/search';

/** The look-up tables of quick decisions, prepared once for a search. */
export interface QuickFacts {
  readonly city: number;
  readonly road: number;
  /** By the number of each kind: whether it is completed by its surroundings, like a monastery. */
  readonly surrounded: readonly boolean[];
  /** Strength of each kind of piece, without a mayor's bonus in its city. */
  readonly strengths: Float64Array;
  /** Whether each kind of piece is a follower that claims a feature. */
  readonly claims: readonly boolean[];
}

/** Prepares quick decisions. */
export function quickFactsFor(search: Search): QuickFacts {
  const kinds = pieceKindsIn(search);
  return {
    city: kindNumber(search, 'city'),
    road: kindNumber(search, 'road'),
    surrounded: surroundedKinds(search),
    strengths: Float64Array.from(kinds, strengthOf),
    claims: kinds.map(({ follower, joinsFollower }) => follower && joinsFollower === undefined),
  };
}

function strengthOf({ follower, strength }: PieceKind): number {
  if (!follower) return 0;
  return strength.length === 0 ? strength({ feature: 0, kind: '', tiles: 0, open: 0, marks: new Map() }) : 1;
}

/** Chance that a city or road is completed, by its open sides, with many tiles left. */
const CITY_CLOSES = [1, 0.6, 0.35, 0.18, 0.1, 0.05];
const ROAD_CLOSES = [1, 0.75, 0.5, 0.25, 0.1];
/** Draws of a seat after which a feature has its full chance. */
const LONG = 5;

/** Draws that each seat has on average. */
export function drawsOf(search: Search): number {
  return tilesRemaining(search) / seatCount(search);
}

/** Chance that a feature will still be completed. */
export function closesSoon(facts: QuickFacts, kind: number, open: number, draws: number): number {
  if (open === 0) return 1;
  const hurry = Math.min(1, draws / LONG);
  if (facts.surrounded[kind]) return hurry * Math.max(0, 1 - open / 8);
  return hurry * ((kind === facts.city ? CITY_CLOSES : ROAD_CLOSES)[open] ?? 0.02);
}

let tiles = 0;
let shields = 0;
let lastTile = -1;
/** Counts a segment of the current feature; those of one tile are nearly always consecutive. */
function count(search: Search, segment: number): void {
  const tile = tileOf(search, segment);
  if (tile !== lastTile) tiles++;
  lastTile = tile;
  const { marks } = factsOfSegment(search, segment);
  if (marks.size > 0) shields += marks.get('shield') ?? 0;
}

/** Estimates an owner's points from a feature; fields are ignored. */
export function quickWorth(
  search: Search,
  facts: QuickFacts,
  feature: number,
  kind: number,
  draws: number,
): number {
  const open = openSidesOf(search, feature);
  const closes = closesSoon(facts, kind, open, draws);
  if (facts.surrounded[kind]) return 9 - open + Math.min(open, draws) * 0.5;
  tiles = 0;
  shields = 0;
  lastTile = -1;
  eachSegment(search, feature, (segment) => count(search, segment));
  if (kind === facts.road) return tiles + 0.4 * closes * open;
  return (tiles + shields) * (1 + closes) + (open === 0 ? 0 : closes);
}
