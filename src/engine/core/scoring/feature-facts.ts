import {
  eachSegment,
  factsOfSegment,
  featureOf,
  kindOfFeature,
  openSidesOf,
  tileOf,
} from '../position/features.ts';
import type { Position } from '../position/position.ts';
import { firstSegmentOf } from '../position/tiles.ts';

/** All that scoring may need to know about one feature. */
export interface FeatureFacts {
  readonly feature: number;
  /** Name of its kind. */
  readonly kind: string;
  /** Different tiles it has segments on (R-FEAT-3). */
  readonly tiles: number;
  /** Open sides, or empty cells around a monastery. */
  readonly open: number;
  /** How often each mark is printed on it. */
  readonly marks: ReadonlyMap<string, number>;
}

const NO_MARKS: ReadonlyMap<string, number> = new Map();

/** Walks a feature and counts its contents. */
export function factsOfFeature(position: Position, feature: number): FeatureFacts {
  let tiles = 0;
  let marks: Map<string, number> | undefined;
  eachSegment(position, feature, (segment) => {
    if (isFirstOnItsTile(position, segment, feature)) tiles++;
    const printed = factsOfSegment(position, segment).marks;
    if (printed.size === 0) return;
    marks ??= new Map();
    for (const [mark, times] of printed) marks.set(mark, (marks.get(mark) ?? 0) + times);
  });
  return {
    feature,
    kind: kindOfFeature(position, feature).name,
    tiles,
    open: openSidesOf(position, feature),
    marks: marks ?? NO_MARKS,
  };
}

/** How often a mark is printed on a feature. */
export function marksOf(facts: FeatureFacts, mark: string): number {
  return facts.marks.get(mark) ?? 0;
}

function isFirstOnItsTile(position: Position, segment: number, feature: number): boolean {
  for (let earlier = firstSegmentOf(position, tileOf(position, segment)); earlier < segment; earlier++) {
    if (featureOf(position, earlier) === feature) return false;
  }
  return true;
}
