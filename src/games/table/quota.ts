import { countCurrentGames, isGuest } from '../../accounts/store/guests.ts';
import { spend } from '../../limits/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { countOpenGames } from '../store/game-lists.ts';

/** Maximum number of a guest's unfinished games. */
const maxGamesOfGuest = 5;

/** Maximum number of a player's open games. */
export const maxOpenGames = 50;

/**
 * Counts a new game of a player before it is created.
 * @throws Problem too-many-open-games, account-required, too-many-requests
 */
export async function spendNewGame(deps: Deps, ownerId: string): Promise<void> {
  if ((await countOpenGames(deps.db.prisma, ownerId)) >= maxOpenGames)
    throw problem('too-many-open-games', {
      detail: `${maxOpenGames} of your games are already waiting for players.`,
    });
  if (await isGuest(deps.db.prisma, ownerId)) await spendGamesOfGuest(deps, ownerId);
  await spend(deps, 'games-hourly', ownerId);
  await spend(deps, 'games-daily', ownerId);
}

async function spendGamesOfGuest(deps: Deps, guest: string): Promise<void> {
  await assertGuestGameLimit(deps, guest);
  await spend(deps, 'guest-games-daily', guest);
}

/**
 * Refuses a guest who has reached the game limit; does nothing for accounts.
 * @throws Problem account-required
 */
export async function assertGuestLimit(deps: Deps, playerId: string): Promise<void> {
  if (await isGuest(deps.db.prisma, playerId)) await assertGuestGameLimit(deps, playerId);
}

async function assertGuestGameLimit({ db }: Deps, guest: string): Promise<void> {
  if ((await countCurrentGames(db.prisma, guest)) < maxGamesOfGuest) return;
  const detail = `Guests can play ${maxGamesOfGuest} games at once. Finish one, or turn your guest into an account.`;
  throw problem('account-required', { detail });
}
