import type { Deployment } from './core/deployment/deployment.ts';
import { declineRest } from './core/parts.ts';
import { type AnyDecision, decisionsOnOffer, playPart } from './core/play.ts';
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
   * Points per seat before anybody else decides anything, if the seat declines what it alone is asked next in the part.
   */
  readonly gains: readonly number[];
}

/**
 * A legal decision; the placement of a tile carries the same with each legal deployment, and with what expansions add to it.
 */
export interface ListedOption extends Option {
  readonly deployments?: readonly Option[];
}

/** Every legal decision of the awaiting seat, placements with their deployments. */
export function optionsOf(position: Position): ListedOption[] {
  const start = startOf(position);
  return decisionsOnOffer(position).flatMap((kind) => {
    const decisions = kind.choices(position) as Decision[];
    return kind.deploymentOf === undefined
      ? decisions.map((decision) => ({ decision, gains: tryOut(position, decision, start).gains }))
      : placementsWithDeployments(position, decisions, kind.deploymentOf, start);
  });
}

/** @param decisions each placement alone, then the same with each deployment and what expansions add to it */
function placementsWithDeployments(
  position: Position,
  decisions: readonly Decision[],
  deploymentOf: (decision: Decision) => Deployment | undefined,
  start: Start,
): ListedOption[] {
  const { members } = rulesetOf(position);
  const options: ListedOption[] = [];
  let deployments: Option[] = [];
  let bare: Outcome | undefined;
  for (const decision of decisions) {
    const deployment = deploymentOf(decision);
    const isExtended = members.some(({ name }) => name in decision);
    if (deployment === undefined && !isExtended) {
      bare = tryOut(position, decision, start);
      deployments = [];
      options.push({ decision, gains: bare.gains, deployments });
    } else {
      const isIdle = !isExtended && deployment !== undefined && isIdleWith(deployment, bare);
      const { gains } = bare !== undefined && isIdle ? bare : tryOut(position, decision, start);
      deployments.push({ decision, gains });
    }
  }
  return options;
}

/** On an incomplete feature, or a segment that scores nothing, a piece changes nothing at once; a barn does. */
function isIdleWith(deployment: Deployment, bare: Outcome | undefined): boolean {
  if ('corner' in deployment) return false;
  return 'x' in deployment || bare?.scored?.includes(deployment.segment) === false;
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
  /** Segments of the placed tile whose features were scored in its part; undefined where others are asked before that. */
  readonly scored: readonly string[] | undefined;
}

/** Carries a decision out up to the end of its part, or to the next decision of another seat, and takes it back. */
function tryOut(position: Position, decision: AnyDecision, start: Start): Outcome {
  const mark = markOf(position);
  const { events } = position;
  position.events = undefined;
  const seat = awaitingSeat(position);
  playPart(position, decision);
  declineRest(position, seat);
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
