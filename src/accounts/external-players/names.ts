import type { Deps } from '../../platform/deps.ts';
import { type ExternalName, externalNames, handleOfExternal } from '../store/external-players.ts';

/** Adds the application's name for each player; without an application, returns the players unchanged. */
export async function withExternalNames<Player extends { readonly playerId: string }>(
  { db }: Deps,
  application: string | undefined,
  players: readonly Player[],
): Promise<(Player & { external?: ExternalName })[]> {
  if (application === undefined || players.length === 0) return [...players];
  const ids = players.map(({ playerId }) => playerId);
  const names = await externalNames(db.prisma, application, ids);
  return players.map((player) => {
    const external = names.get(player.playerId);
    return external === undefined ? player : { ...player, external };
  });
}

/** Returns the application's name for a player. */
export async function nameKnownTo(
  { db }: Deps,
  application: string,
  player: string,
): Promise<ExternalName | undefined> {
  return (await externalNames(db.prisma, application, [player])).get(player);
}

/**
 * Returns the handle of the player with a name in an application's chat: by external id, else by display name if it is
 * unique. Returns the name itself if it is unknown or there is no application.
 */
export async function handleFor(
  { db }: Deps,
  application: string | undefined,
  name: string,
): Promise<string> {
  if (application === undefined) return name;
  return (await handleOfExternal(db.prisma, application, name)) ?? name;
}
