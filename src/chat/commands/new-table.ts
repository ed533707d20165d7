import { handleFor } from '../../accounts/external-players/handle-for.ts';
import { type Clock, clockSchema } from '../../games/clock/deadlines.ts';
import { createGame } from '../../games/table/create.ts';
import { invite } from '../../games/table/invite.ts';
import { rematch } from '../../games/table/rematch.ts';
import { shortIdOf } from '../../games/views/find-games.ts';
import type { TableWish } from '../parse-new.ts';
import { type Asker, done, type Game, type Reply, refused } from '../reply.ts';
import { nameOfGame } from '../standing.ts';
import { factsOf } from '../table-facts.ts';
import { withGame } from '../which-game.ts';
import { COMMANDS, type CommandName } from '../words.ts';
import { begun } from './join.ts';

/** How long a move may take when a table does not say. */
const usualTime = 'P3D';

/** Whom one may invite at once. */
const mostGuests = 20;

/** `new`: makes a table with the asker on its first seat. */
export async function makeTable(asker: Asker, wish: TableWish): Promise<Reply> {
  const { deps, playerId, texts } = asker;
  const clock = clockFor(wish);
  if (clock === 'bad') return refused([texts.badTime]);
  if (wish.invite.length > mostGuests) return refused([texts.tooManyGuests]);
  const invite = await handlesOf(asker, wish.invite);
  const seatCount = wish.seats ?? Math.min(Math.max(2, invite.length + 1), 6);
  const isFilled = invite.length > 0 && invite.length + 1 >= seatCount;
  const game = await createGame(deps, playerId, {
    ...(wish.name !== undefined && { name: wish.name }),
    seatCount,
    rules: wish.rules,
    visibility: wish.visibility ?? (isFilled ? 'unlisted' : 'public'),
    seating: wish.seating ?? 'as-taken',
    clock,
    invite,
    join: true,
  });
  const guests = invite.length > 0 ? [texts.invitedNow(wish.invite)] : [];
  const lines = [texts.made(nameOfGame(game)), factsOf(asker, game), ...guests];
  return done([...lines, ...howToJoin(asker, game, isFilled)], { game });
}

/** The clock that is wished for; `bad` when no move may have that time. */
function clockFor({ perTurn = usualTime, onTimeout }: TableWish): Clock | undefined | 'bad' {
  if (perTurn === 'none') return undefined;
  const clock = clockSchema.safeParse({ perTurn, ...(onTimeout && { onTimeout }) });
  return clock.success ? clock.data : 'bad';
}

/** Whom names mean: people of the chat that asks, else handles and addresses. */
function handlesOf({ deps, application }: Asker, names: readonly string[]): Promise<string[]> {
  return Promise.all(names.map((name) => handleFor(deps, application, name)));
}

/** What others must say to sit down, and how to begin without them. Guests need no code. */
function howToJoin(asker: Asker, game: Game, areGuests: boolean): string[] {
  const { texts, playerId } = asker;
  if (game.status !== 'open') return [];
  const isFree = areGuests || game.visibility === 'public' || game.inviteCode === null;
  const which = isFree ? `#${shortIdOf(game.id)}` : game.inviteCode;
  const join = `${firstWord(asker, 'join')} ${which}`;
  const isStartable = game.ownerId === playerId && game.seats.length >= 2;
  const start = withGame(game, firstWord(asker, 'start'));
  return [
    areGuests ? texts.guestsJoin(join) : texts.joinWith(join),
    ...(isStartable ? [texts.startWith(start)] : []),
  ];
}

const firstWord = ({ language }: Asker, name: CommandName) => COMMANDS[name][language][0];

/** `invite`: asks more people to the table. */
export async function inviteTo(asker: Asker, game: Game, names: readonly string[]): Promise<Reply> {
  if (names.length > mostGuests) return refused([asker.texts.tooManyGuests], { game });
  await invite(asker.deps, asker.playerId, game.id, await handlesOf(asker, names));
  return done([asker.texts.invitedNow(names), ...howToJoin(asker, game, true)], { game });
}

/** `rematch`: the same people once more. */
export async function playAgain(asker: Asker, game: Game): Promise<Reply> {
  const next = await rematch(asker.deps, asker.playerId, game.id);
  if (next.status === 'running') return begun(asker, next);
  const { texts } = asker;
  const guests = game.seats.filter((seat) => seat.playerId !== asker.playerId);
  const invited = texts.invitedNow(guests.map(({ displayName }) => displayName));
  return done([texts.made(nameOfGame(next)), invited, ...howToJoin(asker, next, true)], { game: next });
}
