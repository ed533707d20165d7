import { z } from 'zod';
import { readEntries } from '../../games/log/read-entries.ts';
import { projectGame } from '../../games/views/projection.ts';
import { wordsIn } from '../../texts/index.ts';
import { happeningLine } from '../happenings.ts';
import { flow } from '../layout.ts';
import { type Asker, done, type Game, type Reply, refused } from '../reply.ts';
import { headline, isSecretTo, nameOfGame, type Standing, situation, standingOf } from '../standing.ts';
import { tileWords } from '../tile-words.ts';

/** `score`: points now, those if the game ended now, and the pieces that are free. */
export async function showScore(asker: Asker, game: Game): Promise<Reply> {
  if (game.startedAt === null) return done(await situation(asker, game), { game });
  const standing = await standingOf(asker, game);
  const isRunning = game.status === 'running';
  const { scores } = await projectGame(asker.deps, asker.playerId, game, undefined);
  const ranked = [...standing.view.seats].sort((a, b) => b.score - a.score || a.seat - b.seat);
  const lines = ranked.map((seat) => {
    const place = ranked.filter(({ score }) => score > seat.score).length + 1;
    const name = game.seats.find((each) => each.seat === seat.seat)?.displayName ?? '';
    const line = asker.texts.scoreLine(place, name, seat.score, isRunning ? scores[seat.seat] : undefined);
    const more = isRunning ? [piecesOf(asker, seat), ...holdingsOf(asker, standing.view, seat.seat)] : [];
    return [line, ...more].join(', ');
  });
  const head = isRunning ? headline(asker, standing) : asker.texts.over(nameOfGame(game), game.version);
  return done([head, ...lines], { game });
}

function piecesOf({ texts, language }: Asker, { pieces, left }: Standing['view']['seats'][number]): string {
  if (left) return texts.hasLeft;
  const { piece } = wordsIn(language);
  const free = Object.entries(pieces).filter(([, count]) => count > 0);
  return texts.pieces(free.map(([name, count]) => (count > 1 ? `${piece(name)} ×${count}` : piece(name))));
}

/** What a seat holds besides: abbeys, goods, the king. */
function holdingsOf({ texts, language }: Asker, { own }: Standing['view'], seat: number): string[] {
  const words = wordsIn(language);
  const { abbeys = [], goods = [], king, robber } = ownSchema.parse(own);
  const tokens = Object.entries(goods[seat] ?? {}).filter(([, count]) => count > 0);
  const held = [
    ...((abbeys[seat] ?? 0) > 0 ? [texts.abbeys(abbeys[seat] ?? 0)] : []),
    ...tokens.map(([name, count]) => `${words.goods(name)} ×${count}`),
    ...(king === seat ? [words.goods('king')] : []),
    ...(robber === seat ? [words.goods('robber')] : []),
  ];
  return held.length === 0 ? [] : [texts.holds(held)];
}

/** What expansions hold for each seat; absent where they are not played. */
const ownSchema = z.looseObject({
  abbeys: z.array(z.int()).optional(),
  goods: z.array(z.record(z.string(), z.int())).optional(),
  king: z.int().nullish(),
  robber: z.int().nullish(),
});

/** `log`: the last moves. */
export async function showLog(asker: Asker, game: Game, count: number): Promise<Reply> {
  const after = Math.max(0, game.version - count);
  const entries = await readEntries(asker.deps, game, after, count);
  if (entries.length === 0) return done([asker.texts.noMoves], { game });
  return done(
    entries.map((entry) => happeningLine(asker, game, entry)),
    { game },
  );
}

/** `remaining`: which tiles can still come, or which of them fit into a cell. */
export async function showRemaining(
  asker: Asker,
  game: Game,
  cell: { readonly x: number; readonly y: number } | undefined,
): Promise<Reply> {
  if (game.startedAt === null) return refused(await situation(asker, game), { game });
  const { texts } = asker;
  const { remaining, fitting } = await projectGame(asker.deps, asker.playerId, game, cell);
  const isSecret = isSecretTo(await standingOf(asker, game));
  const tiles = fitting ?? remaining;
  const count = tiles.reduce((sum, tile) => sum + tile.count, 0);
  const place = cell && `${cell.x},${cell.y}`;
  const entries = tiles.map((tile) => `${tile.count}× ${tileWords(asker, tile.tile)}`);
  if (count === 0)
    return done([place === undefined ? texts.noneRemaining : texts.noneFitting(place)], { game });
  const head = place === undefined ? texts.remaining(count) : texts.fitting(place, count);
  return done([head, ...flow(entries, ' ', ' ')], { game, isSecret });
}
