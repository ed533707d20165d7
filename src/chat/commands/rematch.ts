import { rematch as createRematch, isRobot } from '../../games/table/rematch.ts';
import { personName } from '../../helpers/seats.ts';
import { rematchOf } from '../../matches/rematch.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { type Asker, done, type Game, type Reply } from '../reply.ts';
import { begun, howToJoin } from '../seating.ts';
import { nameOfGame } from '../situation.ts';
import { type Among, playing } from '../which-game.ts';

const among: readonly Among[] = ['finished', ...playing];

/** `rematch`: a new game with the same players and robots; after a match, a new match. */
export const rematch: Command<undefined> = {
  name: 'rematch',
  texts: commandTexts('rematch'),
  among,
  read: noArguments,
  async run(asker, game) {
    const { deps, playerId, texts } = asker;
    if (game.matchId !== null) return matchAgain(asker, game, game.matchId);
    const next = await createRematch(deps, playerId, game.id);
    if (next.status === 'running') return begun(asker, next);
    const others = game.seats.filter((seat) => seat.playerId !== playerId && !isRobot(seat));
    const invited = texts.invitedNow(others.map(({ displayName }) => personName(displayName)));
    return done([texts.created(nameOfGame(next)), invited, ...howToJoin(asker, next, true)], { game: next });
  },
};

async function matchAgain({ deps, playerId, texts }: Asker, game: Game, id: string): Promise<Reply> {
  const { bestOf, form, status, id: next } = await rematchOf(deps, playerId, id);
  const other = game.seats.find((seat) => seat.playerId !== playerId)?.displayName ?? '';
  const challenged = () => texts.challenged(personName(other), { bestOf, isMirrored: form === 'mirrored' });
  const said = status === 'proposed' ? challenged() : texts.matchBegun;
  return done([said, `${deps.config.publicUrl}/matches/${next}`], { game });
}
