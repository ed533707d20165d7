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
  readonly heard: Map<string, string[]>;
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
 * Lets a room play the game that was answered about, if it plays none or its last one is over, or if it `mayChange`.
 * Answers false when it plays another.
 */
export async function settle(
  { memory }: Means,
  room: string,
  { game, outcome }: Answer,
  mayChange: boolean,
): Promise<boolean> {
  const known = memory.rooms.get(room);
  if (game === null || outcome !== 'done' || game === known?.game) return true;
  if (known !== undefined && !known.isOver && !mayChange) return false;
  memory.rooms.set(room, { game });
  await memory.save();
  return true;
}

/** Says something in a room, and remembers which board the room has in front of it now. */
export async function tellRoom(
  { memory, platform }: Means,
  room: string,
  saying: Saying,
  post: (saying: Saying) => Promise<void> = (each) => platform.post(room, each),
): Promise<void> {
  await post(saying);
  const known = memory.rooms.get(room);
  if (saying.board === undefined || known?.game !== saying.board.game) return;
  memory.rooms.set(room, { ...known, ...saying.board });
  await memory.save();
}

/** What to say, and whether only the player may hear it. */
export interface ForWhom {
  readonly saying: Saying;
  readonly isSecret: boolean;
}

/** What to say to everybody; what only the player may know is told to the player alone, and `instead` to the others. */
export async function aloud(
  means: Means,
  room: string,
  user: ChatUser,
  { saying, isSecret }: ForWhom,
  instead: string,
): Promise<Saying> {
  const own = means.platform.privateRoom(user.id);
  if (!isSecret || room === own) return saying;
  await tellRoom(means, own, saying);
  return { text: instead };
}

/** An answer as a chat says it, to `text` if somebody said something. */
export async function inWords(means: Means, user: ChatUser, answer: Answer, text: string): Promise<ForWhom> {
  const { picture, pictureAlt, drawn, secret, game, version, outcome } = answer;
  const shown = picture === null ? {} : { picture, alternative: pictureAlt ?? '' };
  const choices = await choicesFor(means, user, answer, text);
  // After a refusal the old board is still in front of them.
  const isShown = game !== null && version !== null && outcome === 'done';
  const board = isShown ? { game, version } : undefined;
  return { saying: { text: answer.text, isDrawn: drawn, ...shown, choices, board }, isSecret: secret };
}
