import { Refused } from '#client';
import type { VerifiedEvent } from '#client/webhooks';
import { type Announcement, announcementOf } from './announcements.ts';
import type { ChatUser, Saying } from './platform.ts';
import { type Answer, aloud, inWords, type Means, send, settle, tellRoom } from './tables.ts';
import { textsFor } from './texts.ts';

/** Tells an event to the rooms that play the game, else to each of its players; each time it comes, once. */
export async function tellNews(means: Means, event: VerifiedEvent): Promise<void> {
  const { told } = means.memory;
  const news = told.has(event.id) ? undefined : announcementOf(event, means.platform.provider);
  if (news === undefined) return;
  for (const { room, user } of audienceOf(means, news)) {
    await means.inTurn(room, async () => {
      // The event comes again when another room was out of reach.
      const here = `${event.id} ${room}`;
      if (told.has(here)) return;
      await announce(means, room, user, news);
      told.add(here);
    });
  }
  told.add(event.id);
  await means.memory.save();
}

/** Where it is told, and as whom the service is asked about it: the rooms that play the game, else each one alone. */
function audienceOf({ memory, platform, players }: Means, { type, game, users }: Announcement) {
  const known = users.map((user) => players.known(user));
  const alone = new Set([...memory.people.keys()].map((id) => platform.privateRoom(id)));
  const rooms = [...memory.rooms].filter(([room, played]) => played.game === game.id && !alone.has(room));
  const [user] = known;
  if (user === undefined || type === 'player.invited' || rooms.length === 0)
    return known.map((each) => ({ room: platform.privateRoom(each.id), user: each }));
  return rooms.map(([room]) => ({ room, user }));
}

async function announce(means: Means, room: string, user: ChatUser, news: Announcement): Promise<void> {
  const saying = await sayingFor(means, room, user, news);
  if (saying !== undefined) await tellRoom(means, room, saying);
}

async function sayingFor(
  means: Means,
  room: string,
  user: ChatUser,
  { type, game, sentence, said, invitation }: Announcement,
): Promise<Saying | undefined> {
  const texts = textsFor(user.locale);
  switch (type) {
    case 'turn.started':
    case 'turn.reminder':
      return { ...(await situation(means, room, user, game.id, sentence)), mention: user };
    case 'turn.expired':
      return { text: texts.timeIsUp(game.name), mention: user };
    case 'player.invited':
      return { text: texts.invited(game.name, invitation ?? `#${game.id}`), mention: user };
    case 'message.posted':
      return isHeard(means, room, said) ? undefined : { text: `${game.name}: ${sentence}` };
    case 'game.finished':
      end(means, room, game.id);
      // Whoever made the last move there was told how it ended.
      return isSeen(means, room, game) ? undefined : situation(means, room, user, game.id, sentence);
    default:
      return situation(means, room, user, game.id, sentence);
  }
}

/** How the game stands for a player, in their language, without what the room has just read. */
async function situation(
  means: Means,
  room: string,
  user: ChatUser,
  game: string,
  sentence: string,
): Promise<Saying> {
  const answer = await ask(means, user, game);
  if (answer === undefined) return { text: sentence };
  const isKnown = isSeen(means, room, { id: game, version: answer.version });
  // Lines of the log begin with the number of the move.
  const lines = answer.text.split('\n').filter((line) => !isKnown || !/^\d+\. /.test(line));
  await settle(means, room, answer, room === means.platform.privateRoom(user.id));
  const told = await inWords(means, user, { ...answer, text: lines.join('\n') }, '');
  return aloud(means, room, user, told, sentence);
}

/** Whether the room has been shown a game as far as it has come. */
function isSeen(
  { memory }: Means,
  room: string,
  { id, version }: { readonly id: string; readonly version: number | null },
): boolean {
  const played = memory.rooms.get(room);
  return played?.game === id && played.version === version;
}

/** The room may play another game now. */
function end({ memory }: Means, room: string, game: string): void {
  const played = memory.rooms.get(room);
  if (played?.game === game) memory.rooms.set(room, { ...played, isOver: true });
}

/** Undefined: the player has an account by now and forbids that we act for it. */
async function ask(means: Means, user: ChatUser, game: string): Promise<Answer | undefined> {
  try {
    return await send(means, user, 'turn', { game });
  } catch (error) {
    if (error instanceof Refused && (error.status === 403 || error.status === 404)) return undefined;
    throw error;
  }
}

/** Whether somebody has just said that in the room itself; this counts once. */
function isHeard({ heard }: Means, room: string, said = ''): boolean {
  const lines = heard.get(room) ?? [];
  const at = lines.findIndex((line) => line.endsWith(said.trim()));
  if (at !== -1) lines.splice(at, 1);
  return at !== -1;
}
