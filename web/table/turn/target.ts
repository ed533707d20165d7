import { parseSegmentName } from '../../../src/helpers/segment-name.ts';
import type { Decision, Option, Table } from '../../api/types.ts';
import type { Cell } from '../../board/cell.ts';

type Pointing = Pick<Option, 'target'>;

/** Returns the segments of the board, as `x,y:segment`, that an option points at. */
export function segmentsOf({ target }: Pointing): readonly string[] {
  return target !== null && 'segments' in target ? target.segments : [];
}

/** Returns the cell of the board that an option points at. */
export const cellOf = ({ target }: Pointing): Cell | undefined =>
  target !== null && 'cell' in target ? target.cell : undefined;

/** Returns the option that points at one of these segments; if several do, the one that points at the fewest. */
export function optionAt(options: readonly Option[], segments: readonly string[]): Option | undefined {
  const [first] = options
    .filter((option) => segmentsOf(option).some((segment) => segments.includes(segment)))
    .sort((one, other) => segmentsOf(one).length - segmentsOf(other).length);
  return first;
}

/** Prefix of the ids of the town's tiles. */
const TOWN = 'count/';

/** Lists the cells that have to be visible: those of features, or those of the town. */
export function cellsOf(options: readonly Pointing[], { tiles }: Table): readonly Cell[] {
  if (options.some(({ target }) => target !== null && 'quarter' in target))
    return tiles.filter(({ tile }) => tile.startsWith(TOWN));
  return options.flatMap((option) => cellOf(option) ?? segmentsOf(option).map(parseSegmentName));
}

/** Returns the piece that a decision deploys or moves: it names the piece, or is named like it. */
export function pieceOf(decision: Decision, { seats }: Table): string | undefined {
  if ('deploy' in decision) return decision.deploy?.piece;
  if ('pieces' in decision) return decision.pieces[0]?.piece;
  if ('piece' in decision) return decision.piece;
  return seats.some(({ pieces }) => decision.type in pieces) ? decision.type : undefined;
}
