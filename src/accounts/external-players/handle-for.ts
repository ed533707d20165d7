import { handleOfExternal } from '../../db/external-players.ts';
import type { Deps } from '../../deps.ts';

/**
 * The handle of whoever people in an application's chat call by a name: by the id there, else by the only display
 * name that is such. Without an application, or when nobody is known so, the name itself.
 */
export async function handleFor(
  { db }: Deps,
  application: string | undefined,
  name: string,
): Promise<string> {
  if (application === undefined) return name;
  return (await handleOfExternal(db.pool, application, name)) ?? name;
}
