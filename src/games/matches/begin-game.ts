import { type Both, type MatchStanding, otherSide } from '../../competitions/match.ts';
import type { Visibility } from '../../db/games/games.ts';
import type { MatchRow } from '../../db/matches/matches.ts';
import type { Deps } from '../../platform/deps.ts';
import { createSeatedGame, type SeatedGame } from '../table/create-seated.ts';
import { matchSettingsSchema } from './settings.ts';

/** Begins a game of a match, or a pair of them, in the transaction under way. @throws Problem those of `createSeatedGame` */
export async function beginGame(
  deps: Deps,
  match: MatchRow,
  { number, starter }: NonNullable<MatchStanding['next']>,
): Promise<void> {
  const sides: Both<string> = [match.firstId, match.secondId];
  const players = [sides[starter], sides[otherSide(starter)]];
  await createSeatedGame(deps, { ...gameOf(match), players, inMatch: { match: match.id, number } });
}

/** Returns what the games of a match are like. */
export function gameOf(match: MatchRow): Omit<SeatedGame, 'players' | 'inMatch'> {
  const { rules, clock, aids, allowRobots } = matchSettingsSchema.parse(match.settings);
  return {
    name: match.name,
    label: match.label ?? undefined,
    rules,
    visibility: match.visibility as Visibility,
    seating: 'as-taken',
    clock: clock ?? undefined,
    aids,
    allowRobots,
    ownerId: match.creatorId,
  };
}
