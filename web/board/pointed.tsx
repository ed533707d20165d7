import type { Cell } from './cell.ts';

/** Marks the cell that a text next to the board refers to. */
export function PointedCell({ x, y }: Cell) {
  return <rect class="pointed-cell" x={x * 100 - 3} y={y * 100 - 3} width={106} height={106} rx={9} />;
}
