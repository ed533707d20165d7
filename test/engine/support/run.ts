/** A whole game played from its first draw, for what depends on turns, hands and the end. Two implementations. */
import type { PlacedTile, Rules } from '../reference/position.ts';
import type { OpenQuestion } from './table.ts';

export interface RunSetup {
  rules?: Partial<Rules>;
  seats: number;
  draws: string[];
  start: PlacedTile[];
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
  /** Tiles to come, the one that is drawn and not yet placed among them. */
  bag: number;
  aside: string[];
}

export interface Run {
  /** The question that is open, `undefined` when the game is over. */
  awaiting(): OpenQuestion | undefined;
  /** Answers it for the awaiting seat; throws if the answer is refused. */
  decide(decision: string): void;
  /** An entry of the service for a seat: the clock ran out, or the seat resigned. */
  enter(seat: number, entry: 'skip' | 'resign'): void;
  /** Legal deployments with an option of `place` or `abbey-choice`. */
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
