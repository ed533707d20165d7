import { seatOf } from '../../helpers/seats.ts';
import { type Command, commandTexts } from '../command.ts';
import { plain } from '../plain.ts';
import { play } from '../play.ts';
import { asked, refused } from '../reply.ts';
import { nameOfGame } from '../standing.ts';
import { YES_WORDS } from '../vocabulary.ts';
import { type Among, withGame } from '../which-game.ts';

/** A game is never resigned only because it is the one that waits. */
const among: readonly Among[] = ['running', 'open', 'finished'];

interface Given {
  readonly isSure: boolean;
}

/** `resign yes`: leaves a running game for good; without the yes it asks whether the player is sure. */
export const resign: Command<Given> = {
  name: 'resign',
  texts: commandTexts('resign'),
  among,
  read: (input) => ({
    isSure: plain(input)
      .split(/[\s.,;!?]+/)
      .some((word) => YES_WORDS.includes(word)),
  }),
  async run(asker, game, { isSure }) {
    const { texts, playerId } = asker;
    if (game.status !== 'running' || seatOf(game, playerId) === undefined) {
      const kind = game.status === 'running' ? 'not-seated' : 'game-not-running';
      return refused([texts.refused[kind] ?? ''], { game });
    }
    if (isSure) return play(asker, game, { type: 'resign' });
    return asked([texts.resignSure(nameOfGame(game), withGame(game, texts.resignYes))], { game });
  },
};
