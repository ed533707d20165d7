import { awaiting, type Decision, type GameState, legalDecisions } from '#engine';
import { beginSearch, randomFrom, shuffleHidden, tileDecision } from '#engine/search';
import { rankFairly } from '../../../src/robots/fair/fair.ts';
import type { Weights } from '../../../src/robots/fair/weights.ts';
import { decideAs, ROBOT_LEVELS } from '../../../src/robots/index.ts';
import { quickTiles } from '../../../src/robots/playouts/quick-decision.ts';
import { quickFactsFor } from '../../../src/robots/playouts/worths.ts';

/** The contestants of the arena: the levels of robots, random play, and the quick player of playouts. */
export const CONTESTANTS = ['random', 'quick', ...ROBOT_LEVELS] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** Fair robots with other weights, which are tuned against each other. */
export type Variant = 'plus' | 'minus';
export type Player = Contestant | Variant;
export type VariantWeights = Readonly<Record<Variant, Weights>>;

/** Decides for the awaiting seat. */
export function decideFor(
  contestant: Player,
  state: GameState,
  seat: number,
  seed: string,
  weights?: VariantWeights,
): Decision {
  if (contestant === 'plus' || contestant === 'minus') {
    return firstOf(rankFairly(state, seat, seed, weights?.[contestant]));
  }
  if (contestant === 'random') return chooseByChance(state, seed);
  return contestant === 'quick'
    ? chooseQuickly(state, seat, seed)
    : decideAs(contestant, state, seat, { seed });
}

function firstOf([best]: readonly { readonly decision: Decision }[]): Decision {
  if (best === undefined) throw new Error('no decision is due');
  return best.decision;
}

function chooseQuickly(state: GameState, seat: number, seed: string): Decision {
  if (awaiting(state)?.phase !== 'place') return chooseByChance(state, seed);
  const search = beginSearch(shuffleHidden(state, seat, seed));
  const [best] = quickTiles(search, quickFactsFor(search), 1);
  if (best === undefined) throw new Error('no tile fits');
  return tileDecision(search, best.type, best.placement, best.deployment);
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
  if (decision === undefined) throw new Error('no decision is due');
  return decision;
}
