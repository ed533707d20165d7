import { beginSearch, playPart, scoresIn, stateIn } from '#engine/search';
import {
  applyDecision,
  type Decision,
  FOLLOWERS,
  type GameEvent,
  type GameState,
  type PositionView,
  viewFor,
} from '../engine/index.ts';
import { rankDecisions } from './rank-decisions.ts';

/** The level that gives hints. */
const HINT_LEVEL = 'fair';

/** A reason for a decision, to be put into words. */
export type Reason =
  /** The seat scores immediately. */
  | { readonly type: 'scores'; readonly points: number }
  /** Another seat scores immediately. */
  | { readonly type: 'others-score'; readonly seat: number; readonly points: number }
  /** A piece claims a feature. */
  | { readonly type: 'claims'; readonly kind: string; readonly piece: string }
  /** The seat shares a feature that others held alone. */
  | { readonly type: 'joins'; readonly kind: string; readonly seats: readonly number[] }
  /** The seat takes over a feature that others held. */
  | { readonly type: 'takes-over'; readonly kind: string; readonly seats: readonly number[] }
  /** Its feature grows. */
  | { readonly type: 'grows'; readonly kind: string; readonly points: number }
  /** Followers of another seat, by kinds of piece, leave features that score nothing. */
  | { readonly type: 'removes'; readonly seat: number; readonly pieces: readonly string[] }
  /** Followers return to the supply. */
  | { readonly type: 'returns'; readonly count: number }
  /** No follower is placed, because few are left. */
  | { readonly type: 'saves'; readonly left: number }
  /** It is worth more than the best different decision. */
  | { readonly type: 'ahead'; readonly points: number };

/** A robot's decision with its reasons. */
export interface Advice {
  readonly decision: Decision;
  readonly reasons: readonly Reason[];
}

/** Returns a robot's decision for the awaiting seat, with reasons, using only what the seat can know. */
export function advise(state: GameState, seat: number, seed: string): Advice {
  const ranked = rankDecisions(state, seat, { level: HINT_LEVEL, seed });
  const [best, ...others] = ranked;
  if (best === undefined) throw new Error(`the game does not wait for seat ${seat}`);
  const { decision } = best;
  const search = beginSearch(state);
  const before = { view: viewFor(state, seat), scores: scoresIn(search) };
  playPart(search, decision);
  const after = { view: viewFor(stateIn(search), seat), scores: scoresIn(search) };
  const next = others.find((each) => best.value - each.value > 0.05);
  const applied = applyDecision(state, seat, decision);
  const events = applied.ok ? applied.events : [];
  return { decision, reasons: reasonsFor(events, seat, before, after, next && best.value - next.value) };
}

type Deployment = Extract<GameEvent, { type: 'piece-deployed' }>;

/** Returns the deployment of a seat's piece; undefined if it deploys none. */
function deploymentIn(events: readonly GameEvent[], seat: number): Deployment | undefined {
  return events.find((event): event is Deployment => event.type === 'piece-deployed' && event.seat === seat);
}

interface Moment {
  readonly view: PositionView;
  readonly scores: readonly number[];
}

function reasonsFor(
  events: readonly GameEvent[],
  seat: number,
  before: Moment,
  after: Moment,
  ahead: number | undefined,
): Reason[] {
  const deployed = deploymentIn(events, seat);
  return [
    ...gainsOf(seat, before, after),
    ...claimOf(deployed, after.view),
    ...featureReasons(seat, before.view, after.view),
    ...removalsOf(seat, before, after),
    ...supplyReasons(seat, before.view, after.view, events),
    ...(ahead === undefined ? [] : [{ type: 'ahead' as const, points: Math.round(ahead * 10) / 10 }]),
  ];
}

function gainsOf(seat: number, before: Moment, after: Moment): Reason[] {
  return after.scores.flatMap((score, each): Reason[] => {
    const points = score - (before.scores[each] ?? 0);
    if (points <= 0) return [];
    return [each === seat ? { type: 'scores', points } : { type: 'others-score', seat: each, points }];
  });
}

function claimOf(deployed: Deployment | undefined, view: PositionView): Reason[] {
  if (deployed === undefined || !('segment' in deployed.at)) return [];
  const { piece, at } = deployed;
  const { x, y, segment } = at;
  const name = `${x},${y}:${segment}`;
  const feature = view.features.find(({ segments }) => segments.includes(name));
  const kind = feature?.kind ?? segment.replace(/\d{1,2}$/, '');
  return [{ type: 'claims', kind, piece }];
}

type Feature = PositionView['features'][number];

/** Returns reasons from changes of unfinished features, comparing their owners before and after. */
function featureReasons(seat: number, before: PositionView, after: PositionView): Reason[] {
  return after.features.flatMap((feature): Reason[] => {
    if (feature.complete || !feature.owners.includes(seat)) return [];
    const parts = before.features.filter(({ segments }) =>
      segments.some((one) => feature.segments.includes(one)),
    );
    const mine = parts.find(({ owners }) => owners.includes(seat));
    const theirs = parts.filter((part) => part !== mine && part.owners.some((owner) => owner !== seat));
    const seats = [...new Set(theirs.flatMap(({ owners }) => owners.filter((owner) => owner !== seat)))];
    const { kind } = feature;
    if (seats.length > 0) {
      const isShared = feature.owners.some((owner) => seats.includes(owner));
      return [{ type: isShared ? 'joins' : 'takes-over', kind, seats }];
    }
    return mine === undefined ? [] : growthOf(mine, feature);
  });
}

function growthOf(mine: Feature, { kind, points }: Feature): Reason[] {
  return points > mine.points && kind !== 'field'
    ? [{ type: 'grows', kind, points: points - mine.points }]
    : [];
}

/** Returns the seats other than one whose followers are fewer on the board, though they scored nothing. */
function removalsOf(seat: number, before: Moment, after: Moment): Reason[] {
  return before.view.seats.flatMap((_, each): Reason[] => {
    if (each === seat || after.scores[each] !== before.scores[each]) return [];
    const left = followersOnBoard(after.view, each);
    const pieces = followersOnBoard(before.view, each).filter((piece) => {
      const index = left.indexOf(piece);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
    return pieces.length === 0 ? [] : [{ type: 'removes', seat: each, pieces }];
  });
}

function followersOnBoard({ pieces }: PositionView, seat: number): string[] {
  return pieces
    .filter((each) => each.seat === seat && FOLLOWERS.has(each.piece) && 'x' in each.at)
    .map(({ piece }) => piece);
}

/** Number of followers below which it pays to save the remaining ones. */
const few = 3;

function supplyReasons(
  seat: number,
  before: PositionView,
  after: PositionView,
  events: readonly GameEvent[],
): Reason[] {
  const deployed = deploymentIn(events, seat)?.piece;
  const left = followersLeft(before, seat);
  const returned =
    followersLeft(after, seat) - left + Number(deployed !== undefined && FOLLOWERS.has(deployed));
  if (returned > 0) return [{ type: 'returns', count: returned }];
  const hasSaved =
    returned === 0 && deployed === undefined && events.some(({ type }) => type === 'tile-placed');
  return hasSaved && left > 0 && left < few ? [{ type: 'saves', left }] : [];
}

function followersLeft({ seats }: PositionView, seat: number): number {
  const pieces = Object.entries(seats[seat]?.pieces ?? {}).filter(([name]) => FOLLOWERS.has(name));
  return pieces.reduce((sum, [, count]) => sum + count, 0);
}
