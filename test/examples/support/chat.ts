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

/** What the bot posted in a room. */
export interface Posted extends BotMessage {
  readonly room: string;
}

/** A chat with nothing around it: rooms are names, `@` and a user's id is a user alone. */
export interface TestChat {
  readonly bot: RunningBot;
  readonly posted: Posted[];
  readonly application: TestApplication;
  /** Where the service sends webhooks. */
  readonly webhookUrl: string;
  /** What they are signed with. */
  secret(): Promise<string>;
  /** The chat can't be reached for as long as it is set. */
  isDown: boolean;
  /** Sends a message, and returns what the bot replied in that room. */
  say(user: string, text: string, more?: Partial<ChatMessage>): Promise<BotMessage>;
  /** Waits until the bot posted something, and removes it. */
  waitFor(pattern: RegExp, room?: string): Promise<Posted>;
  /** Ends the bot, and starts it again with what it remembers. */
  restart(): Promise<void>;
  /** Ends the bot. */
  stop(): Promise<void>;
}

/** A chat for the test, with a bot of another application each time. */
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
