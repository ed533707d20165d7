import type { Decision, Option, Options } from '../api/client.ts';
import type { Rotation } from '../board/tiles.ts';

/** What can be laid on the board now: a tile of the hand, or the abbey. */
export interface Item {
  readonly key: string;
  /** Id of the tile. */
  readonly tile: string;
  readonly isAbbey: boolean;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A place for the item in hand, with the ways in which it fits there. */
export interface Place extends Cell {
  /** As on the service's pictures and in its lists. */
  readonly label: string;
  readonly rotations: readonly Rotation[];
}

/** What a player has chosen so far, and may still take back. */
export interface Choice {
  readonly item?: string | undefined;
  readonly cell?: Cell | undefined;
  /** How the tile in hand is turned. */
  readonly rotation: Rotation;
  /** The chosen option or deployment, by `keyOf`. */
  readonly play?: string | undefined;
  /** Moves out of the town, by `keyOf`. */
  readonly moves: readonly string[];
  /** Who enters the town, before it is said where the count goes. */
  readonly entry?: string | undefined;
}

export const noChoice: Choice = { rotation: 0, moves: [] };

export const abbeyTile = 'abbey/ABBEY';
type TileDecision = Extract<Decision, { type: 'tile' }>;
type AbbeyDecision = Extract<Decision, { type: 'abbey' }>;
export type Placement = Option & { decision: TileDecision | AbbeyDecision };
export type Play = Pick<Option, 'decision' | 'gains'>;

/** What a decision is known by as long as a question stands, also on a board that has moved on. */
export const keyOf = ({ decision }: Play): string => JSON.stringify(decision);

const isPlacement = (option: Option): option is Placement =>
  option.decision.type === 'tile' || option.decision.type === 'abbey';

export const rotationOf = ({ decision }: Placement): Rotation =>
  decision.type === 'tile' ? decision.rotation : 0;

/** Everything that can be laid, each once. A tile of a hand of one is not named in its options: it is `drawn`. */
export function itemsOf({ options }: Options, drawn: string): Item[] {
  const items = new Map<string, Item>();
  for (const option of options.filter(isPlacement)) {
    const item = itemFor(option, drawn);
    items.set(item.key, item);
  }
  return [...items.values()];
}

function itemFor({ decision }: Placement, drawn: string): Item {
  if (decision.type === 'abbey') return { key: 'abbey', tile: abbeyTile, isAbbey: true };
  const tile = decision.tile ?? drawn;
  return { key: tile, tile, isAbbey: false };
}

/** Options that lay this item. */
export function placementsOf({ options }: Options, item: Item | undefined, drawn: string): Placement[] {
  return options.filter(isPlacement).filter((option) => itemFor(option, drawn).key === item?.key);
}

/** Options that lay nothing: draw, stay, go on … */
export const othersOf = ({ options }: Options): Option[] => options.filter((option) => !isPlacement(option));

/** The cells of placements, in the order of the list. */
export function placesOf(placements: readonly Placement[]): Place[] {
  const places = new Map<string, { x: number; y: number; label: string; rotations: Rotation[] }>();
  for (const placement of placements) {
    const { x, y } = placement.decision;
    const place = places.get(`${x},${y}`) ?? { x, y, label: cellLabel(placement), rotations: [] };
    place.rotations.push(rotationOf(placement));
    places.set(`${x},${y}`, place);
  }
  return [...places.values()];
}

/** `7` of `7b`: the letter tells the rotation. */
const cellLabel = ({ label }: Placement): string => label.replace(/[a-z]+$/, '');

export const isAt = (one: Cell | undefined, other: Cell): boolean => one?.x === other.x && one.y === other.y;

/** The next way, clockwise, in which something fits; from any way when it fits nowhere yet. */
export function nextRotation(from: Rotation, fitting: readonly Rotation[], step: 1 | -1 = 1): Rotation {
  for (let turns = 1; turns <= 4; turns++) {
    const rotation = ((from + step * turns * 90 + 720) % 360) as Rotation;
    if (fitting.includes(rotation)) return rotation;
  }
  return from;
}

/** As it is turned if that fits, else the next way that does. */
export function fittingRotation(wanted: Rotation, fitting: readonly Rotation[]): Rotation {
  return fitting.includes(wanted) ? wanted : nextRotation(wanted, fitting);
}

/** The placement that is chosen, without a piece. */
export function placementAt(
  placements: readonly Placement[],
  { cell, rotation }: Choice,
): Placement | undefined {
  if (cell === undefined) return undefined;
  return placements.find((placement) => isAt(cell, placement.decision) && rotationOf(placement) === rotation);
}

/** The choice that is still possible with other options: what fits no more is dropped. */
export function keepWhatFits(choice: Choice, placements: readonly Placement[]): Choice {
  const place = placesOf(placements).find((one) => isAt(choice.cell, one));
  if (place === undefined || !place.rotations.includes(choice.rotation)) {
    return { ...noChoice, item: choice.item, rotation: choice.rotation };
  }
  const placement = placementAt(placements, choice);
  const plays = placement === undefined ? [] : [placement, ...(placement.deployments ?? [])];
  const play = plays.some((one) => keyOf(one) === choice.play) ? choice.play : undefined;
  return { ...choice, play, moves: [], entry: undefined };
}
