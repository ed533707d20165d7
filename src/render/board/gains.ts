import type { GameEvent, PositionView } from '../../engine/index.ts';
import { parseSegmentName } from '../../helpers/segment-name.ts';
import { type Point, plus, point } from '../geometry/curve.ts';
import { spotOf } from './spots.ts';

/** Points shown at a feature that was just scored. */
export interface Gain {
  readonly seat: number;
  readonly points: number;
  readonly at: Point;
}

/** Returns the points of the last decision with their places: the tile just placed if the feature includes it. */
export function gainsOf(view: PositionView, events: readonly GameEvent[]): Gain[] {
  const laid = events.findLast((event) => event.type === 'tile-placed');
  const gains: Gain[] = [];
  for (const event of events) {
    if (event.type !== 'scored' || event.feature === undefined || event.points === 0) continue;
    const spot = spotOfFeature(view, event.feature, laid);
    if (spot === undefined) continue;
    const below = gains.filter(({ at }) => at.x === spot.x && Math.abs(at.y - spot.y) < 60).length;
    gains.push({ seat: event.seat, points: event.points, at: plus(spot, point(0, -below * 26)) });
  }
  return gains;
}

function spotOfFeature(
  view: PositionView,
  name: string,
  laid: { readonly x: number; readonly y: number } | undefined,
): Point | undefined {
  const feature = view.features.find((one) => one.name === name);
  const here = feature?.segments.find((segment) => segment.startsWith(`${laid?.x},${laid?.y}:`)) ?? name;
  const { x, y, segment } = parseSegmentName(here);
  return segment === '' ? undefined : spotOf(view, x, y, segment);
}
