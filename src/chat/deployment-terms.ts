import { type Decision, type Deployment, formatDecision } from '../engine/index.ts';
import { plain } from './plain.ts';

/** Returns the piece that a decision deploys with a tile, if any. */
export const deployOf = (decision: Decision): Deployment | undefined =>
  'deploy' in decision ? decision.deploy : undefined;

/** Returns the terms of what goes with a tile, in the order of the short text form: `floor`, `3,1`, `>`, `1`, `meeple`, … */
export function termsOf(decision: Decision): string[] {
  const [, ...added] = formatDecision(decision).split(' + ');
  const deploy = deployOf(decision);
  const deployed =
    deploy === undefined
      ? []
      : 'corner' in deploy
        ? [deploy.piece, deploy.corner]
        : [deploy.piece, ...('x' in deploy ? [`${deploy.x},${deploy.y}`] : []), deploy.segment];
  return [...deployed, ...added.flatMap((member) => member.split(/[ @:]+/))].map(plain);
}
