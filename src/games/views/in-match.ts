import { pick } from '../../helpers/pick.ts';
import type { BestOf } from '../../matches/rules/match.ts';
import type { GameRow, MatchOfGame } from '../store/games.ts';

/** Which game of which match a game is, and how the match stands now. */
export interface GameInMatch extends Pick<MatchOfGame, 'form' | 'status' | 'rated'> {
  readonly id: string;
  /** From 1 on. */
  readonly game: number;
  readonly bestOf: BestOf;
  /** Of both players in the order of seats. */
  readonly points: readonly number[];
}

/** Returns, as a member, which game of which match a game is; none of a game that belongs to no match. */
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
