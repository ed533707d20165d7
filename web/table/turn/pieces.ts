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
