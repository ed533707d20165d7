import type { Option } from '../../api/types.ts';
import { type Cell, isAt, type Place } from '../../board/cell.ts';
import { turnOn } from '../../board/motion/snap.ts';
import { fittingRotation, nextRotation, type Rotation } from '../../board/rotation.ts';
import {
  chosenOf,
  deploymentOf,
  type Item,
  isLeftOut,
  isPlacement,
  isSameDecision,
  isSimple,
  itemsOf,
  keyOf,
  type Placement,
  placementAt,
  placementsOf,
  placesOf,
  rotationOf,
} from './placements.ts';
import { optionAt } from './target.ts';

/** The part of a decision chosen so far, which can still be taken back. */
export interface Choice {
  /** The item in hand, by its key. */
  readonly item?: string | undefined;
  readonly cell?: Cell | undefined;
  /** The place that the mouse or the focus is on. */
  readonly pointed?: Cell | undefined;
  /** The rotation of the tile in hand. */
  readonly rotation: Rotation;
  /** The chosen option or deployment, by `keyOf`. */
  readonly option?: string | undefined;
  /** The chosen options of a multiple choice, by `keyOf`. */
  readonly several: readonly string[];
  /** The first half of a decision in two steps; with a tile on its cell, the action that is being chosen. */
  readonly step?: string | undefined;
}

/** A change of the choice by a click or a key. */
export type Action =
  /** Picks up an item of the hand, also from its cell. */
  | { readonly type: 'take-item'; readonly item: string; readonly rotation?: Rotation }
  /** Rotates the tile, in hand or on its cell; in hand to the next rotation that fits the place under the pointer. */
  | { readonly type: 'turn'; readonly step: 1 | -1 }
  /** Points at a place, or stops pointing. */
  | { readonly type: 'point'; readonly cell: Cell | undefined }
  /** Places the item on a cell, or rotates it there. */
  | { readonly type: 'take-cell'; readonly cell: Cell; readonly rotation?: Rotation }
  /** Cycles through the pieces that can be placed on a segment of the tile, ending with none. */
  | { readonly type: 'take-segment'; readonly segment: string }
  /** Points at a feature on the board, given by its segments. */
  | { readonly type: 'take-feature'; readonly segments: readonly string[] }
  | { readonly type: 'choose'; readonly option: string }
  /** Chooses one of several or drops it again; `alone` drops the others. */
  | { readonly type: 'toggle'; readonly option: string; readonly alone: boolean }
  /** Chooses all parts of a decision, such as a hint's. */
  | { readonly type: 'take-decision'; readonly decision: Option['decision'] }
  /** Makes the first half of a decision in two steps. */
  | { readonly type: 'take-step'; readonly step: string; readonly option: string | undefined }
  /** Takes the first half back, but not the place of the tile. */
  | { readonly type: 'leave-step' }
  /** Takes back all but the item in hand. */
  | { readonly type: 'take-back' }
  /** Drops the parts that the current options no longer allow. */
  | { readonly type: 'keep-legal' }
  | { readonly type: 'reset' };

/** The question that a choice answers. */
export interface Question {
  readonly options: readonly Option[];
  /** The tile of options that name none. */
  readonly drawn: string;
}

export const noChoice: Choice = { rotation: 0, several: [] };

/** The items in hand, the one taken up, and its placements. */
export interface Hand {
  readonly items: readonly Item[];
  readonly item: Item | undefined;
  readonly placements: readonly Placement[];
}

/** Returns the hand. A single item is taken up automatically, so that its places are shown at once. */
export function handOf({ options, drawn }: Question, choice: Choice): Hand {
  const items = itemsOf(options, drawn);
  const only = items.length === 1 ? items[0] : undefined;
  const item = items.find(({ key }) => key === choice.item) ?? only;
  return { items, item, placements: placementsOf(options, item, drawn) };
}

/** Returns the placement that is chosen, without a piece. */
export function chosenPlacement({ placements }: Hand, { cell, rotation }: Choice): Placement | undefined {
  return placementAt(placements, cell, rotation);
}

