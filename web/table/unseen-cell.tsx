import type { Cell } from '../board/cell.ts';
import { t } from '../i18n/index.ts';

/** Gives a cell's coordinates to screen readers; the board in words has the same numbers. */
export function UnseenCell({ cell }: { cell: Cell | undefined }) {
  return cell === undefined ? null : <span class="unseen"> {t().turn.atCell(cell.x, cell.y)}.</span>;
}
