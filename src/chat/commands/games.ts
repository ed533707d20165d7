import { listGames } from '../../games/views/list.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { gameLine, isAwaiting } from '../game-lines.ts';
import { done } from '../reply.ts';

const most = 12;
const maxOver = 3;

/** `games`: the asker's games, those on the asker's turn first. */
export const games: Command<undefined> = {
  name: 'games',
  texts: commandTexts('games'),
  read: noArguments,
  async run(asker) {
    const { deps, playerId, texts } = asker;
    const of = { playerId };
    const running = await listGames(deps, { status: 'running', of, limit: most + 1, viewer: playerId });
    const open = await listGames(deps, { status: 'open', of, limit: most + 1, viewer: playerId });
    const over = await listGames(deps, { status: 'finished', of, limit: maxOver, viewer: playerId });
    const mine = running.filter((row) => isAwaiting(row, playerId));
    const theirs = running.filter((row) => !isAwaiting(row, playerId));
    const all = [...[...mine, ...theirs, ...open].slice(0, most), ...over.slice(0, maxOver)];
    if (all.length === 0) return done([texts.noGames]);
    const lines = all.map((row) => gameLine(asker, row));
    const isMore = running.length + open.length > most;
    return done([texts.yourGames, ...lines, ...(isMore ? [texts.moreGames] : [])]);
  },
};
