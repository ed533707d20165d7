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

/** A segment of a tile that lies on the board, turned by `rotation` degrees. */
export interface Spot {
  readonly tile: string;
  readonly rotation: number;
  readonly segment: string;
}

/** A legal decision with its number among the options, and a handle that stands for it at this version only. */
export interface OptionChoice {
  readonly number: number;
  /** As on the picture of the board: cells are counted, and options that share a cell get letters. */
  readonly label: string;
  readonly handle: string;
  readonly decision: Decision;
  /** Points per seat; empty where the table plays without aids. */
  readonly gains: readonly number[];
  /** What the decision points at. */
  readonly target: Target | undefined;
  /** The tile that it lays, if it lays one: that of the hand, or the drawn one. */
  readonly tile: string | undefined;
  /** The parts of tiles on the board that the decision points at. */
  readonly spots: readonly Spot[];
}

/** The same, with the deployments that may go with it, numbered among themselves. */
export interface NumberedOption extends OptionChoice {
  readonly deployments?: readonly OptionChoice[];
}

/** A version and a place in its options, `12-3` or `12-3.2` for a deployment, and a checksum. */
export const handlePattern = /^(\d{1,6})-(\d{1,5})(?:\.(\d{1,5}))?-([\w-]{8})$/;

/** Returns the legal decisions of a seat; a tile that looks the same in every rotation lies as printed, and no other way. */
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

/** Returns the version that a handle was given out for; NaN if it is no handle. */
export function versionOf(handle: string): number {
  return Number(handlePattern.exec(handle)?.[1]);
}

/** Returns the decision that a handle of this version stands for; undefined if it was not given out for this game. */
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

/** Returns the decision that a label of the current options stands for; a letter may stand where there is no choice. */
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

/** Returns what ties a handle to its decision, even if another version of the service orders options differently. */
function checksumOf(game: string, version: number, decision: Decision): string {
  const text = `${game} ${version} ${JSON.stringify(decision)}`;
  return hash('sha256', text, 'base64url').slice(0, 8);
}

/** Returns the cell of the board that is pointed at; undefined if it is something else or nothing. */
export function cellIn(target: Target | undefined): { readonly x: number; readonly y: number } | undefined {
  return target !== undefined && 'cell' in target ? target.cell : undefined;
}

/** Returns the cell that an option fills, by its target: `3,-1`; undefined where it fills none. */
export function cellOf({ target }: { readonly target: Target | undefined }): string | undefined {
  const cell = cellIn(target);
  return cell && `${cell.x},${cell.y}`;
}

/** Returns the labels of decisions on offer, in their order: `7`, `7a`; they are the same as on a picture. */
export function decisionLabels(state: GameState, decisions: readonly LogDecision[]): string[] {
  return labelsFor(decisions.map((decision) => cellIn(targetOf(state, decision)) ?? {}));
}
