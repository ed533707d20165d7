export type { Chat } from './chat.ts';
export { choiceFrom } from './choices.ts';
export type { BotMessage, ChatMessage, ChatUser, Choice, Platform } from './platform.ts';
export {
  type BotSettings,
  type Environment,
  readBoolean,
  readBotSettings,
  readInteger,
  readRequired,
} from './settings.ts';
export { type RunningBot, startBot } from './start.ts';
