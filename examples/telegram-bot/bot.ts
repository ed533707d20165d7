import { type Bot, type Context, InlineKeyboard } from 'grammy';
import {
  type BotMessage,
  type BotSettings,
  type ChatUser,
  choiceFrom,
  type Platform,
  type RunningBot,
  startBot,
} from '../chat-core/index.ts';

/** The maximum length of a message on Telegram. */
const MAX_CHARACTERS = 4096;
const BUTTONS_IN_A_ROW = 5;

/**
 * Lets Telegram chats play through `telegram`, which the caller starts. In a group the bot reads messages that start
 * with `/`, in private all of them.
 */
export async function connectTelegram(
  telegram: Bot,
  settings: BotSettings,
  log: (text: string) => void,
): Promise<RunningBot> {
  const platform: Platform = {
    provider: 'telegram',
    hasButtons: true,
    privateRoom: (user) => user,
    post: async (room, message) => {
      const { text, options } = messageFor(message);
      await telegram.api.sendMessage(room, text, options);
    },
  };
  const bot = await startBot(settings, platform, log);

  telegram.on('message:text', async (context) => {
    const { text, chat } = context.message;
    const isPrivate = chat.type === 'private';
    if (!isPrivate && !text.startsWith('/')) return;
    // `/start` opens a chat; `/options@our_bot` addresses us among several bots.
    const said = text
      .replace(/^\/start\b/, 'help')
      .replace(/^\/(\w+)@\w+/, '$1')
      .replace(/^\//, '');
    await bot.chat.receive({
      room: String(chat.id),
      isPrivate,
      user: userOf(context),
      text: said,
      id: idOf(context),
    });
  });

  telegram.on('callback_query:data', async (context) => {
    await context.answerCallbackQuery();
    const { chat = context.from } = context;
    const isPrivate = chat.id === context.from.id;
    const choice = choiceFrom(context.callbackQuery.data);
    await bot.chat.receive({
      room: String(chat.id),
      isPrivate,
      user: userOf(context),
      ...choice,
      id: idOf(context),
    });
  });

  telegram.catch(({ error }) => log(String(error)));
  return bot;
}

/** Identifies an update, which Telegram repeats until it is acknowledged. */
const idOf = ({ update }: Context) => String(update.update_id);

function userOf({ from }: Context): ChatUser {
  return { id: String(from?.id), name: from?.first_name ?? '', locale: from?.language_code };
}

/** Converts a message to Telegram's format: the picture above the text, which is complete without it. */
export function messageFor({ text, picture, choices = [], mention, isDrawn }: BotMessage) {
  const name =
    mention === undefined ? '' : `<a href="tg://user?id=${mention.id}">${escaped(mention.name)}</a>: `;
  const words = escaped(text.slice(0, MAX_CHARACTERS - 200));
  const keyboard = new InlineKeyboard();
  for (const [index, { label, data }] of choices.entries()) {
    if (index > 0 && index % BUTTONS_IN_A_ROW === 0) keyboard.row();
    keyboard.text(label, data);
  }
  return {
    text: name + (isDrawn ? `<pre>${words}</pre>` : words),
    options: {
      parse_mode: 'HTML' as const,
      link_preview_options:
        picture === undefined
          ? { is_disabled: true }
          : { url: picture, prefer_large_media: true, show_above_text: true },
      ...(choices.length > 0 && { reply_markup: keyboard }),
    },
  };
}

/** Escapes a text so that names and words neither become markup nor mention a user. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
