import type { Decision, Option } from '../../api/types.ts';
import { type Cell, isAt, type Place } from '../../board/cell.ts';
import type { Rotation } from '../../board/rotation.ts';

/** A tile of the hand, or the abbey, that can be placed now. */
export interface Item {
  readonly key: string;
  /** Id of the tile. */
  readonly tile: string;
  readonly isAbbey: boolean;
}

/** A legal decision, alone or as a part of a placement. */
export type SingleOption = Omit<Option, 'deployments'>;

type TileDecision = Extract<Decision, { type: 'tile' }>;
type AbbeyDecision = Extract<Decision, { type: 'abbey' }>;
/** An option that places a tile. */
export type Placement = Option & { decision: TileDecision | AbbeyDecision };

const ABBEY: Item = { key: 'abbey', tile: 'abbey/ABBEY', isAbbey: true };

/** Returns a key of an option that stays valid while the question is pending, even if the board changes. */
export const keyOf = ({ decision }: Pick<SingleOption, 'decision'>): string => JSON.stringify(decision);

/** Returns the chosen one of these options. */
export const chosenOf = <Each extends Pick<SingleOption, 'decision'>>(
  options: readonly Each[],
  { option }: { readonly option?: string | undefined },
): Each | undefined => (option === undefined ? undefined : options.find((each) => keyOf(each) === option));

/** Whether two decisions are the same, regardless of the order of their members. */
export function isSameDecision(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameDecision(one[name as never], other[name as never]));
}

/** Whether an option places a tile. */
export const isPlacement = (option: Option): option is Placement =>
  option.decision.type === 'tile' || option.decision.type === 'abbey';

/** Whether the deployments of a placement are left out of a long list. */
export const isLeftOut = ({ deployments, deploymentCount = 0 }: Option): boolean =>
  deployments === undefined && deploymentCount > 0;

export const rotationOf = ({ decision }: Placement): Rotation =>
  decision.type === 'tile' ? decision.rotation : 0;

/** Lists the distinct items that can be placed; `drawn` is the tile of options that name none. */
export function itemsOf(options: readonly Option[], drawn: string): Item[] {
  const items = options.filter(isPlacement).map((option) => itemOf(option, drawn));
  return [...new Map(items.map((item) => [item.key, item])).values()];
}

function itemOf({ decision }: Placement, drawn: string): Item {
  if (decision.type === 'abbey') return ABBEY;
  const tile = decision.tile ?? drawn;
  return { key: tile, tile, isAbbey: false };
}

/** Lists the options that place this item. */
export function placementsOf(options: readonly Option[], item: Item | undefined, drawn: string): Placement[] {
  return options.filter(isPlacement).filter((option) => itemOf(option, drawn).key === item?.key);
}

/** Lists the cells of placements in the order of the options. */
export function placesOf(placements: readonly Placement[]): Place[] {
  const places = new Map<string, Place>();
  for (const placement of placements) {
    const { x, y } = placement.decision;
    const key = `${x},${y}`;
    const rotations = [...(places.get(key)?.rotations ?? []), rotationOf(placement)];
    places.set(key, { x, y, label: cellLabel(placement), rotations });
  }
  return [...places.values()];
}

/** Returns `7` of `7b`: the letter stands for the rotation. */
const cellLabel = ({ label }: Placement): string => label.replace(/[a-z]+$/, '');

/** Returns the placement on a cell in a rotation, without a piece. */
export function placementAt(
  placements: readonly Placement[],
  cell: Cell | undefined,
  rotation: Rotation,
): Placement | undefined {
  if (cell === undefined) return undefined;
  return placements.find((placement) => isAt(cell, placement.decision) && rotationOf(placement) === rotation);
}

/** A piece that goes with a placement. */
export interface Deployment {
  readonly piece: string;
  readonly segment?: string;
  readonly corner?: string;
  /** The cell, if it is another tile's. */
  readonly x?: number;
  readonly y?: number;
}

/** The members of every placement; an expansion may add others. */
const MEMBERS: ReadonlySet<string> = new Set(['type', 'tile', 'x', 'y', 'rotation', 'deploy']);

/** Whether every placement has this member; an expansion adds the others. */
export const isPlacementMember = (name: string): boolean => MEMBERS.has(name);

/** Whether a placement has a member that an expansion adds, such as a second piece. */
export const isExtended = (decision: Decision): boolean =>
  Object.keys(decision).some((name) => !isPlacementMember(name));

/** Whether a placement only deploys a piece on its own tile, or none. */
export function isSimple(decision: Decision): boolean {
  const deployment = deploymentOf(decision);
  return !isExtended(decision) && (deployment === undefined || deployment.x === undefined);
}

/** Returns the piece that a decision deploys with its tile. */
export function deploymentOf(decision: Decision): Deployment | undefined {
  return 'deploy' in decision ? decision.deploy : undefined;
}
