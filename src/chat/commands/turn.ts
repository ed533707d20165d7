import { entriesSince } from '../../games/log/read-entries.ts';
import { seatOf } from '../../helpers/seats.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { entryLine } from '../entry-lines.ts';
import { type Asker, done, type Game } from '../reply.ts';
import { toAnswer } from '../requests.ts';
import { isSecretTo, situationLines, situationOf, withOptions } from '../situation.ts';
import { playing } from '../which-game.ts';

/** Maximum number of moves. */
const most = 10;

/** `turn`: the events since the asker's last decision, and whose turn it is. */
export const turn: Command<undefined> = {
  name: 'turn',
  texts: commandTexts('turn'),
  among: playing,
  read: noArguments,
  async run(asker, game) {
    const lines = await situationLines(asker, game, true);
    if (game.startedAt === null) return done(lines, { game });
    const situation = await situationOf(asker, game);
    const news = [...(await newsFor(asker, game)), ...(await toAnswer(asker, game))];
    if (situation.isAwaiting) {
      return done([...news, ...lines, asker.texts.seeOptions], withOptions(situation));
    }
    return done([...news, ...lines], { game, picture: 'board', isSecret: isSecretTo(situation) });
  },
};

/** Returns the others' moves since the asker's last decision. */
async function newsFor(asker: Asker, game: Game): Promise<string[]> {
  const seat = seatOf(game, asker.playerId)?.seat;
  const entries = await entriesSince(asker.deps, game, seat, most);
  return entries.map((entry) => entryLine(asker, game, entry));
}
