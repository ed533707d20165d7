import { hash } from 'node:crypto';
import type { Deps } from '../platform/deps.ts';
import { Problem } from '../platform/problems.ts';
import type { Language } from '../texts/index.ts';
import { askerOf } from './asker.ts';
import { type Call, type Command, isUnclear, type Unclear } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { confirmOption } from './commands/play-option.ts';
import { gameLine } from './game-lines.ts';
import { decisionIn, parseCommand } from './parse.ts';
import { refusalReply } from './refusal.ts';
import { type Asker, asked, type Game, type Reply, refused } from './reply.ts';
import { situationOf } from './situation.ts';
import { shortened, unclearReply } from './unclear.ts';
import { type Among, type Found, gameMeant, gameNamed, playing, withGame } from './which-game.ts';

/** A text from a player. */
export interface TextCommand {
  readonly text: string;
  readonly playerId: string;
  readonly application?: string | undefined;
  /** The game it is about, unless the text names another. */
  readonly game: Game | undefined;
  readonly version: number | undefined;
  readonly key: string | undefined;
}

/** Runs the command in a player's text and replies in the player's language. */
export async function answerText(
  deps: Deps,
  sent: TextCommand,
  commands: readonly Command[] = COMMANDS,
): Promise<{ reply: Reply; language: Language }> {
  const asker = await askerFor(deps, sent);
  const reply = await carryOut(asker, sent, commands);
  return { reply, language: asker.language };
}

async function askerFor(deps: Deps, sent: TextCommand): Promise<Asker> {
  const { playerId, application, version } = sent;
  return { ...(await askerOf(deps, playerId)), application, version, key: keyFor(sent) };
}

/** Returns the request key, which finds a move already made with the same key, whatever has happened since. */
function keyFor({ text, game, version, key }: TextCommand): Asker['key'] {
  if (key === undefined) return undefined;
  const request = JSON.stringify([game?.id, text, version]);
  return { key, bodyHash: hash('sha256', request, 'hex') };
}

/** Parses the text, finds its game, and runs it. */
async function carryOut(reader: Asker, sent: TextCommand, commands: readonly Command[]): Promise<Reply> {
  const { game: id, call: read } = parseCommand(sent.text, { commands, language: reader.language });
  const named = id === undefined ? undefined : await gameNamed(reader, id);
  if (named !== undefined && 'games' in named) return unknownGame(reader, id ?? '', named.games, sent.text);
  const here = named?.game ?? sent.game;
  const call = isUnclear(read) ? ((await decisionAt(reader, here, read)) ?? read) : read;
  if (isUnclear(call)) return (await confirmNamedOption(reader, here, call)) ?? unclearReply(reader, call);
  // The version belongs to `sent.game`, and is meaningless for another game.
  const asker = here?.id === sent.game?.id ? reader : { ...reader, version: undefined };
  const { action, given } = call;
  if (action.among === undefined) return orRefusal(asker, call, here, () => action.run(asker, here, given));
  const found = await gameAbout(asker, here, action.among);
  if ('games' in found) return whichGame(asker, call, found.games, sent.text);
  return orRefusal(asker, call, found.game, () => action.run(asker, found.game, given));
}

/** Returns the game that a text is about: the current one, if any, else the one that is meant. */
const gameAbout = async (asker: Asker, here: Game | undefined, among: readonly Among[]): Promise<Found> =>
  here === undefined ? gameMeant(asker, among) : { game: here };

/** Returns the decision that unclear words mean in the active game they are about. */
async function decisionAt(
  asker: Asker,
  here: Game | undefined,
  { unclear, about }: Unclear,
): Promise<Call | undefined> {
  if (about !== 'decision') return undefined;
  const found = await gameAbout(asker, here, playing);
  if ('games' in found || found.game.status !== 'running') return undefined;
  return decisionIn(unclear, asker.language, (await situationOf(asker, found.game)).state);
}

/** Asks whether to play the option that unclear words name, if it is available. */
async function confirmNamedOption(
  asker: Asker,
  here: Game | undefined,
  { label }: Unclear,
): Promise<Reply | undefined> {
  if (label === undefined) return undefined;
  const found = await gameAbout(asker, here, ['awaiting']);
  return 'games' in found ? undefined : confirmOption(asker, found.game, label);
}

/** Runs an action; if the rules of the game or the table forbid it, replies with a friendly explanation. */
async function orRefusal(
  asker: Asker,
  call: Call,
  game: Game | undefined,
  run: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await run();
  } catch (error) {
    const reply = error instanceof Problem ? await refusalReply(asker, error, call, game) : undefined;
    if (reply === undefined) throw error;
    return reply;
  }
}

function unknownGame(asker: Asker, id: string, games: readonly Game[], text: string): Reply {
  const { texts } = asker;
  const lines = games.map((row) => gameLine(asker, row));
  return games.length === 0 ? refused([texts.unknownGame(id)]) : asked([texts.whichGame(text), ...lines]);
}

/** Asks which of several games is meant. */
function whichGame(asker: Asker, { action }: Call, games: readonly Game[], text: string): Reply {
  const { texts } = asker;
  const [first] = games;
  if (first === undefined) return action.withoutGame?.(asker) ?? refused([texts.noGameFor]);
  const lines = games.map((row) => gameLine(asker, row));
  return asked([texts.whichGame(withGame(first, shortened(text))), ...lines]);
}
