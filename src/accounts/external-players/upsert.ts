import { randomInt } from 'node:crypto';
import { newId } from '../../db/id.ts';
import { transaction } from '../../db/transactions.ts';
import { spend } from '../../limits/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { deletePlayer, insertPlayer, updateDescription } from '../../players/store/players.ts';
import { markedName } from '../profile/display-names.ts';
import {
  type ExternalName,
  type ExternalPlayerRow,
  findExternalPlayer,
  insertExternalPlayer,
} from '../store/external-players.ts';
import { externalPlayerOf } from './view.ts';

/** An application's description of one of its players. */
export interface Description {
  readonly displayName: string;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/**
 * Creates the player with an application's name, or updates the description. A claimed player stays unchanged, because
 * its account describes it. A display name that belongs to an account is marked.
 */
export async function upsertExternalPlayer(
  deps: Deps,
  application: string,
  name: ExternalName,
  described: Description,
) {
  const displayName = await markedName(deps.db.prisma, described.displayName, name.provider);
  const description = { ...described, displayName };
  const isNew =
    (await findExternalPlayer(deps.db.prisma, application, name)) === undefined &&
    (await createPlayer(deps, application, name, description));
  const known = await knownPlayer(deps, application, name);
  if (isNew || known.claimedAt !== null) return { player: externalPlayerOf(known), isNew };
  await updateDescription(deps.db.prisma, known.playerId, description, deps.clock());
  return { player: externalPlayerOf(await knownPlayer(deps, application, name)), isNew };
}

/**
 * Returns the player with an application's name.
 * @throws Problem not-your-player
 */
export async function readExternalPlayer(deps: Deps, application: string, name: ExternalName) {
  return externalPlayerOf(await knownPlayer(deps, application, name));
}

async function knownPlayer(
  { db }: Deps,
  application: string,
  name: ExternalName,
): Promise<ExternalPlayerRow> {
  const known = await findExternalPlayer(db.prisma, application, name);
  if (known === undefined) throw problem('not-your-player');
  return known;
}

/**
 * Returns false if another request created the player at the same time.
 * @throws Problem too-many-requests
 */
async function createPlayer(
  deps: Deps,
  application: string,
  name: ExternalName,
  description: Description,
): Promise<boolean> {
  await spend(deps, 'external-players', application);
  const at = deps.clock();
  const playerId = newId();
  const named = { ...name, id: newId(), playerId, at };
  return transaction(deps.db, async (client) => {
    await insertPlayer(client, { id: playerId, handle: handleFor(name, description), ...description, at });
    if (await insertExternalPlayer(client, application, named)) return true;
    await deletePlayer(client, playerId);
    return false;
  });
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a handle that no account would choose, so that it never conflicts with one: `mira-k3f9x2`. */
function handleFor({ provider }: ExternalName, { displayName }: Description): string {
  const plain = displayName.normalize('NFKD').toLowerCase();
  const word =
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 20) || provider.slice(0, 20);
  return `${word}-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`;
}
