import { type Decision, type GameState, type LogDecision, options } from '../../engine/index.ts';

/** What would have been accepted instead of a refused decision; at most so many of each. */
const most = 200;

interface Placement {
  readonly tile?: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/**
 * The legal alternatives to a refused decision: where the tile would fit; if it is the deployment that is wrong,
 * the deployments there; if something else is asked, the decisions.
 */
export function legalInstead(state: GameState, seat: number, refused: LogDecision): Record<string, unknown> {
  const legal = options(state, seat);
  const wanted = placementIn(refused);
  if (wanted === undefined) return { decisions: legal.map(({ decision }) => decision).slice(0, most) };
  const here = legal.find(({ decision }) => isSamePlace(placementIn(decision), wanted));
  if (here?.deployments !== undefined) {
    return { deployments: here.deployments.map(({ decision }) => deploymentIn(decision)).slice(0, most) };
  }
  return { placements: legal.flatMap(({ decision }) => placementIn(decision) ?? []).slice(0, most) };
}

function placementIn(decision: LogDecision): Placement | undefined {
  if (!('x' in decision && 'rotation' in decision)) return undefined;
  const { tile, x, y, rotation } = decision;
  return { ...(tile !== undefined && { tile }), x, y, rotation };
}

function deploymentIn(decision: Decision): unknown {
  return 'deploy' in decision ? decision.deploy : undefined;
}

function isSamePlace(a: Placement | undefined, b: Placement): boolean {
  const isSameTile = a?.tile === undefined || b.tile === undefined || a.tile === b.tile;
  return a?.x === b.x && a.y === b.y && a.rotation === b.rotation && isSameTile;
}
