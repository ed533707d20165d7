import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../helpers/html.ts';
import { type Language, textsIn } from '../../texts/index.ts';
import { languageOf } from '../accept.ts';
import { isUnchanged } from '../etag.ts';
import { rulesDocument } from '../exact-rules.ts';
import { readDocument } from './documents.ts';
import { sendPage } from './layout.ts';
import { hidden } from './link-request.ts';

/**
 * `/rules/exact`: the numbered rules, to which `ruleUrl` of a problem links; the page explains the rules at `/rules`.
 * They are read and rendered once per language.
 */
export function serveRules(app: FastifyInstance): void {
  const pages = new Map<Language, ReturnType<typeof readDocument>>();
  app.get('/rules/exact', hidden, async (request, reply) => {
    const language = languageOf(request);
    const reading = pages.get(language) ?? readDocument(rulesDocument(language));
    pages.set(language, reading);
    const { title, html, tag } = await reading;
    const isKnown = isUnchanged(request, reply, tag, 'accept-encoding, accept-language');
    if (isKnown) return reply.code(304).send();
    sendPage(reply, language, title, [{ html: wayBack(language) }, { html }]);
    return reply;
  });
}

function wayBack(language: Language): string {
  const { picturedRules } = textsIn(language).links;
  return `<p><a href="/">Carcassonne by mail</a> · <a href="/rules">${escapeHtml(picturedRules)}</a></p>`;
}
