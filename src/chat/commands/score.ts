import { places } from '../../engine/index.ts';
import { hasAssistance } from '../../games/views/assistance.ts';
import { projectGame } from '../../games/views/projection.ts';
import { holdingsOf } from '../../texts/holdings.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { type Asker, done, type Game } from '../reply.ts';
import { headline, nameAt, nameOfGame, type Situation, situationLines, situationOf } from '../situation.ts';
import { playing } from '../which-game.ts';

type Seat = Situation['view']['seats'][number];

/** `score`: the current points, the points if the game ended now, and the free pieces. */
export const score: Command<undefined> = {
  name: 'score',
  texts: commandTexts('score'),
  among: playing,
  read: noArguments,
  async run(asker, game) {
    if (game.startedAt === null) return done(await situationLines(asker, game), { game });
    const situation = await situationOf(asker, game);
    const isRunning = game.status === 'running';
    const scores = isRunning && hasAssistance(game) ? await projectedScores(asker, game) : [];
    const lines = rankedSeats(situation).map(([place, seat]) => {
      const line = asker.texts.scoreLine(place, nameAt(game, seat.seat), seat.score, scores[seat.seat]);
      return [line, ...(isRunning ? belongingsOf(asker, situation, seat) : remarksOn(asker, seat))].join(
        ', ',
      );
    });
    const head = isRunning ? headline(asker, situation) : asker.texts.over(nameOfGame(game), game.version);
    return done([head, ...lines], { game });
  },
};

/** Returns the points of each seat if the game ended now. */
async function projectedScores({ deps, playerId }: Asker, game: Game): Promise<readonly number[]> {
  return (await projectGame(deps, playerId, game, undefined)).scores;
}

/** Returns the seats with their current places by points, first place first. */
function rankedSeats({ state, view }: Situation): [number, Seat][] {
  const placesNow = places(state);
  return view.seats
    .map((seat): [number, Seat] => [placesNow[seat.seat] ?? 0, seat])
    .sort(([one], [other]) => one - other);
}

const remarksOn = ({ texts }: Asker, { resigned }: Seat) => (resigned ? [texts.hasResigned] : []);

function belongingsOf(
  { texts, words }: Asker,
  { view }: Situation,
  { seat, pieces, resigned }: Seat,
): string[] {
  const free = Object.entries(pieces).filter(([, count]) => count > 0);
  const names = free.map(([name, count]) =>
    count > 1 ? `${words.piece(name)} ×${count}` : words.piece(name),
  );
  const held = holdingsOf(words, view, seat);
  return [
    resigned ? texts.hasResigned : texts.pieces(names),
    ...(held.length === 0 ? [] : [texts.holds(held)]),
  ];
}