/** Applies an action to a choice. */
export function reduce(choice: Choice, action: Action, question: Question): Choice {
  switch (action.type) {
    case 'take-item':
      return { ...inHand(choice), item: action.item, rotation: action.rotation ?? choice.rotation };
    case 'turn':
      return turn(choice, action.step, question);
    case 'point':
      return choice.pointed === action.cell ? choice : { ...choice, pointed: action.cell };
    case 'take-cell':
      return takeCell(choice, action, question);
    case 'take-segment':
      return takeSegment(choice, action.segment, question);
    case 'take-feature':
      return takeFeature(choice, action.segments, question);
    case 'choose':
      return { ...choice, option: action.option };
    case 'toggle':
      return toggle(choice, action.option, action.alone);
    case 'take-decision':
      return takeDecision(choice, action.decision, question);
    case 'take-step':
      return { ...choice, step: action.step, option: action.option };
    case 'leave-step':
      return { ...choice, step: undefined, option: undefined };
    case 'take-back':
      return inHand(choice);
    case 'keep-legal':
      return keepLegal(choice, question);
    case 'reset':
      return noChoice;
  }
}

/** Returns a choice reduced to the item in hand. */
const inHand = ({ item, rotation, pointed }: Choice): Choice => ({ ...noChoice, item, rotation, pointed });

const placeAt = (question: Question, choice: Choice, cell: Cell | undefined): Place | undefined =>
  placesOf(handOf(question, choice).placements).find((place) => isAt(cell, place));

function turn(choice: Choice, step: 1 | -1, question: Question): Choice {
  const place = placeAt(question, choice, choice.cell ?? choice.pointed);
  return { ...choice, rotation: turnOn(place, choice.rotation, step), option: undefined, step: undefined };
}

function takeCell(
  choice: Choice,
  { cell, rotation }: { cell: Cell; rotation?: Rotation },
  question: Question,
): Choice {
  const place = placeAt(question, choice, cell);
  if (place === undefined) return choice;
  const next = isAt(choice.cell, cell) ? nextRotation : fittingRotation;
  return {
    ...choice,
    cell: { x: cell.x, y: cell.y },
    rotation: rotation ?? next(choice.rotation, place.rotations),
    option: undefined,
    step: undefined,
  };
}

function takeSegment(choice: Choice, segment: string, question: Question): Choice {
  const placement = chosenPlacement(handOf(question, choice), choice);
  const here = (placement?.deployments ?? []).filter(
    ({ decision }) => deploymentOf(decision)?.segment === segment && isSimple(decision),
  );
  const index = here.findIndex((option) => keyOf(option) === choice.option);
  const next = here[index + 1];
  return { ...choice, option: next && keyOf(next) };
}

function takeFeature(choice: Choice, segments: readonly string[], question: Question): Choice {
  const option = optionAt(question.options, segments);
  if (option === undefined) return choice;
  return { ...choice, option: keyOf(option), several: [keyOf(option)] };
}

function takeDecision(choice: Choice, decision: Option['decision'], { options, drawn }: Question): Choice {
  const isMeant = (option: Pick<Option, 'decision'>) => isSameDecision(option.decision, decision);
  const option =
    options.find((each) => isMeant(each) || each.deployments?.some(isMeant)) ??
    options.find((each) => isLeftOut(each) && isMember(each.decision, decision));
  if (option === undefined) return choice;
  if (!isPlacement(option)) return { ...noChoice, option: keyOf(option), several: [keyOf(option)] };
  const { x, y } = option.decision;
  const deployment = isLeftOut(option) ? { decision } : option.deployments?.find(isMeant);
  const item = itemsOf([option], drawn)[0]?.key;
  return {
    ...noChoice,
    item,
    cell: { x, y },
    rotation: rotationOf(option),
    option: deployment && keyOf(deployment),
  };
}

/** Whether a decision has all members of another one. */
const isMember = (part: Option['decision'], whole: Option['decision']): boolean =>
  isSameDecision({ ...whole, ...part }, whole);

function toggle(choice: Choice, option: string, alone: boolean): Choice {
  const others = choice.several.filter((one) => one !== option);
  if (choice.several.includes(option)) return { ...choice, option: undefined, several: others };
  return { ...choice, option: undefined, several: [...(alone ? [] : others), option] };
}

function keepLegal(choice: Choice, question: Question): Choice {
  const placement = chosenPlacement(handOf(question, choice), choice);
  if (placement === undefined) return { ...noChoice, item: choice.item, rotation: choice.rotation };
  const options = [placement, ...(placement.deployments ?? [])];
  const isLegal = chosenOf(options, choice) !== undefined;
  return { ...choice, option: isLegal ? choice.option : undefined, several: [], step: undefined };
}
