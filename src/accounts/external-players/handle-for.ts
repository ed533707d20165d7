import { handleOfExternal } from '../../db/external-players.ts';
import type { Deps } from '../../deps.ts';

/**
 * Returns the handle of the player whom people in an application's chat call by a name: by external id, else by
 * display name if only one player has it. Without an application, or when the name is unknown, returns the name.
 */
export async function handleFor(
  { db }: Deps,
  application: string | undefined,
  name: string,
): Promise<string> {
  if (application === undefined) return name;
  return (await handleOfExternal(db.pool, application, name)) ?? name;
}
