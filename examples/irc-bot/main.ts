import { readBotSettings } from '../chat-core/index.ts';
import { startIrcBot } from './bot.ts';
import { readIrcSettings } from './settings.ts';

const log = (text: string) => console.log(`${new Date().toISOString()} ${text}`);

try {
  const bot = await startIrcBot(readBotSettings(process.env, 'irc'), readIrcSettings(process.env), log);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => bot.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
