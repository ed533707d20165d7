export type { Chat } from './chat.ts';
export { choiceFrom } from './choices.ts';
export type { ChatMessage, ChatUser, Choice, Platform, Saying } from './platform.ts';
export { type BotSettings, type Environment, needed, readBotSettings, wholeOf, yesOrNo } from './settings.ts';
export { type RunningBot, startBot } from './start.ts';
