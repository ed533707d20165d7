import { parseSegmentName } from '../../../src/segment-name.ts';
import type { Decision, Option, Table } from '../../api/types.ts';
import type { Cell } from '../../board/cell.ts';
import { formatSegmentName } from '../../board/features.ts';

/** A cell, segments of the board as `x,y:segment`, or a quarter of a town. */
export type Target =
  | { readonly cell: Cell }
  | { readonly segments: readonly string[] }
  | { readonly quarter: string };

/** Returns what an option points at; undefined where it points at nothing. */
export function targetOf({ decision }: Pick<Option, 'decision'>): Target | undefined {
  switch (decision.type) {
    case 'tile':
    case 'abbey':
      return { cell: { x: decision.x, y: decision.y } };
    case 'wagon':
      return decision.to === null ? undefined : { segments: [formatSegmentName(decision.to)] };
    case 'count':
      return decision.quarter === null ? undefined : { quarter: decision.quarter };
    case 'redeploy':
      return decision.pieces.length === 0
        ? undefined
        : { segments: decision.pieces.map(({ to }) => formatSegmentName(to)) };
    case 'draw':
      return undefined;
  }
}

/** Returns the segments of the board that an option points at. */
export function segmentsOf(option: Pick<Option, 'decision'>): readonly string[] {
  const target = targetOf(option);
  return target !== undefined && 'segments' in target ? target.segments : [];
}

/** Returns the option that points at one of these segments; of several the one that points at the fewest. */
export function optionAt(options: readonly Option[], segments: readonly string[]): Option | undefined {
  const [first] = options
    .filter((option) => segmentsOf(option).some((segment) => segments.includes(segment)))
    .sort((one, other) => segmentsOf(one).length - segmentsOf(other).length);
  return first;
}

/** Lists the cells that the player has to see: those of features, or those of the town. */
export function cellsOf(options: readonly Option[], { tiles }: Table): readonly Cell[] {
  const targets = options.map(targetOf);
  if (targets.some((target) => target !== undefined && 'quarter' in target))
    return tiles.filter(({ tile }) => tile.startsWith(TOWN));
  return options.flatMap((option) => segmentsOf(option).map(parseSegmentName));
}

/** Prefix of the ids of the town's tiles. */
const TOWN = 'count/';

/** Returns the piece that a decision deploys or moves. */
export function pieceOf(decision: Decision): string | undefined {
  if (decision.type === 'wagon') return decision.to === null ? undefined : 'wagon';
  if (decision.type === 'redeploy') return decision.pieces[0]?.piece;
  if (decision.type === 'count') return decision.quarter === null ? undefined : decision.piece;
  return 'deploy' in decision ? decision.deploy?.piece : undefined;
}
