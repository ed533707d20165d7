import type { Cell } from '../../board/cell.ts';
import { cellsOf } from './target.ts';
import type { Turn } from './use-turn.ts';

/** Returns the cell of the tile that lies there for a look, or the cells that the options point at. */
export function focusOf({ choice, question, table }: Turn): readonly Cell[] {
  return choice.cell === undefined ? cellsOf(question.options, table) : [choice.cell];
}
