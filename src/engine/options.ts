import type { Deployment } from './core/deployment/deployment.ts';
import type { DecisionKind } from './core/expansion.ts';
import { declineRest } from './core/parts.ts';
import { type AnyDecision, bareChoicesOf, canDecline, decisionsOnOffer, playPart } from './core/play.ts';
import { agendaLength, isOnAgenda } from './core/position/agenda.ts';
import { featureOf } from './core/position/features.ts';
import { markOf, NONE, type Position, undoTo } from './core/position/position.ts';
import { scoreOf, scoresOf } from './core/position/seats.ts';
import { firstSegmentOf, typeOfTile } from './core/position/tiles.ts';
import { awaitingSeat, phaseNumber, placedTile } from './core/position/turn-state.ts';
import { rulesetOf } from './core/ruleset.ts';
import type { Decision } from './decision.ts';

/** A decision that is legal now, and the points that every seat gets from it at once. */
export interface Option {
  readonly decision: Decision;
  /**
   * Points per seat before the next decision of another seat, or that this seat can't decline, such as a move of the dragon.
   * What it can decline in the part counts as declined.
   */
  readonly gains: readonly number[];
}

/**
 * A legal decision. The placement of a tile has the number of its deployments, what expansions add to it included, and
 * lists them where they are not too many.
 */
export interface ListedOption extends Option {
  readonly deploymentCount?: number;
  readonly deployments?: readonly Option[];
}

/** Every legal decision of the awaiting seat, placements with their deployments. */
export function optionsOf(position: Position): ListedOption[] {
  return optionsAmong(position, bareChoicesOf(position) as Decision[], Number.POSITIVE_INFINITY);
}

/**
 * Returns legal decisions with their points, placements with their deployments.
 * @param decisions some of the awaiting seat, placements without a deployment
 * @param maxDeployments if all together have more deployments, only their numbers are returned
 */
export function optionsAmong(
  position: Position,
  decisions: readonly Decision[],
  maxDeployments: number,
): ListedOption[] {
  const kinds = decisionsOnOffer(position);
  let total = 0;
  const found = decisions.map((decision) => {
    const kind = kinds.find(({ type }) => type === decision.type);
    const deployments = kind?.deployments?.(position, decision) as Decision[] | undefined;
    total += deployments?.length ?? 0;
    const kept = total <= maxDeployments ? deployments : undefined;
    return { decision, kind, deploymentCount: deployments?.length, deployments: kept };
  });
  const start = startOf(position);
  return found.map(({ decision, kind, deploymentCount, deployments = [] }) => {
    const bare = tryOut(position, decision, start);
    const option = { decision, gains: bare.gains };
    if (deploymentCount === undefined) return option;
    if (total > maxDeployments) return { ...option, deploymentCount };
    const weigh = deploymentWeigher(position, kind, bare, start);
    return { ...option, deploymentCount, deployments: deployments.map(weigh) };
  });
}

/** Returns a function that adds the points to a placement with a deployment. */
function deploymentWeigher(
  position: Position,
  kind: DecisionKind | undefined,
  bare: Outcome,
  start: Start,
): (decision: Decision) => Option {
  const { members } = rulesetOf(position);
  return (decision) => {
    const deployment = kind?.deploymentOf?.(decision);
    const isExtended = members.some(({ name }) => name in decision);
    const isIdle = !isExtended && deployment !== undefined && isIdleWith(deployment, bare);
    return { decision, gains: isIdle ? bare.gains : tryOut(position, decision, start).gains };
  };
}

/** On an incomplete feature, or a segment that scores nothing, a piece changes nothing at once; a barn does. */
function isIdleWith(deployment: Deployment, bare: Outcome): boolean {
  if ('corner' in deployment) return false;
  return 'x' in deployment || bare.scored?.includes(deployment.segment) === false;
}

/** What every decision that is tried begins with. */
interface Start {
  readonly scores: readonly number[];
  /** The gains of all decisions that bring nothing, which are most. */
  readonly nothing: readonly number[];
}

function startOf(position: Position): Start {
  const scores = scoresOf(position);
  return { scores, nothing: scores.map(() => 0) };
}

/** The immediate outcome of a decision. */
interface Outcome {
  readonly gains: readonly number[];
  /** Segments of the placed tile whose features were scored in its part; undefined where a decision comes before that. */
  readonly scored: readonly string[] | undefined;
}

/** Carries a decision out up to the end of its part, or to the next decision that is not declined, and takes it back. */
function tryOut(position: Position, decision: AnyDecision, start: Start): Outcome {
  const mark = markOf(position);
  const { events } = position;
  position.events = undefined;
  const seat = awaitingSeat(position);
  playPart(position, decision);
  declineRest(position, () => awaitingSeat(position) === seat && canDecline(position));
  const gains = gainsSince(position, start);
  const scored = scoredSegments(position);
  undoTo(position, mark);
  position.events = events;
  return { gains, scored };
}

function gainsSince(position: Position, { scores, nothing }: Start): readonly number[] {
  const isSame = scores.every((score, seat) => scoreOf(position, seat) === score);
  return isSame ? nothing : scores.map((score, seat) => scoreOf(position, seat) - score);
}

const NO_SEGMENTS: readonly string[] = [];

function scoredSegments(position: Position): readonly string[] | undefined {
  const tile = placedTile(position);
  const isScored = phaseNumber(position) > rulesetOf(position).slotAt.score;
  if (!isScored) return undefined;
  if (tile === NONE || agendaLength(position) === 0) return NO_SEGMENTS;
  const first = firstSegmentOf(position, tile);
  const { segments } = typeOfTile(position, tile).facts;
  const scored = segments.filter(({ index }) => isOnAgenda(position, featureOf(position, first + index)));
  return scored.map(({ id }) => id);
}
