import type { Analysis } from '../../games/analysis/analysis.ts';
import { playerWaiting, queueAnalysis, readAnalysis } from '../../games/analysis/read-analysis.ts';
import { adviceFor, textsIn } from '../../texts/index.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { type Asker, done, type Game } from '../reply.ts';
import { nameAt, resultLine } from '../situation.ts';
import type { Among } from '../which-game.ts';

/** Prefers finished games to others. */
const among: readonly Among[] = ['finished', 'running', 'open'];

/** `analysis`: the summary of a finished game's analysis, with a link to all of it. */
export const analysis: Command<undefined> = {
  name: 'analysis',
  texts: commandTexts('analysis'),
  among,
  read: noArguments,
  async run(asker, game) {
    const { deps, language } = asker;
    const { hints } = textsIn(language);
    const link = `${deps.config.publicUrl}/games/${game.id}/analysis`;
    const { analysis: made, isRequested } = await readAnalysis(deps, game);
    if (made === undefined) {
      if (!isRequested) await queueAnalysis(deps, game, playerWaiting(asker));
      return done([hints.computing(link)], { game });
    }
    const result = await resultLine(asker, game);
    return done(
      [result, ...accountLines(asker, game, made), ...costLines(asker, game, made), hints.seeAll(link)],
      {
        game,
      },
    );
  },
};

function accountLines({ language }: Asker, game: Game, { seats }: Analysis): string[] {
  const { hints } = textsIn(language);
  return seats.map(({ seat, ...account }) => hints.account(nameAt(game, seat), account));
}

function costLines({ language }: Asker, game: Game, { costliest, decisions, draws }: Analysis): string[] {
  const { hints } = textsIn(language);
  if (costliest.length === 0) return [hints.noneCostly];
  return costliest.flatMap((seq) => {
    const found = decisions.find((each) => each.seq === seq);
    if (found === undefined || found.better === null) return [];
    const tile = draws.find((draw) => draw.seq === seq)?.tile;
    const better = adviceFor(language, found.better, tile);
    return [hints.costliest(seq, nameAt(game, found.seat), found.loss, better)];
  });
}
