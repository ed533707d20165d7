import { createSeatedGame, type SeatedGame } from '../games/table/create-seated.ts';
import { createMirroredPair } from '../games/table/mirrored-pair.ts';
import type { Bag } from '../games/table/new-game.ts';
import { DEFAULT_TERMS } from '../games/terms.ts';
import type { Deps } from '../platform/deps.ts';
import { type MatchStanding, otherSide } from './rules/match.ts';
import { matchSettingsSchema } from './settings.ts';
import { type MatchRow, playersOf } from './store/matches.ts';

/**
 * Starts a game of a match, or a pair of games, in the current transaction.
 * @throws Problem those of `createSeatedGame`
 */
export async function startMatchGame(
  deps: Deps,
  match: MatchRow,
  { number, starter }: NonNullable<MatchStanding['next']>,
  bag?: Bag,
): Promise<void> {
  const sides = playersOf(match);
  const players = [sides[starter], sides[otherSide(starter)]] as const;
  const game = { ...gameOf(match), inMatch: { match: match.id, number } };
  if (match.form === 'mirrored') await createMirroredPair(deps, { ...game, players });
  else await createSeatedGame(deps, { ...game, players, seating: 'as-taken' }, bag);
}

/** Returns the settings of a match's games. */
export function gameOf(match: MatchRow): Omit<SeatedGame, 'players' | 'seating' | 'inMatch'> {
  const { clock, ...settings } = matchSettingsSchema.parse(match.settings);
  return {
    ...DEFAULT_TERMS,
    ...settings,
    name: match.name,
    label: match.label ?? undefined,
    visibility: match.visibility,
    clock: clock ?? undefined,
    ownerId: match.creatorId,
  };
}
