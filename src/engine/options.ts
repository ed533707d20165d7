import type { Deployment } from './core/deployment/deployment.ts';
import { type AnyDecision, decisionsOnOffer, playPart } from './core/play.ts';
import { agendaLength } from './core/position/agenda.ts';
import { featureOf } from './core/position/features.ts';
import { markOf, NONE, type Position, undoTo } from './core/position/position.ts';
import { scoreOf, scoresOf } from './core/position/seats.ts';
import { firstSegmentOf, typeOfTile } from './core/position/tiles.ts';
import { placedTile } from './core/position/turn-state.ts';
import { featuresOnAgenda } from './core/scoring/settle.ts';
import type { Decision } from './decision.ts';

/** A decision that is legal now, and the points that every seat gets from it at once. */
export interface Option {
  readonly decision: Decision;
  /** Points per seat, before anybody else decides anything. */
  readonly gains: readonly number[];
}

/** A legal decision; the placement of a tile carries the same with each legal deployment. */
export interface ListedOption extends Option {
  readonly deployments?: readonly Option[];
}

/** Every legal decision of the awaiting seat, placements with their deployments. */
export function optionsOf(position: Position): ListedOption[] {
  return decisionsOnOffer(position).flatMap((kind) => {
    const decisions = kind.choices(position) as Decision[];
    return kind.deploymentOf === undefined
      ? decisions.map((decision) => ({ decision, gains: tryOut(position, decision).gains }))
      : placementsWithDeployments(position, decisions, kind.deploymentOf);
  });
}

/** @param decisions each placement without a piece, then the same with each deployment */
function placementsWithDeployments(
  position: Position,
  decisions: readonly Decision[],
  deploymentOf: (decision: Decision) => Deployment | undefined,
): ListedOption[] {
  const options: (Option & { deployments: Option[] })[] = [];
  let bare: Outcome | undefined;
  for (const decision of decisions) {
    const deployment = deploymentOf(decision);
    if (deployment === undefined) {
      bare = tryOut(position, decision);
      options.push({ decision, gains: bare.gains, deployments: [] });
    } else {
      // On a segment that scores nothing a piece changes nothing at once; a barn does.
      const isIdle =
        bare !== undefined && 'segment' in deployment && !bare.scored.includes(deployment.segment);
      const { gains } = bare !== undefined && isIdle ? bare : tryOut(position, decision);
      options.at(-1)?.deployments.push({ decision, gains });
    }
  }
  return options;
}

/** The immediate outcome of a decision. */
interface Outcome {
  readonly gains: readonly number[];
  /** Segments of the placed tile whose features were on the agenda of its part. */
  readonly scored: readonly string[];
}

/** Carries a decision out up to the end of its part, or to the next decision, and takes it back. */
function tryOut(position: Position, decision: AnyDecision): Outcome {
  const before = scoresOf(position);
  const mark = markOf(position);
  const { events } = position;
  position.events = undefined;
  playPart(position, decision);
  const gains = before.map((score, seat) => scoreOf(position, seat) - score);
  const scored = scoredSegments(position);
  undoTo(position, mark);
  position.events = events;
  return { gains, scored };
}

const NO_SEGMENTS: readonly string[] = [];

function scoredSegments(position: Position): readonly string[] {
  const tile = placedTile(position);
  if (tile === NONE || agendaLength(position) === 0) return NO_SEGMENTS;
  const agenda = featuresOnAgenda(position);
  const first = firstSegmentOf(position, tile);
  const { segments } = typeOfTile(position, tile).facts;
  return segments.flatMap(({ id }, index) =>
    agenda.includes(featureOf(position, first + index)) ? [id] : [],
  );
}
