import { Refused } from '#client';
import { type BotCommand, parseBotCommand } from './bot-commands.ts';
import type { Answer, ChatContext } from './context.ts';
import type { BotMessage, ChatMessage, ChatUser } from './platform.ts';
import { answerMessage, bindRoom, keyOf, send, withoutSecrets } from './rooms.ts';
import { textsFor } from './texts.ts';

/** Runs a user's command and returns the reply; undefined if it was already answered. */
export async function replyTo(context: ChatContext, message: ChatMessage): Promise<BotMessage | undefined> {
  const command = parseBotCommand(message.text);
  try {
    return command === undefined ? await play(context, message) : await obey(context, command, message);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // The chat delivered it twice, and the board has changed in between.
    if (error.kind === 'idempotency-key-reused') return undefined;
    if (error.kind === 'game-not-found') return { text: textsOf(context, message.user).gameIsHidden };
    if (error.status > 0 && error.status < 500) return { text: error.message };
    context.log(`the service: ${error.message}`);
    return { text: textsOf(context, message.user).offline };
  }
}

async function play(context: ChatContext, message: ChatMessage): Promise<BotMessage> {
  const { room, isPrivate, user, text, about = context.memory.rooms.get(room) } = message;
  const texts = textsOf(context, user);
  const answer = await send(context, user, text, about, keyOf(context, message));
  const isHere = await bindRoom(context, room, answer, isPrivate);
  const { message: reply, isSecret } = await answerMessage(context, user, answer, text);
  // The picture comes with the mention, for the player to move.
  const picture = isAnnounced(context, answer) ? undefined : reply.picture;
  const hint = isHere || text.includes('#') ? '' : `\n${texts.playedElsewhere(answer.game?.slice(-5) ?? '')}`;
  const whole = { ...reply, picture, text: reply.text + hint };
  return withoutSecrets(context, room, user, { message: whole, isSecret }, texts.sentInPrivate);
}

/** Whether a user in this chat is about to be notified of their turn, with a picture. */
function isAnnounced({ platform }: ChatContext, { mentions }: Answer): boolean {
  return mentions.some(({ external }) => external?.provider === platform.provider);
}

function obey(context: ChatContext, command: BotCommand, message: ChatMessage): Promise<BotMessage> {
  switch (command.type) {
    case 'language':
      return setLanguage(context, message.user, command.locale);
    case 'here':
      return playHere(context, message, command.game);
  }
}

async function setLanguage(
  context: ChatContext,
  user: ChatUser,
  locale: string | undefined,
): Promise<BotMessage> {
  if (locale === undefined) return { text: textsOf(context, user).languages };
  await context.players.setLocale(user, locale);
  return { text: textsFor(locale).languageIsSet };
}

/** Assigns a game, or none, to the room. */
async function playHere(
  context: ChatContext,
  { user, room }: ChatMessage,
  game: string,
): Promise<BotMessage> {
  const texts = textsOf(context, user);
  if (game === '-') {
    context.memory.rooms.delete(room);
    await context.memory.save();
    return { text: texts.nothingHere };
  }
  const answer = await send(context, user, `${game} turn`);
  await bindRoom(context, room, answer, true);
  const reply = await answerMessage(context, user, answer, '');
  return withoutSecrets(context, room, user, reply, texts.sentInPrivate);
}

const textsOf = ({ players }: ChatContext, user: ChatUser) => textsFor(players.known(user).locale);
