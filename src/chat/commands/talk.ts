import { listMessages, postMessage } from '../../games/table/messages.ts';
import { nudge } from '../../games/table/nudge.ts';
import { type Asker, done, type Game, type Reply, refused } from '../reply.ts';
import { nameAt } from '../standing.ts';

const longest = 2000;
const shown = 8;

/** `say`: posts a message to the others. */
export async function sayText(asker: Asker, game: Game, text: string): Promise<Reply> {
  const { deps, playerId, texts } = asker;
  if (text.length > longest) return refused([texts.tooLong], { game });
  await postMessage(deps, playerId, game.id, text);
  return done([game.seats.length > 1 ? texts.said : texts.noOthers], { game });
}

/** `messages`: what was said last, the newest last. */
export async function showMessages(asker: Asker, game: Game): Promise<Reply> {
  const messages = await listMessages(asker.deps, asker.playerId, game.id, { limit: shown });
  const lines = messages
    .slice(0, shown)
    .reverse()
    .map(({ displayName, text }) => `<${displayName}> ${text.replaceAll('\n', ' / ')}`);
  return done(lines.length === 0 ? [asker.texts.noMessages] : lines, { game });
}

/** `nudge`: reminds whoever the table waits for. */
export async function nudgeAwaited(asker: Asker, game: Game): Promise<Reply> {
  await nudge(asker.deps, asker.playerId, game.id);
  return done([asker.texts.nudged(nameAt(game, game.awaitingSeat ?? -1))], { game, isNews: true });
}
