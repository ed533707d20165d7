import type { Deps } from '../../platform/deps.ts';
import { askedForMs, storeAskedOption, takeAskedOption } from '../store/asked-options.ts';
import type { GameRow } from '../store/games.ts';

/** Stores that a player was asked whether to play an option of the current position. */
export const rememberAsked = (
  { db, clock }: Deps,
  playerId: string,
  { id: gameId, version }: GameRow,
  label: string,
): Promise<void> => storeAskedOption(db.prisma, { playerId, gameId, version, label, at: clock() });

/** Returns the option that a player was asked about within the last day, only once; undefined if there is none. */
export async function answerAsked({ db, clock }: Deps, playerId: string) {
  const asked = await takeAskedOption(db.prisma, playerId);
  return asked !== undefined && clock().getTime() - asked.at.getTime() < askedForMs ? asked : undefined;
}
