import { awaiting, type Decision, type GameState, legalDecisions } from '#engine';
import { randomFrom } from '#engine/search';
import { decideAs, ROBOT_LEVELS, type RobotLevel } from '../../robots/index.ts';

/** Who may play in the arena: a level of robot, or chance. */
export const CONTESTANTS = ['random', ...ROBOT_LEVELS] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** Decides for the awaiting seat. */
export function decideFor(contestant: Contestant, state: GameState, seat: number, seed: string): Decision {
  return contestant === 'random'
    ? chooseByChance(state, seed)
    : decideAs(contestant satisfies RobotLevel, state, seat, { seed });
}

/** Chooses a placement, then one of its deployments or none; each is equally likely. */
function chooseByChance(state: GameState, seed: string): Decision {
  const random = randomFrom(seed);
  const groups: Decision[][] = [];
  for (const decision of legalDecisions(state, awaiting(state)?.seat ?? -1)) {
    const isDeploying = 'deploy' in decision && decision.deploy !== undefined;
    if (isDeploying) groups.at(-1)?.push(decision);
    else groups.push([decision]);
  }
  const group = groups[random(groups.length)] ?? [];
  const decision = group[random(group.length)];
  if (decision === undefined) throw new Error('the game waits for nobody');
  return decision;
}
