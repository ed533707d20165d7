import type { GameEvent, PositionView } from '../engine/index.ts';
import { type Attempt, LEARNER } from './lesson.ts';

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>;

/** Returns the events of a type. */
export function eventsOf<Type extends GameEvent['type']>({ events }: Attempt, type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

/** Returns the points scored immediately by a seat for features of a kind. */
export function scoredFor(attempt: Attempt, kind: string, seat: number = LEARNER): number {
  return eventsOf(attempt, 'scored')
    .filter((event) => event.seat === seat && event.kind === kind)
    .reduce((sum, { points }) => sum + points, 0);
}

/** The piece deployed by the learner with the tile. */
export interface Deployed {
  readonly piece: string;
  /** Kind of the feature on which it stands: `road`, `field`, …. */
  readonly kind: string;
  readonly feature: PositionView['features'][number] | undefined;
}

/** Returns the piece that the learner has deployed on a segment with the tile; undefined if there is none. */
export function deployedIn(attempt: Attempt): Deployed | undefined {
  const [event] = eventsOf(attempt, 'piece-deployed');
  if (event === undefined || !('segment' in event.at)) return undefined;
  const { x, y, segment } = event.at;
  return {
    piece: event.piece,
    kind: segment.replace(/\d{1,2}$/, ''),
    feature: featureAt(attempt.after, `${x},${y}:${segment}`),
  };
}

/** Returns the feature with a segment, given as `x,y:segment`. */
export function featureAt(view: PositionView, segment: string): PositionView['features'][number] | undefined {
  return view.features.find(({ segments }) => segments.includes(segment));
}

/** Whether a decision has extended or completed the feature with this segment. */
export function hasGrown({ before, after }: Attempt, segment: string): boolean {
  return (featureAt(after, segment)?.tiles ?? 0) > (featureAt(before, segment)?.tiles ?? 0);
}

/** Whether the tile was placed on this cell. */
export function isPlacedAt(attempt: Attempt, x: number, y: number): boolean {
  return eventsOf(attempt, 'tile-placed').some((event) => event.x === x && event.y === y);
}

/** Returns why a tile did not extend a feature with a follower on it, as it should have. */
export function missedClaim(
  attempt: Attempt,
  segment: string,
): 'elsewhere' | 'unclaimed' | 'farmer' | undefined {
  if (!hasGrown(attempt, segment)) return 'elsewhere';
  const deployed = deployedIn(attempt);
  if (deployed === undefined) return 'unclaimed';
  return deployed.feature?.segments.includes(segment) ? undefined : 'farmer';
}
