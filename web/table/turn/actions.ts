import { groupBy } from '../../../src/helpers/group-by.ts';
import type { ActionWords } from '../../../src/texts/expansion-words.ts';
import type { Decision } from '../../api/types.ts';
import { more, t } from '../../i18n/index.ts';
import type { Choice } from './choice.ts';
import {
  chosenOf,
  deploymentOf,
  isPlacementMember,
  type Placement,
  type SingleOption,
} from './placements.ts';
import { ELSEWHERE, type Stage, stagesOf } from './stages.ts';

/** What the player can do with the tile in place of a deployment on it, with the options for it. */
export interface TileAction {
  readonly name: string;
  readonly options: readonly SingleOption[];
}

/** Returns the words for an action by its name; undefined for a member that stands beside a deployment. */
export function actionWords(name: string): ActionWords | undefined {
  return name === ELSEWHERE ? more().turn.elsewhere : t().game.member(name)?.action;
}

/** Returns the name of the action that a decision takes in place of a deployment on its tile; undefined if none. */
export function actionOf(decision: Decision): string | undefined {
  const deployment = deploymentOf(decision);
  if (deployment !== undefined && 'x' in deployment) return ELSEWHERE;
  return Object.keys(decision).find(
    (name) => !isPlacementMember(name) && t().game.member(name)?.action !== undefined,
  );
}

/** Lists the actions that go with a placement. */
export function actionsOf({ deployments = [] }: Pick<Placement, 'deployments'>): TileAction[] {
  const actions = groupBy(deployments, ({ decision }) => actionOf(decision));
  return [...actions].flatMap(([name, options]) => (name === undefined ? [] : [{ name, options }]));
}

/** Returns the action that is being chosen; undefined while the player chooses a deployment on the tile. */
export function openAction(placement: Placement | undefined, choice: Choice): TileAction | undefined {
  if (placement === undefined) return undefined;
  const chosen = chosenOf(placement.deployments ?? [], choice);
  const name = chosen === undefined ? choice.step : actionOf(chosen.decision);
  return name === undefined ? undefined : actionsOf(placement).find((action) => action.name === name);
}

/** Returns the part of an action that is chosen on the board now: the last one with places. */
export function placedStage({ options }: TileAction, choice: Choice): Stage | undefined {
  const stages = stagesOf(options, chosenOf(options, choice));
  return stages.filter(({ alternatives }) => alternatives.some(({ part }) => part?.at !== undefined)).at(-1);
}
