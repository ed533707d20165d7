import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  bareDecisions,
  bareOf,
  type Decision,
  deploymentsOf,
  type GameState,
  type Option,
  type OwnedPiece,
  optionsFor,
  sentHomeBy,
  type Target,
  targetOf,
  tileOnBoard,
  unturned,
  viewFor,
} from '../../../engine/index.ts';
import { labelsFor } from '../../../helpers/option-labels.ts';
import { parseSegmentName } from '../../../helpers/segment-name.ts';

/** A segment of a tile on the board, turned by `rotation` degrees. */
export interface Spot {
  readonly tile: string;
  readonly rotation: number;
  readonly segment: string;
}

/** A legal decision with its number among the options, and a handle that is valid only at this version. */
export interface OptionChoice {
  readonly number: number;
  /** The label in the picture of the board: cells are numbered, and options sharing a cell get letters. */
  readonly label: string;
  readonly handle: string;
  readonly decision: Decision;
  /** Points by seat; empty if the table plays without assistance. */
  readonly gains: readonly number[];
  /** The target of the decision on the board. */
  readonly target: Target | undefined;
  /** The tile placed by it, if any, from the hand or just drawn. */
  readonly tile: string | undefined;
  /** The segments on the board that are the decision's target. */
  readonly spots: readonly Spot[];
  /** The pieces that it sends home at once. */
  readonly sentHome: readonly OwnedPiece[];
}

/** An option with its possible deployments, numbered among themselves. */
export interface NumberedOption extends OptionChoice {
  /** Undefined if it lays no tile. */
  readonly deploymentCount?: number;
  /** Undefined as well if the options of a list have too many deployments altogether. */
  readonly deployments?: readonly OptionChoice[];
}

/** A version and a position among its options, `12-3` or `12-3.2` for a deployment, and a checksum. */
export const handlePattern = /^(\d{1,6})-(\d{1,5})(?:\.(\d{1,5}))?-([\w-]{8})$/;

/** Maximum number of deployments in a list of options; one with more shows only how many each option has. */
export const MAX_LISTED_DEPLOYMENTS = 1000;

/**
 * Returns the legal decisions of a seat, placements without a deployment; a tile that looks the same in every rotation
 * only once, as printed.
 */
function decisionsOnOffer(state: GameState, seat: number): Decision[] {
  return bareDecisions(state, seat).filter((decision) => unturned(state, decision) === decision);
}

/**
 * Returns the options of a seat, numbered from 1, each with a handle of at most 32 bytes.
 * @param only label of the single option to return, with all its deployments; undefined for all options
 */
export function numberedOptions(
  game: string,
  version: number,
  state: GameState,
  seat: number,
  only?: string,
): NumberedOption[] {
  const labelled = labelledDecisions(state, seat);
  const listed = only === undefined ? labelled : labelled.filter((each) => each === atLabel(labelled, only));
  const drawn = viewFor(state, seat).drawn ?? undefined;
  const choice = (place: string, number: number, label: string, option: Option): OptionChoice => {
    const { decision, gains } = option;
    const handle = handleFor(game, version, place, decision);
    const target = targetOf(state, decision);
    const tile = ('tile' in decision ? decision.tile : undefined) ?? drawn;
    const [spots, sentHome] = [spotsOf(state, target), sentHomeBy(state, decision)];
    return { number, label, handle, decision, gains, target, tile, spots, sentHome };
  };
  const decisions = listed.map(({ decision }) => decision);
  const options = optionsFor(state, decisions, only === undefined ? MAX_LISTED_DEPLOYMENTS : undefined);
  return options.map(({ deploymentCount, deployments, ...option }, index) => {
    const { number, label } = listed[index] ?? { number: index + 1, label: `${index + 1}` };
    const withPieces = deployments?.map((deployment, at) =>
      choice(`${number}.${at + 1}`, at + 1, `${label}.${at + 1}`, deployment),
    );
    return {
      ...choice(`${number}`, number, label, option),
      ...(deploymentCount !== undefined && { deploymentCount }),
      ...(withPieces && { deployments: withPieces }),
    };
  });
}

/** A decision, without a deployment, with its place among the options. */
export interface LabelledDecision {
  readonly number: number;
  readonly label: string;
  readonly decision: Decision;
}

