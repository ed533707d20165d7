import { newId } from '../db/id.ts';
import { visibleGame } from '../games/access.ts';
import type { ListPart } from '../helpers/list-part.ts';
import type { Deps } from '../platform/deps.ts';
import { findOther, type Person } from '../players/find-player.ts';
import { deleteMute, insertMute, listMutes } from './store/mutes.ts';

/**
 * Mutes a player, in one game or in all: their messages are hidden from the muter. No one is notified.
 * @throws Problem player-not-found, yourself, game-not-found
 */
export async function mute(deps: Deps, playerId: string, name: string, game?: string): Promise<Person> {
  const other = await findOther(deps, playerId, name);
  if (game !== undefined) await visibleGame(deps, playerId, game);
  const names = { id: newId(), player: playerId, muted: other.playerId, game };
  await insertMute(deps.db.prisma, { ...names, at: deps.clock() });
  return other;
}

/**
 * Deletes the mute in one game, or without a game the one in all games.
 * @throws Problem player-not-found, yourself
 */
export async function unmute(deps: Deps, playerId: string, name: string, game?: string): Promise<Person> {
  const other = await findOther(deps, playerId, name);
  await deleteMute(deps.db.prisma, playerId, other.playerId, game);
  return other;
}

/** Returns the mutes of a player, newest first. */
export function mutesOf({ db }: Deps, playerId: string, part: ListPart) {
  return listMutes(db.prisma, playerId, part);
}
