import { answerRequest } from '../../games/requests/answer.ts';
import { listRequests } from '../../games/requests/list.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { type Asker, done, type Game, type Reply, refused } from '../reply.ts';
import type { Among } from '../which-game.ts';

const among: readonly Among[] = ['running'];

/** `agree`: agrees to what another player proposes. */
export const agree: Command<undefined> = {
  name: 'agree',
  texts: commandTexts('agree'),
  among,
  read: noArguments,
  run: (asker, game) => answer(asker, game, true),
};

/** `disagree`: refuses what another player proposes. */
export const disagree: Command<undefined> = {
  name: 'disagree',
  texts: commandTexts('disagree'),
  among,
  read: noArguments,
  run: (asker, game) => answer(asker, game, false),
};

async function answer(asker: Asker, game: Game, agrees: boolean): Promise<Reply> {
  const { deps, playerId, texts } = asker;
  const open = (await listRequests(deps, playerId, game.id)).find(({ state }) => state === 'open');
  if (open === undefined) return refused([texts.nothingProposed], { game });
  const { state } = await answerRequest(deps, playerId, { game: game.id, request: open.id }, agrees);
  if (!agrees) return done([texts.disagreed], { game });
  return done([state === 'accepted' ? texts.allAgreed : texts.agreed], { game });
}
