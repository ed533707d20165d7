import { createClient, retryingFetch } from '#client';
import { type Chat, openChat } from './chat.ts';
import { openMemory } from './memory.ts';
import type { Platform } from './platform.ts';
import type { BotSettings } from './settings.ts';
import { ensureWebhook } from './webhook.ts';
import { receiveWebhooks } from './webhook-receiver.ts';

/** A bot that receives webhooks, and everything its platform passes to `chat`. */
export interface RunningBot {
  readonly chat: Chat;
  close(): Promise<void>;
}

/** Starts the parts every bot has: its memory, its players, and a receiver for webhooks. */
export async function startBot(
  settings: BotSettings,
  platform: Platform,
  log: (text: string) => void,
): Promise<RunningBot> {
  const { serviceUrl, token, webhookUrl, listen, memoryFile } = settings;
  const client = createClient({ baseUrl: serviceUrl, token, fetch: retryingFetch() });
  const memory = await openMemory(memoryFile);
  const chat = openChat(client, memory, platform, log);
  const receiver = await receiveWebhooks(listen, () => memory.webhook?.secret, chat.announce, log);
  await ensureWebhook(client, memory, webhookUrl);
  return { chat, close: receiver.close };
}
