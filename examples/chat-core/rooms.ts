import { createHash } from 'node:crypto';
import { bodyOf, newKey } from '#client';
import { choicesFor } from './choices.ts';
import type { Answer, ChatContext } from './context.ts';
import type { BotMessage, ChatMessage, ChatUser } from './platform.ts';

/** Sends a command as a player: about `game` as shown in `version`, unless the text names another game. */
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

/** Returns the idempotency key of a message, the same for repeated deliveries. */
export function keyOf({ platform }: ChatContext, { room, id }: ChatMessage): ReturnType<typeof newKey> {
  if (id === undefined) return newKey();
  const key = createHash('sha256').update([platform.provider, room, id].join('\n')).digest('hex');
  return { 'Idempotency-Key': key };
}

/**
 * Assigns the game of an answer to a room if neither the room nor the game is taken by a running game, or if it
 * `mayChange`. Returns false if the room does not play the game.
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

/** Returns the rooms that play a game, except private ones. */
export function roomsPlaying({ memory, platform }: ChatContext, game: string): string[] {
  const alone = new Set([...memory.people.keys()].map((id) => platform.privateRoom(id)));
  const playing = [...memory.rooms].filter(([room, played]) => played.game === game && !alone.has(room));
  return playing.map(([room]) => room);
}

/** Sends a message to a room, and remembers which board it now shows. */
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

/** A message, and whether it is private to the player. */
export interface MaybeSecret {
  readonly message: BotMessage;
  readonly isSecret: boolean;
}

/** Returns a public answer; sends a private one to the player and returns `instead`. */
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

/** Returns an answer of the service as a chat message; `text` is the user's command, if there is one. */
export async function answerMessage(
  context: ChatContext,
  user: ChatUser,
  answer: Answer,
  text: string,
): Promise<MaybeSecret> {
  const { picture, pictureAlt, isPreformatted, secret, game, version, outcome } = answer;
  const shown = picture === null ? {} : { picture, alternative: pictureAlt ?? '' };
  const choices = await choicesFor(context, user, answer, text);
  // After a refusal the old board is still the current one.
  const isCurrent = outcome === 'done' || (outcome === 'asked' && picture !== null);
  const isShown = game !== null && version !== null && isCurrent;
  const board = isShown ? { game, version } : undefined;
  return {
    message: { text: answer.text, isDrawn: isPreformatted, ...shown, choices, board },
    isSecret: secret,
  };
}
