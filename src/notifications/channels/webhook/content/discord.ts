import type { Deps } from '../../../../platform/deps.ts';
import { gamePage, pictureLink } from '../../../links.ts';
import type { Message } from './message.ts';
import { languageOf, scoresLine, sentenceOf } from './sentences.ts';

/** For an incoming webhook of Discord. It mentions nobody, even if a player is called `@everyone`. */
export function discordMessage(deps: Deps, message: Message): object {
  const { game, at } = message;
  const picture = pictureLink(deps, game, languageOf(message));
  return {
    username: 'Carcassonne by mail',
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: game.name.slice(0, 256),
        url: gamePage(deps, game.id),
        description: escaped(sentenceOf(message)).slice(0, 4000),
        ...(picture !== undefined && { image: { url: picture } }),
        ...(game.startedAt !== null && { footer: { text: scoresLine(message).slice(0, 2000) } }),
        timestamp: at.toISOString(),
      },
    ],
  };
}

const escaped = (text: string) => text.replace(/[\\*_~`|>[\]()#@<-]/g, '\\$&');
