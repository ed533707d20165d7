import type { Deps } from '../../../../platform/deps.ts';
import { gamePage, pictureLink } from '../../../links.ts';
import { emailTextsFor } from '../../../texts.ts';
import type { Message } from './message.ts';
import { languageOf, scoresLine, sentenceOf } from './sentences.ts';

/** For an incoming webhook of Slack. */
export function slackMessage(deps: Deps, message: Message): object {
  const { game } = message;
  const sentence = escaped(sentenceOf(message)).slice(0, 2900);
  const title = `<${gamePage(deps, game.id)}|${escaped(game.name)}>`;
  const section = { type: 'section', text: { type: 'mrkdwn', text: `*${title}*\n${sentence}` } };
  return {
    text: `${escaped(game.name)}: ${sentence}`,
    blocks: [section, ...pictureBlock(deps, message), ...scoresBlock(message)],
  };
}

function pictureBlock(deps: Deps, message: Message): object[] {
  const { game, recipient } = message;
  const picture = pictureLink(deps, game, languageOf(message));
  if (picture === undefined) return [];
  const { boardAlt } = emailTextsFor(recipient.locale).frame;
  return [{ type: 'image', image_url: picture, alt_text: escaped(boardAlt(game.name)) }];
}

function scoresBlock(message: Message): object[] {
  if (message.game.startedAt === null) return [];
  return [{ type: 'context', elements: [{ type: 'plain_text', text: scoresLine(message).slice(0, 1900) }] }];
}

/** Slack reads & < > as markup: `<!channel>` in a player's words must not alert the channel. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('|', '¦');
