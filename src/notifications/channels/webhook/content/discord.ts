import type { Deps } from '../../../../platform/deps.ts';
import { frameOf } from './frame.ts';
import type { Message } from './message.ts';
import { sentenceOf } from './sentences.ts';

/** Returns the body for an incoming webhook of Discord. It mentions no one, even if a player is called `@everyone`. */
export function discordMessage(deps: Deps, message: Message): object {
  const { title, url, picture, scores } = frameOf(deps, message);
  return {
    username: 'Carcassonne by mail',
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: title.slice(0, 256),
        url,
        description: escaped(sentenceOf(message)).slice(0, 4000),
        ...(picture !== undefined && { image: { url: picture } }),
        ...(scores !== undefined && { footer: { text: scores.slice(0, 2000) } }),
        timestamp: message.at.toISOString(),
      },
    ],
  };
}

const escaped = (text: string) => text.replace(/[\\*_~`|>[\]()#@<-]/g, '\\$&');
