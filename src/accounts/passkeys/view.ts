import { type PasskeyRow, passkeysOf } from '../../db/players/passkeys.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import type { Deps } from '../../platform/deps.ts';

/** A passkey as its owner sees it. */
export interface PasskeyView {
  readonly id: string;
  readonly name: string;
  /** Whether a provider keeps a copy of it. */
  readonly isBackedUp: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Returns what is shown of a passkey. */
export function passkeyView({ id, name, isBackedUp, createdAt, lastUsedAt }: PasskeyRow): PasskeyView {
  return {
    id,
    name,
    isBackedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** Returns passkeys of a player, oldest first. */
export async function listPasskeys({ db }: Deps, playerId: string, part: ListPart): Promise<PasskeyView[]> {
  return (await passkeysOf(db, playerId, part)).map(passkeyView);
}
