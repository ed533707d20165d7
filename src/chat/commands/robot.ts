import { addRobot } from '../../games/robots/seating.ts';
import { ROBOT_LEVELS, type RobotLevel } from '../../robots/index.ts';
import { type Command, commandTexts } from '../command.ts';
import { plain } from '../plain.ts';
import { type Asker, done, type Game, type Reply } from '../reply.ts';
import { openKind } from '../requests.ts';
import { begun } from '../seating.ts';
import { nameOfGame } from '../situation.ts';
import { ROBOT_WORDS } from '../vocabulary.ts';
import type { Among } from '../which-game.ts';

const among: readonly Among[] = ['open', 'running'];

interface Given {
  readonly level: RobotLevel;
}

/** `robot`, `robot easy`: seats a robot at an open table, or proposes one as a stand-in for an absent player. */
export const robot: Command<Given> = {
  name: 'robot',
  texts: commandTexts('robot'),
  among,
  read(input) {
    const word = plain(input);
    const level = word === '' ? 'fair' : ROBOT_LEVELS.find((each) => ROBOT_WORDS(each).includes(word));
    return level === undefined ? { unclear: input } : { level };
  },
  run: (asker, game, { level }) => (game.status === 'open' ? seat(asker, game, level) : propose(asker, game)),
};

async function seat(asker: Asker, game: Game, level: RobotLevel): Promise<Reply> {
  const { deps, playerId, texts } = asker;
  const after = await addRobot(deps, playerId, game.id, { level });
  if (after.status !== 'open') return begun(asker, after);
  return done([texts.robotSeated(after.seats.at(-1)?.displayName ?? '', nameOfGame(after))], { game: after });
}

async function propose(asker: Asker, game: Game): Promise<Reply> {
  return done([await openKind(asker, game, 'robot', undefined)], { game });
}
