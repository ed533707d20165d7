import type { GameRow } from '../../../../db/games.ts';

/** The points of each seat in a line: `Anna 12 · Bruno 7`. */
export function scoresLine({ seats, scores }: GameRow): string {
  return seats.map(({ seat, displayName }) => `${displayName} ${scores[seat] ?? 0}`).join(' · ');
}
