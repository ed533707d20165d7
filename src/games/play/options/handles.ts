import { createHash } from 'node:crypto';
import type { Decision, GameState, Option } from '../../../engine/index.ts';
import { options } from '../../../engine/index.ts';
import { labelsFor } from '../../../option-labels.ts';

/** A legal decision with its number among the others, and a handle that stands for it at this version only. */
export interface NumberedPlay {
  readonly number: number;
  /** As on the picture of the board: cells are counted, and options that share one get letters. */
  readonly label: string;
  readonly handle: string;
  readonly decision: Decision;
  readonly gains: readonly number[];
}

/** The same, with the deployments that may go with it, numbered among themselves. */
export interface NumberedOption extends NumberedPlay {
  readonly deployments?: readonly NumberedPlay[];
}

/** A place in the lists of options of a version: `12-3` or, for a deployment, `12-3.2`, and a check. */
export const handleForm = /^(\d{1,6})-(\d{1,5})(?:\.(\d{1,5}))?-([\w-]{8})$/;

/** What a seat may do now, numbered from 1, each with a handle of at most 32 bytes. */
export function numberedOptions(
  game: string,
  version: number,
  state: GameState,
  seat: number,
): NumberedOption[] {
  const offered = options(state, seat);
  const labels = labelsFor(offered.map(({ decision }) => decision));
  const numbered = (
    place: string,
    number: number,
    label: string,
    { decision, gains }: Option,
  ): NumberedPlay => ({
    number,
    label,
    handle: `${version}-${place}-${checkOf(game, version, decision)}`,
    decision,
    gains,
  });
  return offered.map((option, index) => {
    const place = `${index + 1}`;
    const label = labels[index] ?? place;
    const { deployments } = option;
    return {
      ...numbered(place, index + 1, label, option),
      ...(deployments && {
        deployments: deployments.map((play, at) =>
          numbered(`${place}.${at + 1}`, at + 1, `${label}.${at + 1}`, play),
        ),
      }),
    };
  });
}

/** The version that a handle was given for. */
export function versionOf(handle: string): number {
  return Number(handleForm.exec(handle)?.[1]);
}

/** The decision that a handle of this version stands for; undefined when it was not given out for this game. */
export function decisionFor(
  handle: string,
  game: string,
  version: number,
  state: GameState,
  seat: number,
): Decision | undefined {
  const [, given, option, deployment, check] = handleForm.exec(handle) ?? [];
  if (Number(given) !== version) return undefined;
  const found = options(state, seat)[Number(option) - 1];
  const play = deployment === undefined ? found : found?.deployments?.[Number(deployment) - 1];
  return play && checkOf(game, version, play.decision) === check ? play.decision : undefined;
}

/** The decision that a label of the options stands for, as the state is. */
export function decisionLabelled(label: string, state: GameState, seat: number): Decision | undefined {
  const offered = options(state, seat);
  const [, place = '', deployment] = /^([^.]*)(?:\.(\d+))?$/.exec(label) ?? [];
  const found = offered[labelsFor(offered.map(({ decision }) => decision)).indexOf(place)];
  const play = deployment === undefined ? found : found?.deployments?.[Number(deployment) - 1];
  return play?.decision;
}

/** Ties a handle to game, version and decision, also across versions of the service that order options anew. */
function checkOf(game: string, version: number, decision: Decision): string {
  const text = `${game} ${version} ${JSON.stringify(decision)}`;
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
