import { addedIn } from '../../../src/texts/choices.ts';
import type { Decision } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';
import { type Deployment, deploymentOf } from './placements.ts';

/** Returns all pieces that a decision puts on its tile: the deployed one, and those of expansions. */
export function piecesOf(decision: Decision): Deployment[] {
  const added = addedIn(t().game, decision).flatMap(({ piece, segment }): Deployment[] =>
    piece === undefined || segment === undefined ? [] : [{ piece, segment }],
  );
  const deployed = deploymentOf(decision);
  return deployed === undefined || deployed.x !== undefined ? added : [deployed, ...added];
}

/** Returns the piece that a decision deploys on another tile, and the segment there as `x,y:segment`. */
export function pieceElsewhere(decision: Decision): { piece: string; segment: string } | undefined {
  const { piece, x, y, segment } = deploymentOf(decision) ?? {};
  return piece === undefined || x === undefined ? undefined : { piece, segment: `${x},${y}:${segment}` };
}
