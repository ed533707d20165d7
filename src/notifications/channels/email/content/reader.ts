import type { GameRow } from '../../../../games/store/games.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { findReceiver, type Receiver } from '../../../preferences/receivers.ts';
import type { DeliveryRow } from '../../../store/deliveries.ts';

/** The reader of an email about a game: a player with a confirmed address, or an invited address. */
export interface Reader extends Pick<Receiver, 'locale' | 'timeZone'> {
  /** Undefined for an invited address. */
  readonly id: string | undefined;
  /** Undefined for an invited address, because its local part is not necessarily a name. */
  readonly displayName: string | undefined;
  readonly address: string;
}

/** Returns the reader of a delivery; undefined if there is none, or if the player no longer wants emails. */
export async function readerOf(
  { db }: Deps,
  { playerId, address }: DeliveryRow,
  game: GameRow,
): Promise<Reader | undefined> {
  if (playerId === null) return address === null ? undefined : strangerAt(db, address, game);
  const receiver = await findReceiver(db.prisma, { game: game.id, player: playerId });
  if (!receiver?.email || !receiver.isVerified) return undefined;
  return receiver.preferences.email === 'none' ? undefined : { ...receiver, address: receiver.email };
}

/** The reader at an invited address. The host's language is used because the reader probably shares it. */
async function strangerAt(
  { prisma }: Deps['db'],
  address: string,
  { id, ownerId }: GameRow,
): Promise<Reader> {
  const owner = await findReceiver(prisma, { game: id, player: ownerId });
  const { locale = 'en', timeZone = 'UTC' } = owner ?? {};
  return { id: undefined, address, displayName: undefined, locale, timeZone };
}
