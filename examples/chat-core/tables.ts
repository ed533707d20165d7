import { createHash } from 'node:crypto';
import { bodyOf, newKey, type Schemas } from '#client';
import { choicesFor } from './choices.ts';
import type { Memory } from './memory.ts';
import type { ChatMessage, ChatUser, Platform, Saying } from './platform.ts';
import type { Players } from './players.ts';

/** What a command answers. */
export type Answer = Schemas['CommandAnswer'];

/** What the chat's parts have in common. */
export interface Means {
  readonly platform: Platform;
  readonly memory: Memory;
  readonly players: Players;
  /** Tells the operator. */
  readonly log: (text: string) => void;
  /** Acts when what was begun before in that room is done. */
  readonly inTurn: <T>(room: string, act: () => Promise<T>) => Promise<T>;
  /** What was said in each room of late. */
  readonly heard: Map<string, readonly string[]>;
}

/** Says something as a player: about `game` as it was shown in `version`, unless the words name another game. */
export function send(
  { players }: Means,
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

/** The same message has the same key, however often the chat delivers it. */
export function keyOf({ platform }: Means, { room, id }: ChatMessage): ReturnType<typeof newKey> {
  if (id === undefined) return newKey();
  const key = createHash('sha256').update([platform.provider, room, id].join('\n')).digest('hex');
  return { 'Idempotency-Key': key };
}

/**
 * Remembers what a room was shown. It stays with its game until that is over, unless it `mayChange`. Answers whether
 * it now plays what was answered about, if that is a game.
 */
export async function note(
  { memory }: Means,
  room: string,
  { game, version, outcome }: Answer,
  mayChange: boolean,
): Promise<boolean> {
  if (game === null || outcome !== 'done') return true;
  const known = memory.rooms.get(room);
  const isSame = known?.game === game;
  if (known !== undefined && !isSame && !known.isOver && !mayChange) return false;
  const isOver = isSame && known.isOver;
  memory.rooms.set(room, { game, ...(version !== null && { version }), ...(isOver && { isOver }) });
  await memory.save();
  return true;
}

/** What to say, and whether only the player may hear it. */
export interface ForWhom {
  readonly saying: Saying;
  readonly isSecret: boolean;
}

/** What to say to everybody; what only the player may know is told to the player alone, and `instead` to the others. */
export async function aloud(
  { platform }: Means,
  room: string,
  user: ChatUser,
  { saying, isSecret }: ForWhom,
  instead: string,
): Promise<Saying> {
  const own = platform.privateRoom(user.id);
  if (!isSecret || room === own) return saying;
  await platform.post(own, saying);
  return { text: instead };
}

/** An answer as a chat says it, to `text` if somebody said something. */
export async function inWords(means: Means, user: ChatUser, answer: Answer, text: string): Promise<ForWhom> {
  const { picture, pictureAlt, drawn, secret } = answer;
  const shown = picture === null ? {} : { picture, alternative: pictureAlt ?? '' };
  const choices = await choicesFor(means, user, answer, text);
  return { saying: { text: answer.text, isDrawn: drawn, ...shown, choices }, isSecret: secret };
}
