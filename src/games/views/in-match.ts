import { pick } from '../../helpers/pick.ts';
import type { BestOf } from '../../matches/rules/match.ts';
import type { GameRow, MatchOfGame } from '../store/games.ts';

/** A game's position in its match, and the current standing of the match. */
export interface GameInMatch extends Pick<MatchOfGame, 'form' | 'status' | 'rated'> {
  readonly id: string;
  /** From 1. */
  readonly game: number;
  readonly bestOf: BestOf;
  /** Points of both players, in seat order. */
  readonly points: readonly number[];
}

/** Returns an object with the game's match, or an empty one if it belongs to none. */
export function gameInMatch({ matchId, matchGame, match, seats }: GameRow): { readonly match?: GameInMatch } {
  if (matchId === null || match === null) return {};
  const { bestOf, firstId, firstHalves, secondHalves } = match;
  const points = seats.map(({ playerId }) => (playerId === firstId ? firstHalves : secondHalves) / 2);
  const view: GameInMatch = {
    id: matchId,
    game: matchGame ?? 1,
    bestOf: bestOf as BestOf,
    ...pick(match, 'form', 'status', 'rated'),
    points,
  };
  return { match: view };
}
