import { pilesFor, remaining, rulesSchema, viewFor } from '../../engine/index.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import type { GameRow } from '../store/games.ts';
import { hasAssistance } from '../views/assistance.ts';

/**
 * Returns the types of tile that a seat may still place, as far as a viewer knows: those the viewer has not seen, the one the seat has
 * drawn, and those in its hand if it is the viewer's. A table without assistance counts no tiles, so all types in the game are returned.
 */
export function comingTiles({ row, state }: LoadedGame, seat: number, viewer = seat): string[] {
  if (!hasAssistance(row)) return tilesOf(row);
  const { hand, drawn, turn } = viewFor(state, viewer);
  const shown = turn.seat === seat && drawn !== null ? [drawn] : [];
  const held = seat === viewer ? (hand ?? []) : [];
  const unseen = remaining(state, viewer).map(({ tile }) => tile);
  return [...new Set([...unseen, ...held, ...shown])].sort();
}

function tilesOf(row: GameRow): string[] {
  const piles = pilesFor(rulesSchema.parse(row.rules), row.seatCount);
  return [...new Set(piles.flatMap(({ tiles }) => tiles))].sort();
}
