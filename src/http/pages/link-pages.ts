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
 * Pages behind the links in emails. Opening one changes nothing (programs that scan emails open every link); sending
 * its form does.
 */
export function linkPages(instance: FastifyInstance, deps: Deps): void {
  instance.register(async (app) => {
    // In place of the one for apps, which tells them more.
    app.removeContentTypeParser('application/x-www-form-urlencoded');
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    // One click in an email program is sent as such a form (RFC 8058), and says nothing but that.
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
