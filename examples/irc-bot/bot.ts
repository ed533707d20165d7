import { type BotMessage, type BotSettings, type Platform, startBot } from '../chat-core/index.ts';
import { addressed, addressedInPrivate } from './addressed.ts';
import { connectionTo, type Line } from './connection.ts';
import { drawnLines, ircLines } from './lines.ts';
import type { IrcSettings } from './settings.ts';

/** A bot on an IRC network. */
export interface IrcBot {
  close(): Promise<void>;
}

/** The maximum lines of an answer in a channel; longer ones are sent in private. */
const MAX_LINES = 8;

/** Starts the bot; it connects to the network once it is registered with the game service. */
export async function startIrcBot(
  settings: BotSettings,
  irc: IrcSettings,
  log: (text: string) => void,
): Promise<IrcBot> {
  /** The last known nick of each user. */
  const nicks = new Map<string, string>();
  const targetOf = (room: string) => (isChannel(room) ? room : (nicks.get(room) ?? nickIn(room)));
  const connection = connectionTo(irc, { hear, renamed, log });
  const platform: Platform = {
    provider: 'irc',
    privateRoom: (user) => user,
    post: (room, { mention, ...message }) => {
      const nick = mention && (nicks.get(mention.id) ?? mention.name);
      return connection.say(targetOf(room), linesFor(room, message, nick));
    },
  };
  const bot = await startBot(settings, platform, log);
  connection.open();

  function renamed(before: string, now: string): void {
    for (const [id, nick] of nicks) if (nick === before) nicks.set(id, now);
  }

  async function hear({ by, channel, text, id }: Line): Promise<void> {
    const isPrivate = channel === undefined;
    const said = isPrivate ? addressedInPrivate(text, irc) : addressed(text, connection.nick(), irc);
    if (said === undefined) return;
    nicks.set(by.id, by.nick);
    const room = channel ?? by.id;
    if (irc.areAccountsNeeded && !by.isKnown) return connection.say(targetOf(room), [logInFirst(by.nick)]);
    const user = { id: by.id, name: by.nick, locale: irc.locale };
    const answer = (message: BotMessage) => answerTo(by.nick, room, message);
    await bot.chat.receive({ room, isPrivate, user, text: said, id }, answer);
  }

  async function answerTo(nick: string, room: string, message: BotMessage): Promise<void> {
    const lines = linesFor(room, message);
    if (!isChannel(room) || lines.length <= MAX_LINES) return connection.say(targetOf(room), lines);
    await connection.say(room, [`${nick}: ${lines.length} lines, which I send you in private.`]);
    await connection.say(nick, lines);
  }

  return {
    async close() {
      await bot.close();
      await connection.close();
    },
  };
}

const isChannel = (room: string) => /^[#&!+]/.test(room);

/** The nick in the id of a user not seen since the bot started. */
const nickIn = (user: string) => user.replace(/^~|@[^@]*$/g, '');

const logInFirst = (nick: string) =>
  `${nick}: to play here, log in to the network’s services (/msg NickServ HELP), so that no one else can play as you.`;

/** Returns the lines of a message: a mention is the nick in front, a picture its address on a separate line. */
function linesFor(room: string, { text, picture, isDrawn }: BotMessage, nick?: string): string[] {
  const words = nick === undefined || !isChannel(room) ? text : `${nick}: ${text}`;
  const lines = isDrawn ? drawnLines(words) : ircLines(words);
  return picture === undefined ? lines : [...lines, picture];
}
