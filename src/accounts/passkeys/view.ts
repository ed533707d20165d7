import type { ListPart } from '../../helpers/list-part.ts';
import { pick } from '../../helpers/pick.ts';
import type { Deps } from '../../platform/deps.ts';
import { type PasskeyRow, passkeysOf } from '../store/passkeys.ts';

/** Returns the view of a passkey for its owner. */
export const passkeyView = (row: PasskeyRow) =>
  pick(row, 'id', 'name', 'isBackedUp', 'createdAt', 'lastUsedAt');

/** Returns passkeys of a player, oldest first. */
export async function listPasskeys({ db }: Deps, playerId: string, part: ListPart) {
  return (await passkeysOf(db, playerId, part)).map(passkeyView);
}
