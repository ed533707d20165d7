import { boardText } from '../../engine/index.ts';
import { type Command, commandTexts } from '../command.ts';
import { plain } from '../plain.ts';
import { done } from '../reply.ts';
import { pointsLine, situationLines, situationOf } from '../situation.ts';
import { TEXT_WORDS } from '../vocabulary.ts';
import { playing } from '../which-game.ts';

interface Given {
  readonly isText: boolean;
}

/** `board`: the state of the game, with its picture; `board text`: drawn with characters. */
export const board: Command<Given> = {
  name: 'board',
  texts: commandTexts('board'),
  among: playing,
  read: (input) => ({
    isText: plain(input)
      .split(/[\s.,;!?]+/)
      .some((word) => TEXT_WORDS.includes(word)),
  }),
  async run(asker, game, { isText }) {
    const { texts } = asker;
    const lines = await situationLines(asker, game);
    if (game.startedAt === null) return done(lines, { game });
    const { state, view } = await situationOf(asker, game);
    const more = { game, picture: 'board' } as const;
    if (isText) {
      const players = texts.players(game.seats.map(({ displayName }) => displayName));
      const drawn = [...boardText(state).split('\n'), texts.textBoard, players];
      return done([...lines, ...drawn], { ...more, isDrawn: true });
    }
    const now = game.status === 'running' ? [pointsLine(asker, game), texts.bag(view.bag.remaining)] : [];
    return done([...lines, ...now], more);
  },
};
