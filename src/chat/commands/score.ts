import { hasAids } from '../../games/views/aids.ts';
import { projectGame } from '../../games/views/projection.ts';
import { holdingsOf } from '../../texts/holdings.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { type Asker, done, type Game } from '../reply.ts';
import { headline, nameAt, nameOfGame, type Standing, situation, standingOf } from '../standing.ts';
import { playing } from '../which-game.ts';

type Seat = Standing['view']['seats'][number];

/** `score`: points now, those if the game ended now, and the pieces that are free. */
export const score: Command<undefined> = {
  name: 'score',
  texts: commandTexts('score'),
  among: playing,
  read: noArguments,
  async run(asker, game) {
    if (game.startedAt === null) return done(await situation(asker, game), { game });
    const standing = await standingOf(asker, game);
    const isRunning = game.status === 'running';
    const scores = isRunning && hasAids(game) ? await projectedScores(asker, game) : [];
    const ranked = [...standing.view.seats].sort((a, b) => b.score - a.score || a.seat - b.seat);
    const lines = ranked.map((seat) => {
      const line = placeLine(asker, game, ranked, seat, scores[seat.seat]);
      return [line, ...(isRunning ? belongingsOf(asker, standing, seat) : [])].join(', ');
    });
    const head = isRunning ? headline(asker, standing) : asker.texts.over(nameOfGame(game), game.version);
    return done([head, ...lines], { game });
  },
};

/** Returns the points of each seat if the game ended now. */
async function projectedScores({ deps, playerId }: Asker, game: Game): Promise<readonly number[]> {
  return (await projectGame(deps, playerId, game, undefined)).scores;
}

/** Returns a place in the ranking: `1. Anna 12 (15 if it ended now)`. */
function placeLine(
  { texts }: Asker,
  game: Game,
  ranked: readonly Seat[],
  { seat, score: points }: Seat,
  projected: number | undefined,
): string {
  const place = ranked.filter((other) => other.score > points).length + 1;
  return texts.scoreLine(place, nameAt(game, seat), points, projected);
}

function belongingsOf(
  { texts, words }: Asker,
  { view }: Standing,
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
