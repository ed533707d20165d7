import { hash } from 'node:crypto';
import {
  type Decision,
  type GameState,
  type ListedOption,
  type LogDecision,
  type Option,
  options,
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
}

/** An option with its possible deployments, numbered among themselves. */
export interface NumberedOption extends OptionChoice {
  readonly deployments?: readonly OptionChoice[];
}

/** A version and a position among its options, `12-3` or `12-3.2` for a deployment, and a checksum. */
export const handlePattern = /^(\d{1,6})-(\d{1,5})(?:\.(\d{1,5}))?-([\w-]{8})$/;

/** Returns the legal decisions of a seat; lists a tile that looks the same in every rotation only once, as printed. */
export function optionsOnOffer(state: GameState, seat: number): ListedOption[] {
  return options(state, seat).filter(({ decision }) => unturned(state, decision) === decision);
}

/** Returns the options of a seat, numbered from 1, each with a handle of at most 32 bytes. */
export function numberedOptions(
  game: string,
  version: number,
  state: GameState,
  seat: number,
): NumberedOption[] {
  const offered = optionsOnOffer(state, seat);
  const labels = decisionLabels(
    state,
    offered.map(({ decision }) => decision),
  );
  const drawn = viewFor(state, seat).drawn ?? undefined;
  const choice = (place: string, number: number, label: string, option: Option): OptionChoice => {
    const { decision, gains } = option;
    const handle = `${version}-${place}-${checksumOf(game, version, decision)}`;
    const target = targetOf(state, decision);
    const tile = ('tile' in decision ? decision.tile : undefined) ?? drawn;
    return { number, label, handle, decision, gains, target, tile, spots: spotsOf(state, target) };
  };
  return offered.map((option, index) => {
    const number = index + 1;
    const label = labels[index] ?? `${number}`;
    const deployments = option.deployments?.map((deployment, at) =>
      choice(`${number}.${at + 1}`, at + 1, `${label}.${at + 1}`, deployment),
    );
    return { ...choice(`${number}`, number, label, option), ...(deployments && { deployments }) };
  });
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
  const chosen = optionsOnOffer(state, seat)[Number(option) - 1];
  const choice = deployment === undefined ? chosen : chosen?.deployments?.[Number(deployment) - 1];
  return choice && checksumOf(game, version, choice.decision) === checksum ? choice.decision : undefined;
}

/** Returns the decision with a label among the current options; a superfluous letter is allowed. */
export function decisionLabelled(label: string, state: GameState, seat: number): Decision | undefined {
  const offered = optionsOnOffer(state, seat);
  const [, place = '', deployment] = /^([^.]*)(?:\.(\d+))?$/.exec(label) ?? [];
  const labels = decisionLabels(
    state,
    offered.map(({ decision }) => decision),
  );
  const chosen = offered[labels.indexOf(labels.includes(place) ? place : place.replace(/a$/, ''))];
  const choice = deployment === undefined ? chosen : chosen?.deployments?.[Number(deployment) - 1];
  return choice?.decision;
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

/** Returns the labels of available decisions, in order: `7`, `7a`. They match those in pictures. */
export function decisionLabels(state: GameState, decisions: readonly LogDecision[]): string[] {
  return labelsFor(decisions.map((decision) => cellIn(targetOf(state, decision)) ?? {}));
}
