/** A whole game from its first draw, to test turns, hands and the end. Two implementations. */
import type { PlacedTile, Rules } from '../reference/position.ts';
import type { OpenQuestion } from './table.ts';

export interface RunSetup {
  rules?: Partial<Rules>;
  seats: number;
  draws: string[];
  start: PlacedTile[];
  /** The seed of the places to which tiles come back into the bag (R-DRAGON-2). */
  returns?: string;
}

/** The public view of a running game; lists without a meaningful order are sorted. */
export interface Snapshot {
  scores: number[];
  tiles: string[];
  pieces: string[];
  town: string[];
  countAt: string | undefined;
  goods: number[][] | undefined;
  king: number | undefined;
  robber: number | undefined;
  abbeys: boolean[] | undefined;
  hands: number[];
  /** Remaining tiles, including a drawn one that is not placed yet. */
  bag: number;
  aside: string[];
  /** The dragon's cell, and the tiles and moves of its flight. */
  dragon: string | undefined;
  flight: string | undefined;
  /** The fairy's cell, and its follower. */
  fairy: string | undefined;
  /** Towers as `x,y floors`, with the follower on top. */
  towers: string[];
  floors: number[] | undefined;
  /** Prisoners as `holder: seat piece`. */
  prisoners: string[];
}

export interface Run {
  /** The open question; `undefined` once the game is over. */
  awaiting(): OpenQuestion | undefined;
  /** Decides it for the awaiting seat; throws if the decision is refused. */
  decide(decision: string): void;
  /** An entry of the service for a seat: the clock ran out, or the seat resigned. */
  enter(seat: number, entry: 'skip' | 'resign'): void;
  /** Legal deployments with an option of `place` or `abbey-choice`, and the other actions, each after `+ ` (R-DT-5), sorted. */
  deployments(option: string): string[];
  snapshot(): Snapshot;
  /** Every feature: name, kind, tiles, open sides, marks, owners and points now, sorted. */
  features(): string[];
  /** All points so far, as `seat points kind feature`, sorted. */
  points(): string[];
  /** Which seats have resigned. */
  gone(): boolean[];
  final(): { scores: number[]; places: number[] } | undefined;
}

export interface RunMaker {
  name: string;
  begin(setup: RunSetup): Run;
}

/** The words of a snapshot for cells, the fairy and towers. */
export function cellText({ x, y }: { x: number; y: number }): string {
  return `${x},${y}`;
}

type Follower = { seat: number; piece: string };

export function fairyText(
  at: { x: number; y: number },
  follower: (Follower & { segment: string }) | null | undefined,
): string {
  return [cellText(at), ...(follower ? [follower.seat, follower.piece, follower.segment] : [])].join(' ');
}

export function towerText(tower: {
  x: number;
  y: number;
  floors: number;
  top?: Follower | null | undefined;
}): string {
  const { floors, top } = tower;
  return [cellText(tower), floors, ...(top ? [top.seat, top.piece] : [])].join(' ');
}
