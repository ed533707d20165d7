/** What a feature is worth and who gets it: chapters 8 and 9 of the rules, fields apart. */
import { type Board, type Feature, neighbourCount } from './board.ts';
import { type BoardPiece, isFollower, type Rules } from './position.ts';

/** Points by seat; a seat without points is not in it. */
export type Shares = Map<number, number>;

/** R-SCORE-1..7. `complete` is whether it is scored as a completed feature. */
export function featurePoints(board: Board, feature: Feature, rules: Rules): number {
  if (feature.kind === 'road') return roadPoints(feature);
  if (feature.kind === 'city') return cityPoints(feature, rules);
  if (feature.kind === 'monastery') return monasteryPoints(board, feature);
  return 0;
}

function roadPoints(road: Feature): number {
  if (road.inns === 0) return road.tiles;
  return road.complete ? 2 * road.tiles : 0;
}

function cityPoints(city: Feature, rules: Rules): number {
  const things = city.tiles + city.shields;
  const withCathedral = city.cathedrals > 0;
  if (!city.complete) return withCathedral ? 0 : things;
  const isSmall = city.tiles === 2 && rules.smallCity === 2;
  return things * (2 + (withCathedral ? 1 : 0) - (isSmall ? 1 : 0));
}

function monasteryPoints(board: Board, monastery: Feature): number {
  const cell = monastery.nodes[0]?.cell;
  return cell ? 1 + neighbourCount(board, cell) : 0;
}

/** R-OWN-1. */
export function strengthOf(piece: BoardPiece, feature: Feature): number {
  if (piece.piece === 'mayor') return feature.shields;
  if (piece.piece === 'large-meeple') return 2;
  return isFollower(piece.piece) ? 1 : 0;
}

/** R-OWN-2: strength of every seat that has a follower there. */
export function strengths(feature: Feature): Map<number, number> {
  const sums = new Map<number, number>();
  for (const piece of feature.pieces.filter((other) => isFollower(other.piece))) {
    sums.set(piece.seat, (sums.get(piece.seat) ?? 0) + strengthOf(piece, feature));
  }
  return sums;
}

/** The seats with the greatest sum, if it is above 0 (R-OWN-3, R-OWN-4). */
export function strongest(sums: Map<number, number>): number[] {
  const most = Math.max(0, ...sums.values());
  return [...sums.keys()].filter((seat) => most > 0 && sums.get(seat) === most);
}

/** How often each seat is paid for the feature: owners once, or each follower once (R-OWN-3, R-OWN-6). */
export function payees(feature: Feature, rules: Rules): Map<number, number> {
  if (rules.sharing === 'majority') return new Map(strongest(strengths(feature)).map((seat) => [seat, 1]));
  const times = new Map<number, number>();
  for (const piece of feature.pieces) {
    if (strengthOf(piece, feature) > 0) times.set(piece.seat, (times.get(piece.seat) ?? 0) + 1);
  }
  return times;
}

/** What every seat gets for a city, road or monastery. */
export function featureShares(board: Board, feature: Feature, rules: Rules): Shares {
  const points = featurePoints(board, feature, rules);
  return withoutZeros(new Map([...payees(feature, rules)].map(([seat, times]) => [seat, times * points])));
}

export function withoutZeros(shares: Shares): Shares {
  return new Map([...shares].filter(([, points]) => points !== 0));
}
