import type { Deps } from '../../../../platform/deps.ts';
import { testEvent } from '../../../kinds/index.ts';
import type { WebhookFormat } from '../../../store/webhook-endpoints.ts';
import { discordMessage } from './discord.ts';
import type { Message } from './message.ts';
import { slackMessage } from './slack.ts';
import { standardBody } from './standard.ts';

const bodies: Readonly<Record<WebhookFormat, (deps: Deps, message: Message) => string>> = {
  standard: standardBody,
  discord: (deps, message) => JSON.stringify(discordMessage(deps, message)),
  slack: (deps, message) => JSON.stringify(slackMessage(deps, message)),
};

/** Returns the body of a delivery. */
export function bodyFor(deps: Deps, format: WebhookFormat, message: Message): string {
  return bodies[format](deps, message);
}

const testBodies: Readonly<Record<WebhookFormat, (sentence: string, at: Date) => object>> = {
  standard: (sentence, at) => ({ type: testEvent, timestamp: at.toISOString(), data: { sentence } }),
  discord: (content) => ({ content, allowed_mentions: { parse: [] } }),
  slack: (text) => ({ text }),
};

/** Returns the body of a test. */
export function testBody(format: WebhookFormat, at: Date): string {
  const sentence = 'This is a test of Carcassonne by mail. Everything works.';
  return JSON.stringify(testBodies[format](sentence, at));
}
