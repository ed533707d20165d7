import { lookOf } from '../../src/render/seats.ts';
import type { LogEntry } from '../api/client.ts';
import { cellOf, movesSince } from './moves.ts';

interface RecentMovesProps {
  readonly entries: readonly LogEntry[];
  /** The reader's seat; null for spectators, who have seen everything. */
  readonly seat: number | null;
}

/** The corner of a tile, drawn at each of its four; meeples stand away from corners. */
const CORNERS = 'M-2 18V2q0-4 4-4h16M82-2h16q4 0 4 4v16M102 82v16q0 4-4 4H82M18 102H2q-4 0-4-4V82';

/** Marks the tiles that others have placed since the reader's last move; the picture frames the last one. */
export function RecentMoves({ entries, seat }: RecentMovesProps) {
  if (seat === null) return null;
  return (
    <g class="recent" aria-hidden="true">
      {movesSince(entries, seat).map((entry) => {
        const cell = cellOf(entry);
        return (
          cell !== undefined && (
            <path
              key={entry.seq}
              d={CORNERS}
              transform={`translate(${cell.x * 100} ${cell.y * 100})`}
              stroke={lookOf(entry.seat).fill}
            />
          )
        );
      })}
    </g>
  );
}
