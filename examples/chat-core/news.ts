import { Refused } from '#client';
import type { VerifiedEvent } from '#client/webhooks';
import { type Announcement, announcementOf } from './announcements.ts';
import type { Answer, ChatContext } from './context.ts';
import type { BotMessage, ChatUser } from './platform.ts';
import { answerMessage, bindRoom, roomsPlaying, send, sendToRoom, withoutSecrets } from './rooms.ts';
import { textsFor } from './texts.ts';

/**
 * Announces an event once to the rooms that play the game, or else to each of its players; repeated deliveries are
 * ignored.
 */
export async function announceEvent(context: ChatContext, event: VerifiedEvent): Promise<void> {
  const { announced } = context.memory;
  const news = announced.has(event.id) ? undefined : announcementOf(event, context.platform.provider);
  if (news === undefined) return;
  for (const { room, user } of audienceOf(context, news)) {
    await context.inOrder(room, async () => {
      // The event is repeated if another room could not be reached.
      const here = `${event.id} ${room}`;
      if (announced.has(here)) return;
      await announce(context, room, user, news);
      announced.add(here);
    });
  }
  announced.add(event.id);
  await context.memory.save();
}

/** Returns the rooms to announce news in, with the user: those that play the game, else each user's private chat. */
function audienceOf(context: ChatContext, { type, game, users }: Announcement) {
  const { platform, players } = context;
  const known = users.map((user) => players.known(user));
  const rooms = roomsPlaying(context, game.id);
  const [user] = known;
  if (user === undefined || type === 'player.invited' || rooms.length === 0)
    return known.map((each) => ({ room: platform.privateRoom(each.id), user: each }));
  return rooms.map((room) => ({ room, user }));
}

async function announce(
  context: ChatContext,
  room: string,
  user: ChatUser,
  news: Announcement,
): Promise<void> {
  const message = await messageAbout(context, room, user, news);
  if (message !== undefined) await sendToRoom(context, room, message);
}

async function messageAbout(
  context: ChatContext,
  room: string,
  user: ChatUser,
  { type, game, sentence, posted, invitation }: Announcement,
): Promise<BotMessage | undefined> {
  const texts = textsFor(user.locale);
  switch (type) {
    case 'turn.started':
    case 'turn.reminder':
      return { ...(await situation(context, room, user, game.id, sentence)), mention: user };
    case 'turn.expired':
      return { text: texts.timeIsUp(game.name), mention: user };
    case 'player.invited':
      return { text: texts.invited(game.name, invitation ?? `#${game.id}`), mention: user };
    case 'message.posted':
      return wasSaidHere(context, room, posted) ? undefined : { text: `${game.name}: ${sentence}` };
    case 'game.finished':
      end(context, room, game.id);
      // The answer to the last move already showed the result in its room.
      return isSeen(context, room, game) ? undefined : situation(context, room, user, game.id, sentence);
    default:
      return situation(context, room, user, game.id, sentence);
  }
}

/** Returns the state of the game for a player, in their language, without lines the room has just read. */
async function situation(
  context: ChatContext,
  room: string,
  user: ChatUser,
  game: string,
  sentence: string,
): Promise<BotMessage> {
  const answer = await ask(context, user, game);
  if (answer === undefined) return { text: sentence };
  const isKnown = isSeen(context, room, { id: game, version: answer.version });
  // Lines of the log start with the number of the move.
  const lines = answer.text.split('\n').filter((line) => !isKnown || !/^\d+\. /.test(line));
  await bindRoom(context, room, answer, room === context.platform.privateRoom(user.id));
  const message = await answerMessage(context, user, { ...answer, text: lines.join('\n') }, '');
  return withoutSecrets(context, room, user, message, sentence);
}

/** Whether the room has seen a game up to its version. */
function isSeen(
  { memory }: ChatContext,
  room: string,
  { id, version }: { readonly id: string; readonly version: number | null },
): boolean {
  const played = memory.rooms.get(room);
  return played?.game === id && played.version === version;
}

/** Assigns another game to the room. */
function end({ memory }: ChatContext, room: string, game: string): void {
  const played = memory.rooms.get(room);
  if (played?.game === game) memory.rooms.set(room, { ...played, isOver: true });
}

/** Requests the state of a game; undefined if the player has an account that no longer permits the bot. */
async function ask(context: ChatContext, user: ChatUser, game: string): Promise<Answer | undefined> {
  try {
    return await send(context, user, 'turn', { game });
  } catch (error) {
    if (error instanceof Refused && (error.status === 403 || error.status === 404)) return undefined;
    throw error;
  }
}

/** Whether a user has just written that in the room itself; each line counts once. */
function wasSaidHere({ recent }: ChatContext, room: string, text = ''): boolean {
  const lines = recent.get(room) ?? [];
  const at = lines.findIndex((line) => line.endsWith(text.trim()));
  if (at !== -1) lines.splice(at, 1);
  return at !== -1;
}
