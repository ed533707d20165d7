import { findPageOwner } from '../accounts/store/page-owners.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { findPersonByName, type Person } from './store/players.ts';

export type { Person };

/**
 * Returns the player with a handle (ignoring case) or an id.
 * @throws Problem player-not-found
 */
export async function findPlayer({ db }: Pick<Deps, 'db'>, name: string): Promise<Person> {
  const person = await findPersonByName(db.prisma, name.toLowerCase());
  if (person === undefined) throw problem('player-not-found');
  return person;
}

/**
 * Returns the player with a handle or an id, who must be another player.
 * @throws Problem player-not-found, yourself
 */
export async function findOther(deps: Deps, playerId: string, name: string): Promise<Person> {
  const person = await findPlayer(deps, name);
  if (person.playerId === playerId) throw problem('target-is-yourself');
  return person;
}

/**
 * Returns the id of the player or robot with a handle (ignoring case).
 * @throws Problem player-not-found
 */
export async function findPlayerOrRobot({ db }: Pick<Deps, 'db'>, handle: string): Promise<string> {
  const player = await findPageOwner(db.prisma, handle.toLowerCase());
  if (player === undefined) throw problem('player-not-found');
  return player.id;
}
