import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problems.ts';
import { linkTextsFor } from '../../texts/index.ts';
import { accountPages } from './account-pages.ts';
import { decisionPages } from './decision-pages.ts';
import { emailChangePages } from './email-change-pages.ts';
import { sendPage } from './layout.ts';
import { requestPages } from './request-pages.ts';
import { unsubscribePages } from './unsubscribe-pages.ts';

const longestForm = 4096;

/**
 * Pages for email links. Opening one changes nothing, because programs that scan emails open every link; submitting its
 * form does.
 */
export function linkPages(instance: FastifyInstance, deps: Deps): void {
  instance.register(async (app) => {
    // Replaces the parser for apps, which reports more details to them.
    app.removeContentTypeParser('application/x-www-form-urlencoded');
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    // One-click unsubscribing in an email program sends such a form (RFC 8058), with no other content.
    app.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: longestForm },
      async () => ({}),
    );
    app.setErrorHandler((error, request, reply) => {
      if (!(error instanceof Problem)) throw error;
      const words = linkTextsFor(request.headers['accept-language']);
      reply.code(error.status);
      return sendPage(reply, words.language, words.notValid, [error.message]);
    });
    decisionPages(app, deps);
    requestPages(app, deps);
    accountPages(app, deps);
    unsubscribePages(app, deps);
    emailChangePages(app, deps);
  });
}
