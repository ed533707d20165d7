import { boardText } from '../../engine/index.ts';
import { entriesSince } from '../../games/log/read-entries.ts';
import { seatOf } from '../../games/players.ts';
import { happeningLine } from '../happenings.ts';
import { type Asker, done, type Game, type Reply } from '../reply.ts';
import { isSecretTo, pointsLine, situation, standingOf, withOptions } from '../standing.ts';

/** `board`: where the game stands, with its picture, or drawn with letters. */
export async function showBoard(asker: Asker, game: Game, isText: boolean): Promise<Reply> {
  const lines = await situation(asker, game);
  if (game.startedAt === null) return done(lines, { game });
  const standing = await standingOf(asker, game);
  const { texts } = asker;
  const points = game.status === 'running' ? [pointsLine(asker, game)] : [];
  const more = { game, picture: 'board' } as const;
  const bag = game.status === 'running' ? [texts.bag(standing.view.bag.left)] : [];
  if (!isText) return done([...lines, ...points, ...bag], more);
  const players = texts.players(game.seats.map(({ displayName }) => displayName));
  const drawn = [...boardText(standing.state).split('\n'), texts.textBoard, players];
  return done([...lines, ...drawn], { ...more, isDrawn: true });
}

/** Moves told of at most. */
const most = 10;

/** `turn`: what happened since the asker's last decision, and what is asked now. */
export async function showTurn(asker: Asker, game: Game): Promise<Reply> {
  const lines = await situation(asker, game, true);
  if (game.startedAt === null) return done(lines, { game });
  const standing = await standingOf(asker, game);
  const news = await newsFor(asker, game);
  if (standing.isAsked) return done([...news, ...lines, asker.texts.seeOptions], withOptions(standing));
  return done([...news, ...lines], { game, picture: 'board', isSecret: isSecretTo(standing) });
}

/** What the others did since the asker's last decision. */
async function newsFor(asker: Asker, game: Game): Promise<string[]> {
  const seat = seatOf(game, asker.playerId)?.seat;
  const entries = await entriesSince(asker.deps, game, seat, most);
  return entries.map((entry) => happeningLine(asker, game, entry));
}
