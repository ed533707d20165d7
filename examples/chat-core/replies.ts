import { Refused } from '#client';
import { type OwnCommand, ownCommand } from './own-commands.ts';
import type { ChatMessage, ChatUser, Saying } from './platform.ts';
import { type Answer, aloud, inWords, keyOf, type Means, send, settle } from './tables.ts';
import { textsFor } from './texts.ts';

/** Does what somebody says, and what to answer. Undefined: nothing, as it was done and answered before. */
export async function replyTo(means: Means, message: ChatMessage): Promise<Saying | undefined> {
  const own = ownCommand(message.text);
  try {
    return own === undefined ? await play(means, message) : await obey(means, own, message);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // Delivered twice by the chat, and heard the first time; the board has changed since.
    if (error.kind === 'idempotency-key-reused') return undefined;
    if (error.kind === 'game-not-found') return { text: textsOf(means, message.user).gameIsHidden };
    if (error.status > 0 && error.status < 500) return { text: error.message };
    means.log(`the service: ${error.message}`);
    return { text: textsOf(means, message.user).offline };
  }
}

async function play(means: Means, message: ChatMessage): Promise<Saying> {
  const { room, isPrivate, user, text, about = means.memory.rooms.get(room) } = message;
  const texts = textsOf(means, user);
  const answer = await send(means, user, text, about, keyOf(means, message));
  const isHere = await settle(means, room, answer, isPrivate);
  const said = await inWords(means, user, answer, text);
  // The picture comes with the ping, to whom it is new.
  const saying = isPinged(means, answer) ? { ...said.saying, picture: undefined } : said.saying;
  const hint = isHere || text.includes('#') ? '' : `\n${texts.playedElsewhere(answer.game?.slice(-5) ?? '')}`;
  const { isSecret } = said;
  return aloud(
    means,
    room,
    user,
    { saying: { ...saying, text: saying.text + hint }, isSecret },
    texts.toldInPrivate,
  );
}

/** Whether somebody in this chat is about to be told, with a picture, that it is their turn. */
function isPinged({ platform }: Means, { mentions }: Answer): boolean {
  return mentions.some(({ external }) => external?.provider === platform.provider);
}

function obey(means: Means, own: OwnCommand, message: ChatMessage): Promise<Saying> {
  switch (own.type) {
    case 'language':
      return speak(means, message.user, own.locale);
    case 'here':
      return playHere(means, message, own.game);
  }
}

async function speak(means: Means, user: ChatUser, locale: string | undefined): Promise<Saying> {
  if (locale === undefined) return { text: textsOf(means, user).languages };
  await means.players.speak(user, locale);
  return { text: textsFor(locale).languageIsSet };
}

/** From now on the room plays another game, or none. */
async function playHere(means: Means, { user, room }: ChatMessage, game: string): Promise<Saying> {
  if (game === '-') {
    means.memory.rooms.delete(room);
    await means.memory.save();
    return { text: textsOf(means, user).nothingHere };
  }
  const answer = await send(means, user, `${game} turn`);
  await settle(means, room, answer, true);
  return aloud(means, room, user, await inWords(means, user, answer, ''), textsOf(means, user).toldInPrivate);
}

const textsOf = ({ players }: Means, user: ChatUser) => textsFor(players.known(user).locale);
