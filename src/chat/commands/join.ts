import { seatOf } from '../../games/players.ts';
import { leaveSeat } from '../../games/table/leave-seat.ts';
import { startWithSeated } from '../../games/table/start.ts';
import { takeSeat } from '../../games/table/take-seat.ts';
import { gameInvitedTo } from '../../games/views/find-games.ts';
import { type Asker, done, type Game, type Reply, refused } from '../reply.ts';
import { deadlineLines, nameOfGame, nextWords, situation, standingOf } from '../standing.ts';
import { factsOf } from '../table-facts.ts';
import { gameNamed } from '../which-game.ts';
import { gameLine, openTables, tableLines } from './games.ts';

/** `join`: takes a seat at the table that is named, or at the only one there is. */
export async function joinTable(asker: Asker, which: string, here: Game | undefined): Promise<Reply> {
  const found = which === '' && here !== undefined ? { game: here } : await tableNamed(asker, which);
  if ('reply' in found) return found.reply;
  const { deps, playerId, texts } = asker;
  const sat = seatOf(found.game, playerId) !== undefined;
  if (sat)
    return done([texts.satAlready(nameOfGame(found.game)), ...(await situation(asker, found.game))], found);
  const wish = 'invitation' in found ? { invitation: found.invitation } : {};
  const game = await takeSeat(deps, playerId, found.game.id, wish);
  return seated(asker, game);
}

/** What is said to somebody who has just sat down. */
async function seated(asker: Asker, game: Game): Promise<Reply> {
  const { texts } = asker;
  if (game.status !== 'running') {
    return done(
      [texts.joined(nameOfGame(game)), ...(await situation(asker, game)).slice(1), factsOf(asker, game)],
      { game },
    );
  }
  return begun(asker, game);
}

/** What is said when a game begins. */
export async function begun(asker: Asker, game: Game): Promise<Reply> {
  const { texts } = asker;
  const standing = await standingOf(asker, game);
  const { asked, isAsked } = standing;
  const next = isAsked ? texts.yourMove(texts.question(asked?.phase ?? '')) : nextWords(asker, standing);
  const lines = [texts.started(nameOfGame(game)), next, ...deadlineLines(asker, game)];
  return done(lines, { game, picture: 'board', isNews: true });
}

type Table = { readonly game: Game; readonly invitation?: string } | { readonly reply: Reply };

async function tableNamed(asker: Asker, which: string): Promise<Table> {
  if (which === '') return onlyTable(asker);
  const id =
    /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i.exec(which)?.[1] ??
    /^#?([0-9a-f]{5,12})$/i.exec(which)?.[1];
  const named = id === undefined ? { games: [] } : await gameNamed(asker, id.toLowerCase());
  if ('game' in named) return named;
  if (named.games.length > 0) return { reply: choice(asker, named.games) };
  const game = await gameInvitedTo(asker.deps, which);
  if (game !== undefined) return { game, invitation: which };
  return { reply: refused([asker.texts.unknownTable(which)]) };
}

/** The only table that the asker was invited to. Nobody sits down with strangers unasked: others are listed. */
async function onlyTable(asker: Asker): Promise<Table> {
  const tables = await openTables(asker);
  const [only, ...others] = tables.invited;
  if (only !== undefined && others.length === 0) return { game: only };
  const lines = tableLines(asker, tables);
  return {
    reply: refused(lines.length === 0 ? [asker.texts.noOpenGames] : [asker.texts.openGames, ...lines]),
  };
}

function choice(asker: Asker, games: readonly Game[]): Reply {
  return refused([asker.texts.openGames, ...games.map((row) => gameLine(asker, row))]);
}

/** `start`: begins with those who sit there. */
export async function startTable(asker: Asker, game: Game): Promise<Reply> {
  return begun(asker, await startWithSeated(asker.deps, asker.playerId, game.id));
}

/** `leave`: gives the seat back before the start. */
export async function leaveTable(asker: Asker, game: Game): Promise<Reply> {
  const { deps, playerId, texts } = asker;
  await leaveSeat(deps, playerId, game.id);
  return done([texts.left(nameOfGame(game))]);
}
