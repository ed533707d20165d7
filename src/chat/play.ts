import { decide } from '../games/play/decide.ts';
import type { DecisionResult } from '../games/play/decision-result.ts';
import type { DecisionRequest } from '../games/play/requested-decision.ts';
import { entrySentences } from './entry-lines.ts';
import { type Asker, done, type Game, type Reply } from './reply.ts';
import { nextWords, resultLine, situationOf } from './situation.ts';
import { gameFor } from './which-game.ts';

/** Maximum number of lines about a move; the log has the rest. */
const maxLines = 8;

/** Makes a decision for the asker, and replies with its effects. */
export async function play(asker: Asker, game: Game, decision: DecisionRequest): Promise<Reply> {
  const { deps, playerId, version, key } = asker;
  // Resigning is possible whatever has happened since.
  const versions = version === undefined || decision.type === 'resign' ? undefined : [version];
  const { result } = await decide(deps, { game: game.id, playerId, decision, versions, key });
  return result === undefined ? done([asker.texts.held], { game }) : resultReply(asker, game.id, result);
}

async function resultReply(asker: Asker, game: string, result: DecisionResult): Promise<Reply> {
  const after = await gameFor(asker, game);
  const all = entrySentences(asker, after, result.entry);
  // The last sentence of a game describes the result, which follows.
  const sentences = result.status === 'finished' ? all.slice(0, -1) : all;
  const lines =
    sentences.length > maxLines
      ? [...sentences.slice(0, maxLines), asker.texts.andMore(sentences.length - maxLines)]
      : sentences;
  return done([...lines, ...(await nextLines(asker, after, result))], {
    game: after,
    picture: 'board',
    isNews: after.awaitingSeat !== result.entry.seat,
  });
}

/** Describes whose turn is next, and with which tile; or who has won. */
async function nextLines(asker: Asker, after: Game, { status }: DecisionResult): Promise<string[]> {
  const { texts, words } = asker;
  if (status !== 'running') return [resultLine(asker, after)];
  const situation = await situationOf(asker, after);
  const { awaiting, isAwaiting } = situation;
  if (awaiting === undefined) return [];
  if (isAwaiting) return [texts.nextYou(words.phase(awaiting.phase).question)];
  return [nextWords(asker, situation)];
}
