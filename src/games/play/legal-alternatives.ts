import {
  bareDecisions,
  DECISION_MEMBERS,
  type Decision,
  deploymentsOf,
  type GameState,
  type LogDecision,
} from '../../engine/index.ts';

/** Maximum number of listed alternatives. */
const maxAlternatives = 200;

interface Placement {
  readonly tile?: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/**
 * Returns the legal alternatives to a refused decision: the places where the tile fits; if only the deployment is illegal, the deployments
 * there, or whole decisions for one with an expansion's member; in a phase without a tile, the decisions.
 */
export function legalAlternatives(
  state: GameState,
  seat: number,
  refused: LogDecision,
): Record<string, unknown> {
  const legal = bareDecisions(state, seat);
  const wanted = placementIn(refused);
  if (wanted === undefined) return { decisions: legal.slice(0, maxAlternatives) };
  const here = legal.find((decision) => isSamePlace(placementIn(decision), wanted));
  if (here !== undefined) {
    const all = [here, ...deploymentsOf(state, here)];
    if (isExtended(refused)) return { decisions: all.slice(0, maxAlternatives) };
    return {
      deployments: all
        .filter((decision) => !isExtended(decision))
        .flatMap((decision) => deploymentIn(decision) ?? [])
        .slice(0, maxAlternatives),
    };
  }
  return {
    placements: legal.flatMap((decision) => placementIn(decision) ?? []).slice(0, maxAlternatives),
  };
}

function placementIn(decision: LogDecision): Placement | undefined {
  if (!('x' in decision && 'rotation' in decision)) return undefined;
  const { tile, x, y, rotation } = decision;
  return { ...(tile !== undefined && { tile }), x, y, rotation };
}

/** Whether a decision has a member added by an expansion. */
function isExtended(decision: LogDecision): boolean {
  return DECISION_MEMBERS.some((name) => name in decision);
}

function deploymentIn(decision: Decision): unknown {
  return 'deploy' in decision ? decision.deploy : undefined;
}

function isSamePlace(a: Placement | undefined, b: Placement): boolean {
  const isSameTile = a?.tile === undefined || b.tile === undefined || a.tile === b.tile;
  return a?.x === b.x && a.y === b.y && a.rotation === b.rotation && isSameTile;
}
