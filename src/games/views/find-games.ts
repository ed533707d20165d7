import type { Deps } from '../../platform/deps.ts';
import { endingLength, gamesEnding, gamesInviting, gameWithCode } from '../store/game-lists.ts';
import type { GameRow } from '../store/games.ts';

/** Returns the short id of a game for people: the last digits of its id. */
export function shortIdOf(id: string): string {
  return id.slice(-endingLength);
}

/** Returns the games visible to the player whose id ends in a short id or longer digits; usually one. */
export function gamesNamed({ db }: Deps, playerId: string, shortId: string): Promise<GameRow[]> {
  return gamesEnding(db.prisma, playerId, shortId);
}

/** Returns the open game with an invitation code; any player with the code can take a seat. */
export function gameInvitedTo({ db }: Deps, playerId: string, code: string): Promise<GameRow | undefined> {
  return gameWithCode(db.prisma, playerId, code);
}

/** Returns the open games that a player was invited to and has not joined, newest first. */
export function openInvitations({ db }: Deps, playerId: string, limit: number): Promise<GameRow[]> {
  return gamesInviting(db.prisma, playerId, { limit });
}
