import { seatOf } from '../../helpers/seats.ts';
import { resignMatch } from '../../matches/resign.ts';
import { type Command, commandTexts } from '../command.ts';
import { plain } from '../plain.ts';
import { play } from '../play.ts';
import { type Asker, asked, done, type Game, type Reply, refused } from '../reply.ts';
import { nameOfGame } from '../situation.ts';
import { YES_WORDS } from '../vocabulary.ts';
import { type Among, withGame } from '../which-game.ts';

/** A game is never resigned only because it is the asker's turn there. */
const among: readonly Among[] = ['running', 'open', 'finished'];

interface Given {
  readonly isSure: boolean;
  /** True to resign the whole match. */
  readonly isMatch: boolean;
}

const matchWords: readonly string[] = ['match', 'incontro'];

/** `resign yes`: resigns an active game, `resign match yes` its whole match; without the yes it asks for confirmation. */
export const resign: Command<Given> = {
  name: 'resign',
  texts: commandTexts('resign'),
  among,
  read: (input) => {
    const words = plain(input).split(/[\s.,;!?]+/);
    return {
      isSure: words.some((word) => YES_WORDS.includes(word)),
      isMatch: words.some((word) => matchWords.includes(word)),
    };
  },
  async run(asker, game, { isSure, isMatch }) {
    const { texts, playerId } = asker;
    if (game.status !== 'running' || seatOf(game, playerId) === undefined) {
      const kind = game.status === 'running' ? 'not-seated' : 'game-not-running';
      return refused([texts.refused[kind]], { game });
    }
    if (isMatch) return resignMatchOf(asker, game, isSure);
    if (isSure) return play(asker, game, { type: 'resign' });
    const isLong = game.match !== null && (game.match.bestOf > 1 || game.match.form === 'mirrored');
    const sure = texts.resignSure(nameOfGame(game), withGame(game, texts.resignYes));
    return asked([sure, ...(isLong ? [texts.resignMatch(withGame(game, texts.resignMatchYes))] : [])], {
      game,
    });
  },
};

async function resignMatchOf({ deps, playerId, texts }: Asker, game: Game, isSure: boolean): Promise<Reply> {
  if (game.matchId === null) return refused([texts.noMatch], { game });
  if (!isSure) return asked([texts.resignMatchSure(withGame(game, texts.resignMatchYes))], { game });
  const { id } = await resignMatch(deps, playerId, game.matchId);
  return done([texts.matchResigned, `${deps.config.publicUrl}/matches/${id}`], { game });
}
