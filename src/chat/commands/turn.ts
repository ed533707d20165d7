import { entriesSince } from '../../games/log/read-entries.ts';
import { seatOf } from '../../helpers/seats.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { entryLine } from '../entry-lines.ts';
import { type Asker, done, type Game } from '../reply.ts';
import { toAnswer } from '../requests.ts';
import { isSecretTo, situation, standingOf, withOptions } from '../standing.ts';
import { playing } from '../which-game.ts';

/** Moves shown at most. */
const most = 10;

/** `turn`: what happened since the asker's last decision, and whose turn it is. */
export const turn: Command<undefined> = {
  name: 'turn',
  texts: commandTexts('turn'),
  among: playing,
  read: noArguments,
  async run(asker, game) {
    const lines = await situation(asker, game, true);
    if (game.startedAt === null) return done(lines, { game });
    const standing = await standingOf(asker, game);
    const news = [...(await newsFor(asker, game)), ...(await toAnswer(asker, game))];
    if (standing.isAwaiting) {
      return done([...news, ...lines, asker.texts.seeOptions], withOptions(standing));
    }
    return done([...news, ...lines], { game, picture: 'board', isSecret: isSecretTo(standing) });
  },
};

/** Returns what the others did since the asker's last decision. */
async function newsFor(asker: Asker, game: Game): Promise<string[]> {
  const seat = seatOf(game, asker.playerId)?.seat;
  const entries = await entriesSince(asker.deps, game, seat, most);
  return entries.map((entry) => entryLine(asker, game, entry));
}
