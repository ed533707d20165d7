import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { resetPassword } from '../../accounts/passwords/reset.ts';
import { verifyAddress } from '../../accounts/profile/email-verification.ts';
import { passwordSchema } from '../../accounts/schemas/accounts.ts';
import { escapeHtml } from '../../helpers/html.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { InLanguage, LinkTexts } from '../../texts/index.ts';
import { form, type Html, link, sendPage } from './layout.ts';
import { hidden, type LinkRequest, requireLink, wordsFor } from './link-request.ts';

/** `/verify/…` and `/reset/…` */
export function accountPages(app: FastifyInstance, deps: Deps): void {
  verificationPages(app, deps);
  passwordResetPages(app, deps);
}

const homeLink = ({ config }: Deps, words: InLanguage<LinkTexts>) => link(`${config.publicUrl}/`, words.play);

function verificationPages(app: FastifyInstance, deps: Deps): void {
  app.get('/verify/*', hidden, async (request: LinkRequest, reply) => {
    requireLink(deps, 'verify', request);
    const words = wordsFor(request);
    return sendPage(reply, words.language, words.verify, [form('', words.confirm)]);
  });
  app.post('/verify/*', hidden, async (request: LinkRequest, reply) => {
    await verifyAddress(deps, request.params['*']);
    const words = wordsFor(request);
    return sendPage(reply, words.language, words.verified, [homeLink(deps, words)]);
  });
}

function passwordResetPages(app: FastifyInstance, deps: Deps): void {
  app.get('/reset/*', hidden, async (request: LinkRequest, reply) => {
    requireLink(deps, 'reset', request);
    const words = wordsFor(request);
    return sendPage(reply, words.language, words.reset, [passwordForm(words)]);
  });
  app.post('/reset/*', hidden, async (request: LinkRequest, reply) => {
    const sent = z.object({ password: passwordSchema }).safeParse(request.body);
    if (!sent.success) throw problem('validation', { detail: 'A password has 8 to 200 characters.' });
    await resetPassword(deps, request.params['*'], sent.data.password);
    const words = wordsFor(request);
    return sendPage(reply, words.language, words.resetDone, [homeLink(deps, words)]);
  });
}

function passwordForm(words: InLanguage<LinkTexts>): Html {
  const input =
    '<input type="password" name="password" minlength="8" maxlength="200" autocomplete="new-password" required>';
  return form(`<label>${escapeHtml(words.password)}${input}</label>`, words.confirm);
}
