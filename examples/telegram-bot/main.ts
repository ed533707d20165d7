import { Bot } from 'grammy';
import { readBotSettings, readRequired } from '../chat-core/index.ts';
import { connectTelegram } from './bot.ts';

const telegram = new Bot(readRequired(process.env, 'TELEGRAM_TOKEN'));
const bot = await connectTelegram(telegram, readBotSettings(process.env, 'telegram'), console.log);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => Promise.all([telegram.stop(), bot.close()]));
await telegram.start({ onStart: ({ username }) => console.log(`here as @${username}`) });
