import { createHash } from 'node:crypto';
import { readMe } from '../accounts/profile/read-and-update.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problems.ts';
import { textsIn } from '../texts/chat.ts';
import { type Language, languageFor } from '../texts/index.ts';
import { claimPlayer } from './commands/claim.ts';
import { showLog, showRemaining, showScore } from './commands/facts.ts';
import { gameLine, showGames, showLink, showOpen } from './commands/games.ts';
import { helpReply, shortened, unclearReply } from './commands/help.ts';
import { joinTable, leaveTable, startTable } from './commands/join.ts';
import { showBoard, showTurn } from './commands/look.ts';
import { inviteTo, makeTable, playAgain } from './commands/new-table.ts';
import { showOptions } from './commands/options.ts';
import { movedBefore, playDecision, playLabel, playPass, resign } from './commands/play.ts';
import { nudgeAwaited, sayText, showMessages } from './commands/talk.ts';
import type { Intent } from './intent.ts';
import { parseCommand } from './parse.ts';
import { refusalReply } from './refusal.ts';
import { type Asker, type Game, type Reply, refused } from './reply.ts';
import { type Among, gameMeant, gameNamed, withGame } from './which-game.ts';

/** A text that a player sent. */
export interface Said {
  readonly text: string;
  readonly playerId: string;
  readonly application?: string | undefined;
  /** The game that it was said about, unless the text names another. */
  readonly game: Game | undefined;
  readonly version: number | undefined;
  readonly key: string | undefined;
}

/** Does what a text asks for, as the player who sent it, and answers in the player's language. */
export async function answerText(deps: Deps, said: Said): Promise<{ reply: Reply; language: Language }> {
  const { locale, timeZone } = await readMe(deps, said.playerId);
  const language = languageFor(locale);
  const asker = { deps, language, timeZone, texts: textsIn(language), key: keyFor(said), ...pick(said) };
  const reply = (await movedBefore(asker)) ?? (await obey(asker, said));
  return { reply, language };
}

/** Finds out what is wanted and of which game, and does it. */
async function obey(asker: Asker, said: Said): Promise<Reply> {
  const { game: id, intent } = parseCommand(said.text);
  const named = id === undefined ? undefined : await gameNamed(asker, id);
  if (named !== undefined && 'games' in named) return unknownGame(asker, id ?? '', named.games, said.text);
  const here = named?.game ?? said.game;
  const free = await orRefusal(asker, intent, here, () => withoutGame(asker, intent, here));
  if (free !== undefined) return free;
  const found = here === undefined ? await gameMeant(asker, AMONG[intent.type] ?? playing) : { game: here };
  if ('games' in found) return whichGame(asker, intent, found.games, said.text);
  return orRefusal(asker, intent, found.game, () => inGame(asker, intent, found.game));
}

/** What `act` answers, or in friendly words why it cannot be done. */
async function orRefusal<Answer>(
  asker: Asker,
  intent: Intent,
  game: Game | undefined,
  act: () => Promise<Answer>,
): Promise<Answer | Reply> {
  try {
    return await act();
  } catch (error) {
    const reply = error instanceof Problem ? await refusalReply(asker, error, intent, game) : undefined;
    if (reply === undefined) throw error;
    return reply;
  }
}

const pick = ({ playerId, application, version }: Said) => ({ playerId, application, version });

/** Lets a move that was made with the same key before be found again, whatever has happened since. */
function keyFor({ text, game, version, key }: Said): Asker['key'] {
  if (key === undefined) return undefined;
  const asked = JSON.stringify([game?.id, text, version]);
  return { key, bodyHash: createHash('sha256').update(asked).digest('hex') };
}

function unknownGame(asker: Asker, id: string, games: readonly Game[], text: string): Reply {
  const { texts } = asker;
  const lines = games.map((row) => gameLine(asker, row));
  return refused(games.length === 0 ? [texts.unknownGame(id)] : [texts.whichGame(text), ...lines]);
}

/** Does what needs no game; undefined for everything else. */
async function withoutGame(asker: Asker, intent: Intent, here: Game | undefined): Promise<Reply | undefined> {
  switch (intent.type) {
    case 'help':
      return helpReply(asker, intent.about);
    case 'unclear':
      return unclearReply(asker, intent);
    case 'games':
      return showGames(asker);
    case 'open':
      return showOpen(asker);
    case 'new':
      return makeTable(asker, intent.wish);
    case 'join':
      return joinTable(asker, intent.which, here);
    case 'claim':
      return claimPlayer(asker);
    default:
      return undefined;
  }
}

const playing: readonly Among[] = ['awaited', 'running', 'open', 'finished'];
/** Where commands look for their game when none is named. */
const AMONG: Partial<Record<Intent['type'], readonly Among[]>> = {
  // Leaving for good is never meant of a game only because it is the one that waits.
  resign: ['running', 'open', 'finished'],
  nudge: ['running'],
  start: ['open', ...playing],
  leave: ['open', ...playing],
  invite: ['open', ...playing],
  rematch: ['finished', ...playing],
};

/** Asks which of several games is meant. */
function whichGame(asker: Asker, intent: Intent, games: readonly Game[], text: string): Reply {
  const { texts } = asker;
  const [first] = games;
  if (first !== undefined) {
    const lines = games.map((row) => gameLine(asker, row));
    return refused([texts.whichGame(withGame(first, shortened(text))), ...lines]);
  }
  // Some chats say "start" for people who see the bot for the first time.
  return intent.type === 'start' ? helpReply(asker, undefined) : refused([texts.noGameFor]);
}

/** Does what is about a game. */
async function inGame(asker: Asker, intent: Intent, game: Game): Promise<Reply> {
  switch (intent.type) {
    case 'board':
      return showBoard(asker, game, intent.isText);
    case 'turn':
      return showTurn(asker, game);
    case 'options':
      return showOptions(asker, game, intent);
    case 'label':
      return playLabel(asker, game, intent.label, intent.who);
    case 'decision':
      return playDecision(asker, game, intent.decision);
    case 'pass':
      return playPass(asker, game);
    case 'score':
      return showScore(asker, game);
    case 'log':
      return showLog(asker, game, intent.count);
    case 'remaining':
      return showRemaining(asker, game, intent.cell);
    case 'say':
      return sayText(asker, game, intent.text);
    case 'messages':
      return showMessages(asker, game);
    case 'invite':
      return inviteTo(asker, game, intent.names);
    case 'start':
      return startTable(asker, game);
    case 'leave':
      return leaveTable(asker, game);
    case 'resign':
      return resign(asker, game, intent.isSure);
    case 'rematch':
      return playAgain(asker, game);
    case 'nudge':
      return nudgeAwaited(asker, game);
    case 'link':
      return showLink(asker, game);
    default:
      throw new Error(`${intent.type} is not about a game`);
  }
}
