import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { resubscribe, type Subscription, subscriptionOf, unsubscribe } from '../../notifications/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { InLanguage, LinkTexts } from '../../texts/index.ts';
import { form, sendPage } from './layout.ts';
import { hidden, type LinkRequest, wordsFor } from './link-request.ts';

const allowAgain = z.object({ allow: z.literal('again') });

/** `/unsubscribe/…`: opening the page changes nothing; its form, and one click in an email program, unsubscribe. */
export function unsubscribePages(app: FastifyInstance, deps: Deps): void {
  app.get('/unsubscribe/*', hidden, async (request: LinkRequest, reply) => {
    const subscription = await subscriptionOf(deps, request.params['*']);
    const words = wordsFor(request);
    if (subscription.isSuppressed) return sendEnd(reply, words, subscription);
    const title = subscription.of === 'player' ? words.unsubscribe : words.suppress;
    return sendPage(reply, words.language, title, [form('', words.confirm)]);
  });

  // Email programs send `List-Unsubscribe=One-Click` here (RFC 8058); people send the form above.
  app.post('/unsubscribe/*', hidden, async (request: LinkRequest, reply) => {
    const words = wordsFor(request);
    if (!allowAgain.safeParse(request.body).success) {
      return sendEnd(reply, words, await unsubscribe(deps, request.params['*']));
    }
    await resubscribe(deps, request.params['*']);
    return sendPage(reply, words.language, words.allowed, []);
  });
}

function sendEnd(reply: FastifyReply, words: InLanguage<LinkTexts>, { of }: Subscription): FastifyReply {
  if (of === 'player') return sendPage(reply, words.language, words.unsubscribed, []);
  const undo = form('<input type="hidden" name="allow" value="again">', words.allowAgain);
  return sendPage(reply, words.language, words.suppressed, [words.suppressedText, undo]);
}