/** Returns the options of a seat with their labels, `7`, `7a`, which match those in pictures. */
export function labelledDecisions(state: GameState, seat: number): LabelledDecision[] {
  const decisions = decisionsOnOffer(state, seat);
  const labels = labelsFor(decisions.map((decision) => cellIn(targetOf(state, decision)) ?? {}));
  return decisions.map((decision, index) => ({
    number: index + 1,
    label: labels[index] ?? `${index + 1}`,
    decision,
  }));
}

/** Returns the decision with a label; a superfluous letter is allowed. */
function atLabel(labelled: readonly LabelledDecision[], label: string): LabelledDecision | undefined {
  const plain = label.replace(/a$/, '');
  return labelled.find((each) => each.label === label) ?? labelled.find((each) => each.label === plain);
}

function spotsOf(state: GameState, target: Target | undefined): Spot[] {
  if (target === undefined || !('segments' in target)) return [];
  return target.segments.flatMap((name) => {
    const { x, y, segment } = parseSegmentName(name);
    const laid = tileOnBoard(state, x, y);
    return laid === undefined ? [] : [{ tile: laid.tile, rotation: laid.rotation, segment }];
  });
}

/** Returns the version that a handle was issued for; NaN if it is malformed. */
export function versionOf(handle: string): number {
  return Number(handlePattern.exec(handle)?.[1]);
}

/** Returns the decision of a handle of this version; undefined if it was not issued for this game. */
export function decisionFor(
  handle: string,
  game: string,
  version: number,
  state: GameState,
  seat: number,
): Decision | undefined {
  const [, given, option, deployment, checksum] = handlePattern.exec(handle) ?? [];
  if (Number(given) !== version) return undefined;
  const chosen = decisionsOnOffer(state, seat)[Number(option) - 1];
  const decision = chosen && withDeployment(state, chosen, deployment);
  return decision && checksumOf(game, version, decision) === checksum ? decision : undefined;
}

/** Returns the decision with a label among the current options; a superfluous letter is allowed. */
export function decisionLabelled(label: string, state: GameState, seat: number): Decision | undefined {
  const [, place = '', deployment] = /^([^.]*)(?:\.(\d+))?$/.exec(label) ?? [];
  const chosen = atLabel(labelledDecisions(state, seat), place);
  return chosen && withDeployment(state, chosen.decision, deployment);
}

/** Returns a placement with the deployment of that number, if one is given. */
function withDeployment(
  state: GameState,
  decision: Decision,
  number: string | undefined,
): Decision | undefined {
  return number === undefined ? decision : deploymentsOf(state, decision)[Number(number) - 1];
}

/** Returns the label and the handle of a decision; undefined if it is not among the options. */
export function choiceFor(
  game: string,
  version: number,
  state: GameState,
  seat: number,
  decision: Decision,
): Pick<OptionChoice, 'label' | 'handle'> | undefined {
  const bare = bareOf(decision);
  const option = labelledDecisions(state, seat).find((each) => isDeepStrictEqual(each.decision, bare));
  if (option === undefined) return undefined;
  const { number, label } = option;
  if (isDeepStrictEqual(decision, bare))
    return { label, handle: handleFor(game, version, `${number}`, option.decision) };
  const deployments = deploymentsOf(state, option.decision);
  const at = deployments.findIndex((each) => isDeepStrictEqual(each, decision));
  const found = deployments[at];
  if (found === undefined) return undefined;
  const place = `${number}.${at + 1}`;
  return { label: `${label}.${at + 1}`, handle: handleFor(game, version, place, found) };
}

/** @param place the number of the option, and that of the deployment: `3.2` */
function handleFor(game: string, version: number, place: string, decision: Decision): string {
  return `${version}-${place}-${checksumOf(game, version, decision)}`;
}

/** Returns a checksum that ties a handle to its decision, even if another version of the service orders options differently. */
function checksumOf(game: string, version: number, decision: Decision): string {
  const text = `${game} ${version} ${JSON.stringify(decision)}`;
  return hash('sha256', text, 'base64url').slice(0, 8);
}

/** Returns the cell of a target; undefined for another kind of target or none. */
export function cellIn(target: Target | undefined): { readonly x: number; readonly y: number } | undefined {
  return target !== undefined && 'cell' in target ? target.cell : undefined;
}

/** Returns the cell filled by an option, from its target: `3,-1`; undefined if it fills none. */
export function cellOf({ target }: { readonly target: Target | undefined }): string | undefined {
  const cell = cellIn(target);
  return cell && `${cell.x},${cell.y}`;
}
