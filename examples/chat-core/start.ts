import { createClient, retryingFetch } from '#client';
import { type Chat, openChat } from './chat.ts';
import { keepEndpoint } from './endpoint.ts';
import { openMemory } from './memory.ts';
import type { Platform } from './platform.ts';
import type { BotSettings } from './settings.ts';
import { receiveWebhooks } from './webhook-receiver.ts';

/** A bot that hears webhooks and whatever its platform passes to `chat`. */
export interface RunningBot {
  readonly chat: Chat;
  close(): Promise<void>;
}

/** Starts what every bot has: its memory, its players, and an ear for the service. */
export async function startBot(
  settings: BotSettings,
  platform: Platform,
  log: (text: string) => void,
): Promise<RunningBot> {
  const { serviceUrl, token, webhookUrl, listen, memoryFile } = settings;
  const client = createClient({ baseUrl: serviceUrl, token, fetch: retryingFetch() });
  const memory = await openMemory(memoryFile);
  const chat = openChat(client, memory, platform, log);
  const receiver = await receiveWebhooks(listen, () => memory.endpoint?.secret, chat.tell, log);
  await keepEndpoint(client, memory, webhookUrl);
  return { chat, close: receiver.close };
}
