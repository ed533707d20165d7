import { listRequests } from '../../games/requests/list.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { done } from '../reply.ts';
import { requestLines } from '../requests.ts';
import type { Among } from '../which-game.ts';

const among: readonly Among[] = ['requesting', 'running', 'finished'];

const most = 5;

/** `requests`: the players' requests and their outcomes. */
export const requests: Command<undefined> = {
  name: 'requests',
  texts: commandTexts('requests'),
  among,
  read: noArguments,
  async run(asker, game) {
    const latest = (await listRequests(asker.deps, asker.playerId, game.id)).slice(0, most).reverse();
    return done(latest.length === 0 ? [asker.texts.nothingRequested] : requestLines(asker, game, latest), {
      game,
    });
  },
};
