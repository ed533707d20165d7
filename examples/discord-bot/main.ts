import { Client, GatewayIntentBits } from 'discord.js';
import { readBotSettings, readRequired } from '../chat-core/index.ts';
import { connectDiscord } from './bot.ts';

const discord = new Client({ intents: [GatewayIntentBits.Guilds] });
const bot = await connectDiscord(discord, readBotSettings(process.env, 'discord'), console.log);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => Promise.all([discord.destroy(), bot.close()]));
await discord.login(readRequired(process.env, 'DISCORD_TOKEN'));
