import { pilesFor, remaining, rulesSchema, viewFor } from '../../engine/index.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import type { GameRow } from '../store/games.ts';
import { hasAssistance } from '../views/assistance.ts';

/**
 * Returns the types of tile that a seat may come to place, as far as a viewer knows: those that the viewer has not seen,
 * the one that the seat has drawn, and those of its hand if that is the viewer's. Where the table plays without aids
 * nobody counts: then all of the game.
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
