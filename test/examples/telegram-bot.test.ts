import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makeApplication } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { expectTypesOf, hasPackages, requireFrom } from './support/bot-packages.ts';
import { freePort, newMemoryFile } from './support/places.ts';

type TelegramBot = typeof import('../../examples/telegram-bot/bot.ts');
type Telegram = Parameters<TelegramBot['connectTelegram']>[0];
type Grammy = { Bot: new (token: string, config: object) => Telegram };

describe.skipIf(!hasPackages('telegram-bot'))('the Telegram bot', () => {
  let bot: TelegramBot;

  beforeAll(async () => {
    bot = await import('../../examples/telegram-bot/bot.ts');
  });

  const service = useApp();
  useWorkers(service);

  /** A request of the bot to Telegram. */
  interface Sent {
    readonly method: string;
    // biome-ignore lint/suspicious/noExplicitAny: parsed JSON; each assertion states the shape it expects
    readonly payload: any;
  }

  const me = {
    id: 1,
    is_bot: true,
    first_name: 'Carcassonne',
    username: 'carcassonne_bot',
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
    can_connect_to_business: false,
    has_main_web_app: false,
  };
  const group = { id: -100, type: 'group', title: 'Sunday' };
  const anna = { id: 7, is_bot: false, first_name: 'Anna <b>', language_code: 'en' };
  const bruno = { id: 8, is_bot: false, first_name: 'Bruno', language_code: 'it' };

  /** The bot with all of Telegram except its network. */
  async function useTelegram() {
    const { Bot } = requireFrom('telegram-bot', 'grammy') as Grammy;
    const telegram = new Bot('7:token', { botInfo: me as never });
    const sent: Sent[] = [];
    telegram.api.config.use(async (_, method, payload) => {
      sent.push({ method, payload });
      return { ok: true, result: true } as never;
    });
    const { auth } = await makeApplication(service, ['players:act-for', 'webhooks']);
    const port = await freePort();
    const settings = {
      serviceUrl: service.url,
      token: auth.authorization.replace('Bearer ', ''),
      webhookUrl: `http://127.0.0.1:${port}/`,
      listen: { host: '127.0.0.1', port },
      memoryFile: await newMemoryFile(),
    };
    const connected = await bot.connectTelegram(telegram, settings, () => {});
    onTestFinished(() => connected.close());
    let updates = 0;
    const update = (more: object) => {
      updates += 1;
      return telegram.handleUpdate({ update_id: updates, ...more } as never);
    };
    const write = (from: object, text: string, chat: object = group) =>
      update({ message: { message_id: updates, date: 0, chat, from, text } });
    const press = (from: object, data: string, chat: object = group) =>
      update({
        callback_query: {
          id: '1',
          chat_instance: '1',
          from,
          data,
          message: { message_id: 1, date: 0, chat },
        },
      });
    const waitForMessage = (pattern: RegExp) =>
      vi.waitFor(() => {
        const at = sent.findIndex(({ payload }) => pattern.test(payload.text ?? ''));
        if (at === -1) throw new Error(`${pattern} was never sent:\n${JSON.stringify(sent, null, 1)}`);
        return sent.splice(at, 1)[0] as Sent;
      }, waiting);
    return { sent, write, press, waitForMessage };
  }

  test('a group plays with commands and buttons', async () => {
    const { sent, write, press, waitForMessage } = await useTelegram();
    await write(anna, 'what a day');
    expect(sent).toEqual([]);
    await write(anna, '/new@carcassonne_bot 2 players no deadline');
    const made = await waitForMessage(/is open/);
    expect(made).toMatchObject({ method: 'sendMessage', payload: { chat_id: '-100', parse_mode: 'HTML' } });
    await write(bruno, '/entra');
    expect((await waitForMessage(/comincia|inizia/)).payload.chat_id).toBe('-100');

    const ping = await waitForMessage(/Your turn/);
    expect(ping.payload.text).toMatch(/^<a href="tg:\/\/user\?id=7">Anna &lt;b&gt;<\/a>: /);
    expect(ping.payload.link_preview_options.url).toMatch(/board\.png\?legal=1$/);
    const [[button]] = ping.payload.reply_markup.inline_keyboard;
    expect(Buffer.byteLength(button.callback_data)).toBeLessThanOrEqual(64);
    await press(anna, button.callback_data);
    const spots = await waitForMessage(/^At|^Sunday|^\d|lays/);
    const [row] = spots.payload.reply_markup?.inline_keyboard ?? [[button]];
    await press(anna, row.at(-1).callback_data);
    await waitForMessage(/places a tile/);
    expect((await waitForMessage(/Tocca a te/)).payload.text).toMatch(/tg:\/\/user\?id=8/);
  });

  test('the bot reads every word in private', async () => {
    const { write, waitForMessage } = await useTelegram();
    const chat = { id: 8, type: 'private', first_name: 'Bruno' };
    await write(bruno, '/start', chat);
    expect((await waitForMessage(/Carcassonne/)).payload.chat_id).toBe('8');
    await write(bruno, 'lingua en', chat);
    await waitForMessage(/From now on I speak English/);
    await write(bruno, 'games', chat);
    await waitForMessage(/You have no games/);
  });

  test('drawings keep their shape, and markup is escaped', () => {
    const { text } = bot.messageFor({ text: 'a < b & c', isDrawn: true });
    expect(text).toBe('<pre>a &lt; b &amp; c</pre>');
  });

  test('compiles, with these tests', () => expectTypesOf('telegram-bot'));
});
