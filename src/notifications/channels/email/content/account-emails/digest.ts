import { gamesAwaiting } from '../../../../../db/games/game-lists.ts';
import { decisionLinks } from '../../../../links.ts';
import { momentFor } from '../../../../texts.ts';
import type { AccountEmailKind } from './account-email-kind.ts';

const mostGames = 50;

/** Lists the games that wait for the reader. */
export const digest: AccountEmailKind = {
  contentFor: async (deps, reader, { account, frame }) => {
    const games = await gamesAwaiting(deps.db.prisma, reader.id, { limit: mostGames });
    if (games.length === 0) return undefined;
    const items = await Promise.all(
      games.map(async ({ id, name, version, deadline }) => ({
        text: deadline === null ? name : `${name} (${frame.until} ${momentFor(deadline, reader)})`,
        link: (await decisionLinks(deps, id, version, reader.id)).page,
      })),
    );
    return { words: account.digest(games.length), items };
  },
};
