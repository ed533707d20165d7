import type { Decision } from '../../api/types.ts';
import type { Cell } from '../../board/cell.ts';
import { isPlacementMember, type SingleOption } from './placements.ts';

/** A deployment on another tile than the placed one is an action of this name. */
export const ELSEWHERE = 'deploy';

/** A part of an action, which is chosen apart: a place on the board, a piece, or a word. */
export interface Part {
  /** Its path in the decision: `floor.at`, `floor.capture.at`. */
  readonly path: string;
  /** A cell, and the segment there if one is meant. */
  readonly at?: Cell & { readonly segment?: string | undefined };
  /** The piece, or another word. */
  readonly word?: string;
  /** The seat of the piece; undefined for the player's. */
  readonly seat?: number | undefined;
}

/** Options that differ in one part of an action. */
export interface Alternative {
  /** Undefined where the action is complete without. */
  readonly part: Part | undefined;
  /** The first option with it. */
  readonly option: SingleOption;
}

/** A part of an action that has alternatives. */
export interface Stage {
  readonly path: string;
  readonly alternatives: readonly Alternative[];
  /** The one that is chosen so far. */
  readonly chosen: Alternative | undefined;
}

/** Lists the parts of an action in the order in which they are chosen. */
export function partsOf(decision: Decision): Part[] {
  return Object.entries(decision).flatMap(([name, value]) =>
    name === ELSEWHERE || !isPlacementMember(name) ? partsIn(name, value) : [],
  );
}

/** A place comes first, then the piece there, then the rest in its order. */
function partsIn(path: string, value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [{ path, word: String(value) }];
  const { x, y, segment, seat, piece, ...rest } = value as Readonly<Record<string, unknown>>;
  const parts: Part[] = [];
  if (typeof x === 'number' && typeof y === 'number')
    parts.push({ path: `${path}.at`, at: { x, y, segment: wordIn(segment) } });
  else if (segment !== undefined) parts.push({ path: `${path}.segment`, word: String(segment) });
  if (piece !== undefined)
    parts.push({
      path: `${path}.piece`,
      word: String(piece),
      seat: typeof seat === 'number' ? seat : undefined,
    });
  return [...parts, ...Object.entries(rest).flatMap(([name, inner]) => partsIn(`${path}.${name}`, inner))];
}

const wordIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Returns the parts of an action that have alternatives, as far as they follow from the chosen option. Without one
 * it is the first part alone.
 */
export function stagesOf(options: readonly SingleOption[], chosen: SingleOption | undefined): Stage[] {
  const parts = new Map(options.map((option) => [option, partsOf(option.decision)]));
  const stages: Stage[] = [];
  let left = options;
  for (let depth = 0; left.length > 0; depth++) {
    const keyAt = (option: SingleOption) => JSON.stringify(parts.get(option)?.[depth] ?? null);
    const alternatives = new Map<string, Alternative>();
    for (const option of left)
      if (!alternatives.has(keyAt(option)))
        alternatives.set(keyAt(option), { part: parts.get(option)?.[depth], option });
    const all = [...alternatives.values()];
    const path = all.find(({ part }) => part !== undefined)?.part?.path;
    if (path === undefined) break;
    const taken = chosen && alternatives.get(keyAt(chosen));
    if (depth === 0 || all.length > 1) stages.push({ path, alternatives: all, chosen: taken });
    if (chosen === undefined || taken?.part === undefined) break;
    left = left.filter((option) => keyAt(option) === keyAt(chosen));
  }
  return stages;
}
