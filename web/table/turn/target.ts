import { parseSegmentName } from '../../../src/segment-name.ts';
import type { Decision, Option, Table } from '../../api/types.ts';
import type { Cell } from '../../board/cell.ts';
import { formatSegmentName } from '../../board/features.ts';

/** Returns the segments of the board, as `x,y:segment`, that a decision points at. */
export function segmentsOf(decision: Decision): readonly string[] {
  if (decision.type === 'wagon' && decision.to !== null) return [formatSegmentName(decision.to)];
  if (decision.type === 'redeploy') return decision.pieces.slice(0, 1).map(({ to }) => formatSegmentName(to));
  return [];
}

/** Returns the piece that a decision deploys or moves. */
export function pieceOf(decision: Decision): string | undefined {
  if (decision.type === 'wagon') return decision.to === null ? undefined : 'wagon';
  if (decision.type === 'redeploy') return decision.pieces[0]?.piece;
  if (decision.type === 'count') return decision.quarter === null ? undefined : decision.piece;
  return 'deploy' in decision ? decision.deploy?.piece : undefined;
}

/** Lists the cells that options point at: those of features, or the town whose quarters followers enter. */
export function cellsOf(options: readonly Option[], table: Table): readonly Cell[] {
  if (options[0]?.decision.type === 'count')
    return table.tiles.filter(({ tile }) => tile.startsWith('count/'));
  return options.flatMap(({ decision }) => segmentsOf(decision).map(parseSegmentName));
}
