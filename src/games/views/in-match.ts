import type { BestOf, MatchForm } from '../../matches/rules/match.ts';
import type { GameRow } from '../store/games.ts';

/** Which game of which match a game is, and how the match stands now. */
export interface GameInMatch {
  readonly id: string;
  /** From 1 on. */
  readonly game: number;
  readonly bestOf: BestOf;
  readonly form: MatchForm;
  readonly status: 'proposed' | 'running' | 'finished' | 'cancelled';
  /** Whether the match counts for the ratings of its players. */
  readonly rated: boolean;
  /** Of both players in the order of seats. */
  readonly points: readonly number[];
}

/** Returns, as a member, which game of which match a game is; none of a game that belongs to no match. */
export function gameInMatch({ matchId, matchGame, match, seats }: GameRow): { readonly match?: GameInMatch } {
  if (matchId === null || match === null) return {};
  const { bestOf, form, status, rated, firstId, firstHalves, secondHalves } = match;
  const points = seats.map(({ playerId }) => (playerId === firstId ? firstHalves : secondHalves) / 2);
  const view: GameInMatch = {
    id: matchId,
    game: matchGame ?? 1,
    bestOf: bestOf as BestOf,
    form: form as MatchForm,
    status: status as GameInMatch['status'],
    rated,
    points,
  };
  return { match: view };
}
