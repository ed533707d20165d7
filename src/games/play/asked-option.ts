import type { Deps } from '../../platform/deps.ts';
import { askedForMs, storeAskedOption, takeAskedOption } from '../store/asked-options.ts';
import type { GameRow } from '../store/games.ts';

/** Remembers that a player was asked whether to play an option of a game as it stands now. */
export const rememberAsked = (
  { db, clock }: Deps,
  playerId: string,
  { id: gameId, version }: GameRow,
  label: string,
): Promise<void> => storeAskedOption(db.prisma, { playerId, gameId, version, label, at: clock() });

/** Returns the option about which a player was asked within the last day, once; undefined if there is none. */
export async function answerAsked({ db, clock }: Deps, playerId: string) {
  const asked = await takeAskedOption(db.prisma, playerId);
  return asked !== undefined && clock().getTime() - asked.at.getTime() < askedForMs ? asked : undefined;
}
