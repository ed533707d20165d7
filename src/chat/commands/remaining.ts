import { projectGame } from '../../games/views/projection.ts';
import { tileWords } from '../../texts/tile-words.ts';
import { type Command, commandTexts } from '../command.ts';
import { flow } from '../layout.ts';
import { plain } from '../plain.ts';
import { done, refused } from '../reply.ts';
import { isSecretTo, situationLines, situationOf } from '../situation.ts';
import { playing } from '../which-game.ts';

interface Given {
  readonly cell?: { readonly x: number; readonly y: number };
}

/** `remaining`: the tiles still to come, or those of them that fit into a cell. */
export const remaining: Command<Given> = {
  name: 'remaining',
  texts: commandTexts('remaining'),
  among: playing,
  read(input) {
    const [, x, y] = /(-?\d{1,4}) ?[,; ] ?(-?\d{1,4})/.exec(plain(input)) ?? [];
    return x === undefined ? {} : { cell: { x: Number(x), y: Number(y) } };
  },
  async run(asker, game, { cell }) {
    if (game.startedAt === null) return refused(await situationLines(asker, game), { game });
    const { texts } = asker;
    const projected = await projectGame(asker.deps, asker.playerId, game, cell);
    const isSecret = isSecretTo(await situationOf(asker, game));
    const tiles = projected.fitting ?? projected.remaining;
    const count = tiles.reduce((sum, tile) => sum + tile.count, 0);
    const place = cell && `${cell.x},${cell.y}`;
    if (count === 0) {
      return done([place === undefined ? texts.noneRemaining : texts.noneFitting(place)], { game });
    }
    const entries = tiles.map((tile) => `${tile.count}× ${tileWords(asker, tile.tile)}`);
    const head = place === undefined ? texts.remaining(count) : texts.fitting(place, count);
    return done([head, ...flow(entries, ' ', ' ')], { game, isSecret });
  },
};
