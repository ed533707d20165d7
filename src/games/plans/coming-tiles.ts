import type { GameRow } from '../../db/games.ts';
import { pilesFor, remaining, rulesSchema, viewFor } from '../../engine/index.ts';
import type { LoadedGame } from '../state/cache.ts';
import { hasAids } from '../views/aids.ts';

/**
 * Returns the types of tile that a seat may come to place, as far as it knows: those that nobody has shown yet, those of
 * its hand, and the one that it has drawn. Where the table plays without aids nobody counts for it: then all of the game.
 */
export function comingTiles({ row, state }: LoadedGame, seat: number): string[] {
  if (!hasAids(row)) return tilesOf(row);
  const { hand, drawn, turn } = viewFor(state, seat);
  const shown = turn.seat === seat && drawn !== null ? [drawn] : [];
  const unseen = remaining(state, seat).map(({ tile }) => tile);
  return [...new Set([...unseen, ...(hand ?? []), ...shown])].sort();
}

function tilesOf(row: GameRow): string[] {
  const piles = pilesFor(rulesSchema.parse(row.rules), row.seatCount);
  return [...new Set(piles.flatMap(({ tiles }) => tiles))].sort();
}
