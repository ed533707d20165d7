import { rematch as createRematch, isRobot } from '../../games/table/rematch.ts';
import { personName } from '../../helpers/seats.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { done } from '../reply.ts';
import { begun, howToJoin } from '../seating.ts';
import { nameOfGame } from '../standing.ts';
import { type Among, playing } from '../which-game.ts';

const among: readonly Among[] = ['finished', ...playing];

/** `rematch`: the same people and robots once more. */
export const rematch: Command<undefined> = {
  name: 'rematch',
  texts: commandTexts('rematch'),
  among,
  read: noArguments,
  async run(asker, game) {
    const { deps, playerId, texts } = asker;
    const next = await createRematch(deps, playerId, game.id);
    if (next.status === 'running') return begun(asker, next);
    const others = game.seats.filter((seat) => seat.playerId !== playerId && !isRobot(seat));
    const invited = texts.invitedNow(others.map(({ displayName }) => personName(displayName)));
    return done([texts.created(nameOfGame(next)), invited, ...howToJoin(asker, next, true)], { game: next });
  },
};
