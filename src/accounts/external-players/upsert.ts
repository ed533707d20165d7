import { randomInt } from 'node:crypto';
import { transaction } from '../../db/client.ts';
import {
  type ExternalName,
  type ExternalPlayerRow,
  findExternalPlayer,
  insertExternalPlayer,
} from '../../db/external-players.ts';
import { newId } from '../../db/id.ts';
import { changeDescription, insertPlayer } from '../../db/players.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { type ExternalPlayer, externalPlayerOf } from './view.ts';

/** What an application says about one of its players. */
export interface Description {
  readonly displayName: string;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/**
 * Makes the player whom the application knows by a name, or describes them anew. A player who was claimed says
 * themselves who they are and stays as they are.
 */
export async function putExternalPlayer(
  deps: Deps,
  application: string,
  name: ExternalName,
  description: Description,
): Promise<{ player: ExternalPlayer; isNew: boolean }> {
  const isNew =
    (await findExternalPlayer(deps.db.pool, application, name)) === undefined &&
    (await makePlayer(deps, application, name, description));
  const known = await knownPlayer(deps, application, name);
  if (isNew || known.claimedAt !== null) return { player: externalPlayerOf(known), isNew };
  await changeDescription(deps.db.pool, known.playerId, description, deps.clock());
  return { player: externalPlayerOf(await knownPlayer(deps, application, name)), isNew };
}

/**
 * The player whom the application knows by a name.
 * @throws Problem not-your-player
 */
export async function readExternalPlayer(
  deps: Deps,
  application: string,
  name: ExternalName,
): Promise<ExternalPlayer> {
  return externalPlayerOf(await knownPlayer(deps, application, name));
}

async function knownPlayer(
  { db }: Deps,
  application: string,
  name: ExternalName,
): Promise<ExternalPlayerRow> {
  const known = await findExternalPlayer(db.pool, application, name);
  if (known === undefined) throw problem('not-your-player');
  return known;
}

/** False: somebody else made the player in the same moment. */
async function makePlayer(
  deps: Deps,
  application: string,
  name: ExternalName,
  description: Description,
): Promise<boolean> {
  const at = deps.clock();
  const playerId = newId();
  const named = { ...name, id: newId(), playerId, at };
  return transaction(deps.db, async (client) => {
    await insertPlayer(client, { id: playerId, handle: handleFor(name, description), ...description, at });
    if (await insertExternalPlayer(client, application, named)) return true;
    await client.query('DELETE FROM players WHERE id = $1', [playerId]);
    return false;
  });
}

const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A handle that nobody would choose, so that no account finds its own taken: `mira-k3f9x2`. */
function handleFor({ provider }: ExternalName, { displayName }: Description): string {
  const plain = displayName.normalize('NFKD').toLowerCase();
  const word =
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 20) || provider.slice(0, 20);
  return `${word}-${Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('')}`;
}
