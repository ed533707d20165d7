import { readFile } from 'node:fs/promises';
import { onTestFinished, vi } from 'vitest';
import {
  type BotMessage,
  type ChatMessage,
  type RunningBot,
  startBot,
} from '../../../examples/chat-core/index.ts';
import type { TestApp } from '../../support/app.ts';
import { makeApplication, type TestApplication } from '../../support/players.ts';
import { waiting } from '../../support/waiting.ts';
import { freePort, newMemoryFile } from './places.ts';

/** A post of the bot in a room. */
export interface Posted extends BotMessage {
  readonly room: string;
}

/** A minimal chat: rooms are names, and `@` with a user's id is that user's private room. */
export interface TestChat {
  readonly bot: RunningBot;
  readonly posted: Posted[];
  readonly application: TestApplication;
  /** The service's webhook address. */
  readonly webhookUrl: string;
  /** The secret that signs them. */
  secret(): Promise<string>;
  /** Makes the chat unreachable while set. */
  isDown: boolean;
  /** Sends a message, and returns what the bot replied in that room. */
  say(user: string, text: string, more?: Partial<ChatMessage>): Promise<BotMessage>;
  /** Waits for a post of the bot, and removes it. */
  waitFor(pattern: RegExp, room?: string): Promise<Posted>;
  /** Stops the bot, and starts it again with its memory. */
  restart(): Promise<void>;
  /** Stops the bot. */
  stop(): Promise<void>;
}

/** A chat for the test, with a bot of a new application each time. */
export async function useChat(
  service: TestApp,
  { hasButtons = false, serviceUrl = service.url } = {},
): Promise<TestChat> {
  const application = await makeApplication(service, ['players:act-for', 'webhooks']);
  const port = await freePort();
  const settings = {
    serviceUrl,
    token: application.auth.authorization.replace('Bearer ', ''),
    webhookUrl: `http://127.0.0.1:${port}/`,
    listen: { host: '127.0.0.1', port },
    memoryFile: await newMemoryFile(),
  };
  const posted: Posted[] = [];
  const platform = {
    provider: 'irc',
    hasButtons,
    privateRoom: (user: string) => `@${user}`,
    async post(room: string, message: BotMessage) {
      if (chat.isDown) throw new Error('the chat is down');
      posted.push({ room, ...message });
    },
  };
  const start = () => startBot(settings, platform, () => {});
  let bot = await start();
  onTestFinished(() => bot.close());
  const chat: TestChat = {
    get bot() {
      return bot;
    },
    posted,
    application,
    secret: async () => JSON.parse(await readFile(settings.memoryFile, 'utf8')).webhook.secret,
    webhookUrl: settings.webhookUrl,
    isDown: false,
    async say(user, text, more = {}) {
      const answers: BotMessage[] = [];
      const { room = '#room', isPrivate = room.startsWith('@') } = more;
      const message = { user: { id: user, name: user }, text, ...more, room, isPrivate };
      await bot.chat.receive(message, async (reply) => void answers.push(reply));
      return answers[0] ?? { text: '' };
    },
    waitFor: (pattern, room) =>
      vi.waitFor(() => {
        const at = posted.findIndex((each) => pattern.test(each.text) && (room ?? each.room) === each.room);
        if (at === -1) throw new Error(`${pattern} was never posted:\n${JSON.stringify(posted, null, 1)}`);
        return posted.splice(at, 1)[0] as Posted;
      }, waiting),
    async restart() {
      await bot.close();
      bot = await start();
    },
    stop: () => bot.close(),
  };
  return chat;
}
