import { handleFor } from '../accounts/external-players/names.ts';
import { shortIdOf } from '../games/views/find-games.ts';
import type { CommandName } from '../texts/chat-texts.ts';
import { textsIn } from '../texts/index.ts';
import { type Asker, done, type Game, type Reply } from './reply.ts';
import { deadlineLines, nameOfGame, nextWords, situationOf } from './situation.ts';
import { withGame } from './which-game.ts';

/** Maximum number of people invited at once. */
export const maxInvited = 20;

/** Creates the reply that a game has started. */
export async function begun(asker: Asker, game: Game): Promise<Reply> {
  const { texts, words } = asker;
  const situation = await situationOf(asker, game);
  const { awaiting, isAwaiting } = situation;
  const next =
    isAwaiting && awaiting !== undefined
      ? texts.yourMove(words.phase(awaiting.phase).question)
      : nextWords(asker, situation);
  const lines = [texts.started(nameOfGame(game)), next, ...deadlineLines(asker, game)];
  return done(lines, { game, picture: 'board', isNews: true });
}

/** Returns the handles or addresses for names: of people in the asking chat, else the names themselves. */
export function handlesFor({ deps, application }: Asker, names: readonly string[]): Promise<string[]> {
  return Promise.all(names.map((name) => handleFor(deps, application, name)));
}

/** Returns the commands for joining, and for starting the game without more players. Invited players need no code. */
export function howToJoin(asker: Asker, game: Game, areInvited: boolean): string[] {
  const { texts, playerId } = asker;
  if (game.status !== 'open') return [];
  const isFree = areInvited || game.visibility === 'public' || game.inviteCode === null;
  const which = isFree ? `#${shortIdOf(game.id)}` : game.inviteCode;
  const join = `${firstWord(asker, 'join')} ${which}`;
  const isStartable = game.ownerId === playerId && game.seats.length >= 2;
  const start = withGame(game, firstWord(asker, 'start'));
  return [
    areInvited ? texts.invitedJoin(join) : texts.joinWith(join),
    ...(isStartable ? [texts.startWith(start)] : []),
  ];
}

const firstWord = ({ language }: Asker, name: CommandName) => textsIn(language).commands[name].words[0];
