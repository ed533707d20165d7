import { type MatchStanding, otherSide } from '../../competitions/match.ts';
import type { GameRow, Visibility } from '../../db/games/games.ts';
import { findMatch, type MatchRow, playersOf } from '../../db/matches/matches.ts';
import type { Tx } from '../../db/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import { createSeatedGame, type SeatedGame } from '../table/create-seated.ts';
import { createMirroredPair, createOtherOfPair } from '../table/mirrored-pair.ts';
import type { Bag } from '../table/new-game.ts';
import { DEFAULT_TERMS } from '../terms.ts';
import { matchSettingsSchema } from './settings.ts';

/** Begins a game of a match, or a pair of them, in the transaction under way. @throws Problem those of `createSeatedGame` */
export async function beginGame(
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

/** Begins the second game of the pair with which a challenge was accepted; does nothing where games are played singly. */
export async function beginOtherOfPair(deps: Deps, client: Tx, first: GameRow): Promise<void> {
  if (first.matchId === null || first.match?.form !== 'mirrored') return;
  const match = await findMatch(client, first.matchId);
  if (match === undefined) throw new Error(`game ${first.id} belongs to no match`);
  await createOtherOfPair(deps, first, { ...gameOf(match), inMatch: { match: match.id, number: 1 } });
}

/** Returns what the games of a match are like. */
export function gameOf(match: MatchRow): Omit<SeatedGame, 'players' | 'seating' | 'inMatch'> {
  const { clock, ...settings } = matchSettingsSchema.parse(match.settings);
  return {
    ...DEFAULT_TERMS,
    ...settings,
    name: match.name,
    label: match.label ?? undefined,
    visibility: match.visibility as Visibility,
    clock: clock ?? undefined,
    ownerId: match.creatorId,
  };
}
