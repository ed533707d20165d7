import { EDITIONS, type Rules, rulesSchema } from '../../engine/index.ts';
import { seatOf } from '../../games/access.ts';
import { type Clock, clockSchema } from '../../games/clock.ts';
import { createGame } from '../../games/create.ts';
import { gameInvitedTo, shortIdOf } from '../../games/find.ts';
import { inviteMore } from '../../games/invite.ts';
import { standUp } from '../../games/leave-seat.ts';
import { rematch } from '../../games/rematch.ts';
import { startNow } from '../../games/start-game.ts';
import { sitDown } from '../../games/take-seat.ts';
import type { TableWish } from '../parse-new.ts';
import { type Asker, done, type Game, type Reply, refused } from '../reply.ts';
import { deadlineLines, nameOfGame, nextWords, situation, standingOf } from '../standing.ts';
import { gameNamed } from '../which-game.ts';
import { COMMANDS, type CommandName } from '../words.ts';
import { gameLine, openTables } from './games.ts';

/** How long a move may take when a table does not say. */
const usualTime = 'P3D';

/** `new`: makes a table with the asker on its first seat. */
export async function makeTable(asker: Asker, wish: TableWish): Promise<Reply> {
  const { deps, playerId, texts } = asker;
  const invited = wish.invite.length;
  const seats = wish.seats ?? Math.min(Math.max(2, invited + 1), 6);
  const isFilled = invited > 0 && invited + 1 >= seats;
  const clock = clockFor(wish);
  if (clock === 'bad') return refused([texts.badTime]);
  const game = await createGame(deps, playerId, {
    ...(wish.name !== undefined && { name: wish.name }),
    seats,
    rules: wish.rules,
    visibility: wish.visibility ?? (isFilled ? 'unlisted' : 'public'),
    seating: wish.seating ?? 'as-taken',
    clock,
    invite: wish.invite,
    join: true,
  });
  const guests = invited > 0 ? [texts.invitedNow(wish.invite)] : [];
  return done([texts.made(nameOfGame(game)), factsOf(asker, game), ...guests, ...howToJoin(asker, game)], {
    game,
  });
}

/** The clock that is wished for; `bad` when no move may have that time. */
function clockFor({ perTurn = usualTime, onTimeout }: TableWish): Clock | undefined | 'bad' {
  if (perTurn === 'none') return undefined;
  const clock = clockSchema.safeParse({ perTurn, ...(onTimeout && { onTimeout }) });
  return clock.success ? clock.data : 'bad';
}

/** What kind of table it is: players, rules, clock, who may come. */
function factsOf({ texts }: Asker, game: Game): string {
  const rules = rulesSchema.parse(game.rules);
  const facts = [
    texts.seats(game.seatCount),
    texts.edition(editionOf(rules)),
    rules.expansions.length === 0 ? texts.baseGame : rules.expansions.join(' + '),
    ...(rules.handSize === 3 ? [texts.handOfThree] : []),
    ...(game.seating === 'drawn' ? [texts.drawnSeats] : []),
    ...clockFacts(texts, game.clock),
    texts.visibility[game.visibility],
  ];
  return texts.tableFacts(facts);
}

/** The edition whose field rules these are; that of today when single options differ. */
function editionOf(rules: Rules): string {
  const names = Object.entries(EDITIONS);
  const same = names.find(
    ([, each]) =>
      each.fieldScoring === rules.fieldScoring &&
      each.fieldPoints === rules.fieldPoints &&
      each.smallCity === rules.smallCity,
  );
  return same?.[0] ?? 'third';
}

function clockFacts(texts: Asker['texts'], clock: unknown): string[] {
  if (clock === null || clock === undefined) return [texts.noDeadlines];
  const { perTurn, onTimeout } = clockSchema.parse(clock);
  const [, amount, unit] = /(\d+)([WDHM])$/.exec(perTurn) ?? [];
  const named = { W: 'week', D: 'day', H: 'hour', M: 'minute' } as const;
  const time = texts.timePerMove(Number(amount), named[(unit ?? 'D') as keyof typeof named]);
  return [time, ...(onTimeout === 'forfeit' ? [texts.forfeits] : [])];
}

const firstWord = ({ language }: Asker, name: CommandName) => COMMANDS[name][language][0];

/** What others must say to sit down, and how to begin without them. */
function howToJoin(asker: Asker, game: Game): string[] {
  const { texts, playerId } = asker;
  if (game.status !== 'open') return [];
  const which =
    game.visibility === 'public' || game.inviteCode === null ? `#${shortIdOf(game.id)}` : game.inviteCode;
  const join = texts.joinWith(`${firstWord(asker, 'join')} ${which}`);
  const isStartable = game.ownerId === playerId && game.seats.length >= 2;
  const start = `#${shortIdOf(game.id)} ${firstWord(asker, 'start')}`;
  return [join, ...(isStartable ? [texts.startWith(start)] : [])];
}

/** `join`: takes a seat at the table that is named, or at the only one there is. */
export async function joinTable(asker: Asker, which: string, here: Game | undefined): Promise<Reply> {
  const found = which === '' && here !== undefined ? { game: here } : await tableNamed(asker, which);
  if ('reply' in found) return found.reply;
  const { deps, playerId, texts } = asker;
  const sat = seatOf(found.game, playerId) !== undefined;
  if (sat)
    return done([texts.satAlready(nameOfGame(found.game)), ...(await situation(asker, found.game))], found);
  const wish = 'invitation' in found ? { invitation: found.invitation } : {};
  const game = await sitDown(deps, playerId, found.game.id, wish);
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

async function begun(asker: Asker, game: Game): Promise<Reply> {
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

/** The only table that the asker was invited to, or could join; several are listed. */
async function onlyTable(asker: Asker): Promise<Table> {
  const tables = await openTables(asker);
  const [only, ...others] = tables;
  if (only === undefined) return { reply: refused([asker.texts.noOpenGames]) };
  return others.length === 0 ? { game: only } : { reply: choice(asker, tables) };
}

function choice(asker: Asker, games: readonly Game[]): Reply {
  return refused([asker.texts.openGames, ...games.map((row) => gameLine(asker, row))]);
}

/** `invite`: asks more people to the table. */
export async function inviteTo(asker: Asker, game: Game, names: readonly string[]): Promise<Reply> {
  await inviteMore(asker.deps, asker.playerId, game.id, names);
  return done([asker.texts.invitedNow(names), ...howToJoin(asker, game)], { game });
}

/** `start`: begins with those who sit there. */
export async function startTable(asker: Asker, game: Game): Promise<Reply> {
  return begun(asker, await startNow(asker.deps, asker.playerId, game.id));
}

/** `leave`: gives the seat back before the start. */
export async function leaveTable(asker: Asker, game: Game): Promise<Reply> {
  const { deps, playerId, texts } = asker;
  await standUp(deps, playerId, game.id);
  return done([texts.left(nameOfGame(game))]);
}

/** `rematch`: the same people once more. */
export async function playAgain(asker: Asker, game: Game): Promise<Reply> {
  const next = await rematch(asker.deps, asker.playerId, game.id);
  if (next.status === 'running') return begun(asker, next);
  const { texts } = asker;
  return done(
    [texts.made(nameOfGame(next)), ...(await situation(asker, next)).slice(1), ...howToJoin(asker, next)],
    {
      game: next,
    },
  );
}
