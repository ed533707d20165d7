import type { Deps } from '../../../../platform/deps.ts';
import { emailTextsFor } from '../../../texts.ts';
import { type Frame, frameOf } from './frame.ts';
import type { Message } from './message.ts';
import { sentenceOf } from './sentences.ts';

/** Returns the body for an incoming webhook of Slack. */
export function slackMessage(deps: Deps, message: Message): object {
  const frame = frameOf(deps, message);
  const sentence = escaped(sentenceOf(message)).slice(0, 2900);
  const title = `<${frame.url}|${escaped(frame.title)}>`;
  const section = { type: 'section', text: { type: 'mrkdwn', text: `*${title}*\n${sentence}` } };
  return {
    text: `${escaped(frame.title)}: ${sentence}`,
    blocks: [section, ...pictureBlock(frame, message), ...scoresBlock(frame)],
  };
}

function pictureBlock({ picture }: Frame, { game, recipient }: Message): object[] {
  if (picture === undefined) return [];
  const { boardAlt } = emailTextsFor(recipient.locale).frame;
  return [{ type: 'image', image_url: picture, alt_text: escaped(boardAlt(game.name)) }];
}

function scoresBlock({ scores }: Frame): object[] {
  if (scores === undefined) return [];
  return [{ type: 'context', elements: [{ type: 'plain_text', text: scores.slice(0, 1900) }] }];
}

/** Slack reads & < > as markup: `<!channel>` in a player's words must not alert the channel. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('|', '¦');
