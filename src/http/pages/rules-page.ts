import type { FastifyInstance } from 'fastify';
import { isUnchanged } from '../etag.ts';
import { readDocument } from './documents.ts';
import { sendPage } from './layout.ts';
import { hidden } from './link-request.ts';

/**
 * `/rules/exact`: the numbered rules of play, where `ruleUrl` of a problem leads, behind those that the page tells at
 * `/rules`. They are read and rendered once.
 */
export function serveRules(app: FastifyInstance): void {
  let page: { html: string; tag: string } | undefined;
  app.get('/rules/exact', hidden, async (request, reply) => {
    page ??= await readDocument('rules');
    const isKnown = isUnchanged(request, reply, page.tag, 'accept-encoding');
    if (isKnown) return reply.code(304).send();
    const { html } = page;
    sendPage(reply, 'en', 'The rules of play, exactly', [{ html: WAY_BACK }, { html }]);
    return reply;
  });
}

const WAY_BACK = '<p><a href="/">Carcassonne by mail</a> · <a href="/rules">The rules with pictures</a></p>';
