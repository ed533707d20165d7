import { createHash } from 'node:crypto';
import { bodyOf, newKey } from '#client';
import { choicesFor } from './choices.ts';
import type { Answer, ChatContext } from './context.ts';
import type { BotMessage, ChatMessage, ChatUser } from './platform.ts';

/** Sends a command as a player: about `game` as it was shown in `version`, unless the text names another game. */
export function send(
  { players }: ChatContext,
  user: ChatUser,
  text: string,
  { game, version }: { readonly game?: string; readonly version?: number } = {},
  headers = newKey(),
): Promise<Answer> {
  return players.as(user, (player) =>
    bodyOf(
      game === undefined
        ? player.POST('/v1/commands', { body: { text }, headers })
        : player.POST('/v1/games/{id}/commands', {
            params: { path: { id: game } },
            body: { text, ...(version !== undefined && { version }) },
            headers,
          }),
    ),
  );
}

/** Returns the idempotency key of a message, which is the same however often the chat delivers it. */
export function keyOf({ platform }: ChatContext, { room, id }: ChatMessage): ReturnType<typeof newKey> {
  if (id === undefined) return newKey();
  const key = createHash('sha256').update([platform.provider, room, id].join('\n')).digest('hex');
  return { 'Idempotency-Key': key };
}

/**
 * Lets a room play the game of an answer: when it plays none that goes on, and no other room plays that game, or when it
 * `mayChange`. Returns false when the room does not play the game.
 */
export async function bindRoom(
  context: ChatContext,
  room: string,
  { game, outcome, status }: Answer,
  mayChange: boolean,
): Promise<boolean> {
  const { rooms, save } = context.memory;
  const known = rooms.get(room);
  if (game === null || outcome !== 'done' || game === known?.game) return true;
  const isFree = (known === undefined || known.isOver) && roomsPlaying(context, game).length === 0;
  if (!isFree && !mayChange) return false;
  rooms.set(room, { game, isOver: status !== 'open' && status !== 'running' });
  await save();
  return true;
}

/** Returns the rooms that play a game, without those in which a user is alone with the bot. */
export function roomsPlaying({ memory, platform }: ChatContext, game: string): string[] {
  const alone = new Set([...memory.people.keys()].map((id) => platform.privateRoom(id)));
  const playing = [...memory.rooms].filter(([room, played]) => played.game === game && !alone.has(room));
  return playing.map(([room]) => room);
}

/** Sends a message to a room, and remembers which board the room has in front of it now. */
export async function sendToRoom(
  { memory, platform }: ChatContext,
  room: string,
  message: BotMessage,
  post: (message: BotMessage) => Promise<void> = (each) => platform.post(room, each),
): Promise<void> {
  await post(message);
  const known = memory.rooms.get(room);
  if (message.board === undefined || known?.game !== message.board.game) return;
  memory.rooms.set(room, { ...known, ...message.board });
  await memory.save();
}

/** A message, and whether only the player may read it. */
export interface MaybeSecret {
  readonly message: BotMessage;
  readonly isSecret: boolean;
}

/** Returns what everybody may read; sends a secret to the player alone and returns `instead` for the others. */
export async function withoutSecrets(
  context: ChatContext,
  room: string,
  user: ChatUser,
  { message, isSecret }: MaybeSecret,
  instead: string,
): Promise<BotMessage> {
  const privateRoom = context.platform.privateRoom(user.id);
  if (!isSecret || room === privateRoom) return message;
  await sendToRoom(context, privateRoom, message);
  return { text: instead };
}

/** Returns an answer of the service as a message of the chat; `text` is what somebody said, if anybody did. */
export async function answerMessage(
  context: ChatContext,
  user: ChatUser,
  answer: Answer,
  text: string,
): Promise<MaybeSecret> {
  const { picture, pictureAlt, isPreformatted: drawn, secret, game, version, outcome } = answer;
  const shown = picture === null ? {} : { picture, alternative: pictureAlt ?? '' };
  const choices = await choicesFor(context, user, answer, text);
  // After a refusal the old board is still in front of them.
  const isCurrent = outcome === 'done' || (outcome === 'asked' && picture !== null);
  const isShown = game !== null && version !== null && isCurrent;
  const board = isShown ? { game, version } : undefined;
  return { message: { text: answer.text, isDrawn: drawn, ...shown, choices, board }, isSecret: secret };
}
